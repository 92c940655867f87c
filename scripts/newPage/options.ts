import { parseArgs } from 'node:util';
import type { Language } from '../../engine/index.ts';
import type { NameRequest } from './pageNames.ts';

export interface NewOptions {
  /** Undefined for an invalid command line. */
  readonly request: NameRequest | undefined;
  /** Schema folder, relative to the project. */
  readonly folder: string;
  /** Language of the output. Default: Chinese. */
  readonly language: Language;
}

const LANGUAGES: Readonly<Record<string, Language>> = { en: 'en-US', zh: 'zh-CN' };

/** Parses the options of a command line. */
export function readOptions(args: readonly string[]): NewOptions {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        title: { type: 'string' },
        url: { type: 'string' },
        schemas: { type: 'string', default: 'schemas' },
        lang: { type: 'string', default: 'zh' },
      },
    });
    const { title, url, schemas, lang } = values;
    const [id, ...others] = positionals;
    const isKnown = id !== undefined && others.length === 0 && Object.hasOwn(LANGUAGES, lang);
    const request = isKnown ? { id, title, url } : undefined;
    return { request, folder: schemas, language: LANGUAGES[lang] ?? 'zh-CN' };
  } catch {
    return { request: undefined, folder: 'schemas', language: 'zh-CN' };
  }
}
