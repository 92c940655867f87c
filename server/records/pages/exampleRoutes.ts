import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import {
  compilePageFile,
  localisePage,
  parseLocale,
  parsePage,
  localizeProblem,
  type CompiledDictionary,
  type Language,
  type Problem,
} from '../../../engine/index.ts';
import { languageOf } from '../../core/calls/language.ts';
import type { RouteDefinition } from '../../core/calls/routeDefinition.ts';
import type { Services } from '../../core/services/services.ts';
import { deliverPage } from '../../core/schemas/deliverPage.ts';
import { SEE_PROBLEMS } from './pageRoutes.ts';
import type { SentWirePage } from '../../../contract/wirePage.ts';

/** `page` is null if the file has problems. */
type Example = Required<SentWirePage>;

interface Reading {
  readonly language: Language;
  readonly dictionaries: ReadonlyMap<string, CompiledDictionary>;
}

const broken = (id: string, problems: readonly Problem[], language: Language): Example => ({
  id,
  hash: '',
  page: null,
  otherTitles: {},
  dictionaries: {},
  problems: problems.map((problem) => localizeProblem(problem, language)),
});

function readExample({ name, page: file, words }: ExampleFiles, { language, dictionaries }: Reading): Example {
  const id = `examples/${name.replace(/\.json$/, '')}`;
  const parsed = parsePage(file.text, `schemas/examples/${name}`);
  if (parsed.page === undefined) return broken(id, parsed.problems, language);
  const said = words === undefined ? undefined : parseLocale(words.text, `schemas/locales/${language}/${id}.json`);
  const schema = said?.locale === undefined ? parsed.page : localisePage(parsed.page, said.locale);
  const compiled = compilePageFile(schema, undefined, { id, dictionaries, language });
  const problems = [...compiled.problems, ...(said?.problems ?? [])];
  if (compiled.page === undefined) return broken(id, problems, language);
  const delivered = { problems, language, other: parsed.page };
  const { etag: _, ...content } = deliverPage({ compiled: compiled.page, schema }, dictionaries, delivered);
  return content;
}

const isGone = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** File names; a folder of schemas may have no examples. */
async function exampleFiles(folder: string): Promise<readonly string[]> {
  try {
    return (await readdir(folder)).filter((name) => /^[\w-]+\.json$/.test(name)).sort();
  } catch (error) {
    if (isGone(error)) return [];
    throw error;
  }
}

interface FileNow {
  readonly text: string;
  readonly time: number;
}

interface ExampleFiles {
  readonly name: string;
  readonly page: FileNow;
  /** Texts in the language; undefined if there are none. */
  readonly words: FileNow | undefined;
}

/** Undefined if the file does not exist or was deleted while reading the folder. */
async function readFileNow(path: string): Promise<FileNow | undefined> {
  try {
    return { text: await readFile(path, 'utf8'), time: (await stat(path)).mtimeMs };
  } catch (error) {
    if (isGone(error)) return undefined;
    throw error;
  }
}

async function readFiles(schemasFolder: string, language: Language): Promise<readonly ExampleFiles[]> {
  const names = await exampleFiles(join(schemasFolder, 'examples'));
  const files = names.map(async (name): Promise<readonly ExampleFiles[]> => {
    const page = await readFileNow(join(schemasFolder, 'examples', name));
    const words = await readFileNow(join(schemasFolder, 'locales', language, 'examples', name));
    return page === undefined ? [] : [{ name, page, words }];
  });
  return (await Promise.all(files)).flat();
}

/** Recompiles the examples when a file or a dictionary has changed. */
function createExamples(schemasFolder: string) {
  const kept = new Map<
    Language,
    { readonly signature: string; readonly of: unknown; readonly examples: readonly Example[] }
  >();
  return async (reading: Reading): Promise<readonly Example[]> => {
    const { language, dictionaries } = reading;
    const files = await readFiles(schemasFolder, language);
    const signature = files.map(({ name, page, words }) => `${name} ${page.time} ${words?.time}`).join('\n');
    const known = kept.get(language);
    if (known?.signature === signature && known.of === dictionaries) return known.examples;
    const examples = files.map((file) => readExample(file, reading));
    kept.set(language, { signature, of: dictionaries, examples });
    return examples;
  };
}

const META = ['page.schema.json', 'names.schema.json'] as const;

const readJson = async (path: string): Promise<unknown> => {
  const file = await readFileNow(path);
  return file === undefined ? undefined : JSON.parse(file.text);
};

/**
 * Schemas for completion and help, by file name. Names of the project (tables, permission codes, …) are only for users
 * who may see problems of schema files.
 */
const metaSchemas = async (schemasFolder: string, hasNames: boolean): Promise<Readonly<Record<string, unknown>>> => {
  const files = META.filter((name) => hasNames || name === 'page.schema.json');
  const read = async (name: string) => [name, await readJson(join(schemasFolder, 'meta', name))] as const;
  return Object.fromEntries((await Promise.all(files.map(read))).filter(([, schema]) => schema !== undefined));
};

/**
 * Example pages of the schemas folder, for the widget gallery (S2.1-9). They are not pages of the product: they store
 * nothing.
 */
export const exampleRoutes = ({ config, schemas }: Services): readonly RouteDefinition[] => {
  const examplesIn = createExamples(config.schemasFolder);
  return [
    {
      method: 'GET',
      url: '/schema/examples',
      permission: 'authenticated',
      scope: 'none',
      handle: async (request): Promise<readonly SentWirePage[]> => {
        const language = languageOf(request);
        const seesProblems = config.development || request.session.permissions.has(SEE_PROBLEMS);
        const examples = await examplesIn({ language, dictionaries: schemas.dictionaries(language) });
        return examples.map(({ problems, ...example }) => (seesProblems ? { ...example, problems } : example));
      },
    },
    {
      method: 'GET',
      url: '/schema/meta',
      permission: 'authenticated',
      scope: 'none',
      handle: (request): Promise<Readonly<Record<string, unknown>>> =>
        metaSchemas(config.schemasFolder, config.development || request.session.permissions.has(SEE_PROBLEMS)),
    },
  ];
};
