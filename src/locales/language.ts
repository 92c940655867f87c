import { subscribeKey } from 'valtio/utils';
import type { StoredValues } from '../browserStorage/storedValues.ts';
import type { SessionState } from '../session/session.ts';
import { LANGUAGES, spoken, type Language } from './spoken.ts';

export interface LanguageChoice {
  choose(language: Language): void;
}

const KEY = 'Language';

const keyOf = (username: string): string => `${KEY}_${username}`;

const languageOf = (stored: unknown): Language => LANGUAGES.find((language) => language === stored) ?? 'zh-CN';

/** Chinese, unless the user chose otherwise in this browser. The sign-in page speaks what was spoken last. */
export function createLanguageChoice(stored: StoredValues, session: SessionState): LanguageChoice {
  const speak = (language: Language): void => {
    spoken.language = language;
    stored.set(KEY, language);
  };
  const adopt = (username: string): void => {
    if (username !== '') speak(languageOf(stored.get(keyOf(username))));
  };
  spoken.language = languageOf(stored.get(KEY));
  adopt(session.username);
  subscribeKey(session, 'username', adopt, true);
  return {
    choose: (language) => {
      if (session.username !== '') stored.set(keyOf(session.username), language);
      speak(language);
    },
  };
}
