import { parseArgs } from 'node:util';
import type { Language } from '../../engine/index.ts';
import type { NameRequest } from './pageNames.ts';

export interface NewOptions {
  /** Undefined when the command line asks for something that there is not. */
  readonly request: NameRequest | undefined;
  /** Folder of the schemas, relative to the project. */
  readonly folder: string;
  /** Of what is said. Default: Chinese. */
  readonly language: Language;
}

const LANGUAGES: Readonly<Record<string, Language>> = { en: 'en-US', zh: 'zh-CN' };

/** The options of a command line. */
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
