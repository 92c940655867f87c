import { subscribeKey } from 'valtio/utils';
import type { StoredValues } from '../../platform/browserStorage/storedValues.ts';
import type { SessionState } from '../../platform/session/session.ts';
import type { UserValues } from './userValues.ts';
import { hasTexts, loadTexts } from '../../platform/locales/texts.ts';
import { spoken } from '../../platform/locales/spoken.ts';
import { LANGUAGES, type Language } from '../../../engine/index.ts';

export interface LanguageChoice {
  /**
   * Switches once its texts are loaded, and stores it for the user; rejects with a ChunkError when they fail to load.
   */
  choose(language: Language): Promise<void>;
  /** Resolves when the initial language is set; Chinese when its texts failed to load. */
  readonly ready: Promise<void>;
}

interface LanguageParts {
  readonly stored: StoredValues;
  readonly values: UserValues;
  readonly session: SessionState;
  /** Loads missing texts; default: from the server. */
  readonly load?: (language: Language) => Promise<void>;
}

const LAST_KEY = 'Language';
const KEY = 'language';

const languageOf = (kept: unknown): Language => LANGUAGES.find((language) => language === kept) ?? 'zh-CN';

/** Chinese, unless the user chose otherwise. The sign-in page uses the last language of this browser. */
export function createLanguageChoice({ stored, values, session, load = loadTexts }: LanguageParts): LanguageChoice {
  let wanted: Language = 'zh-CN';
  /** Switches immediately when the texts are loaded. The last choice wins, regardless of which texts load first. */
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
