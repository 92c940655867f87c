import { subscribeKey } from 'valtio/utils';
import type { StoredValues } from '../browserStorage/storedValues.ts';
import type { SessionState } from '../session/session.ts';
import type { UserValues } from '../settings/userValues.ts';
import { LANGUAGES, spoken, type Language } from './spoken.ts';

export interface LanguageChoice {
  choose(language: Language): void;
}

interface LanguageParts {
  readonly stored: StoredValues;
  readonly values: UserValues;
  readonly session: SessionState;
}

const LAST_KEY = 'Language';
const KEY = 'language';

const languageOf = (kept: unknown): Language => LANGUAGES.find((language) => language === kept) ?? 'zh-CN';

/** Chinese, unless the user chose otherwise. The sign-in page speaks what was spoken last in this browser. */
export function createLanguageChoice({ stored, values, session }: LanguageParts): LanguageChoice {
  const speak = (language: Language): void => {
    spoken.language = language;
    stored.set(LAST_KEY, language);
  };
  const adopt = (): void => {
    if (session.info !== null) speak(languageOf(values.get(KEY)));
  };
  spoken.language = languageOf(stored.get(LAST_KEY));
  adopt();
  subscribeKey(session, 'info', adopt, true);
  values.subscribe(adopt);
  return {
    choose: (language) => {
      if (session.info !== null) values.set(KEY, language);
      speak(language);
    },
  };
}
