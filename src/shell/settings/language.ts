import { subscribeKey } from 'valtio/utils';
import type { StoredValues } from '../../platform/browserStorage/storedValues.ts';
import type { SessionState } from '../../platform/session/session.ts';
import type { UserValues } from './userValues.ts';
import { hasTexts, loadTexts } from '../../platform/locales/texts.ts';
import { spoken } from '../../platform/locales/spoken.ts';
import { LANGUAGES, type Language } from '../../../engine/index.ts';

export interface LanguageChoice {
  /** Speaks it once its texts are here, and keeps it for the user; rejects with a ChunkError when they do not come. */
  choose(language: Language): Promise<void>;
  /** The language of the start is spoken; Chinese where its texts did not come. */
  readonly ready: Promise<void>;
}

interface LanguageParts {
  readonly stored: StoredValues;
  readonly values: UserValues;
  readonly session: SessionState;
  /** Brings texts that are not here; by default from the server. */
  readonly load?: (language: Language) => Promise<void>;
}

const LAST_KEY = 'Language';
const KEY = 'language';

const languageOf = (kept: unknown): Language => LANGUAGES.find((language) => language === kept) ?? 'zh-CN';

/** Chinese, unless the user chose otherwise. The sign-in page speaks what was spoken last in this browser. */
export function createLanguageChoice({ stored, values, session, load = loadTexts }: LanguageParts): LanguageChoice {
  let wanted: Language = 'zh-CN';
  /** At once where nothing has to come: what is drawn next is drawn in it. The last word counts, whichever texts come first. */
  const speak = async (language: Language): Promise<void> => {
    wanted = language;
    if (!hasTexts(language)) await load(language);
    if (wanted === language) spoken.language = language;
  };
  const begin = async (language: Language): Promise<void> => {
    await speak(language).catch(() => undefined);
  };
  const adopt = async (): Promise<void> => {
    if (session.info === null) return;
    const language = languageOf(values.get(KEY));
    stored.set(LAST_KEY, language);
    await begin(language);
  };
  const keep = (language: Language): void => {
    stored.set(LAST_KEY, language);
    if (session.info !== null) values.set(KEY, language);
  };
  const ready = session.info === null ? begin(languageOf(stored.get(LAST_KEY))) : adopt();
  subscribeKey(session, 'info', () => void adopt(), true);
  values.subscribe(() => void adopt());
  return {
    ready,
    choose: async (language) => {
      keep(language);
      try {
        await speak(language);
      } catch (error) {
        if (wanted === language) keep(spoken.language);
        throw error;
      }
    },
  };
}
