import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import {
  compilePage,
  parsePage,
  sayProblem,
  type CompiledDictionary,
  type Language,
  type Problem,
} from '../../engine/index.ts';
import { languageOf } from '../calls/language.ts';
import type { RouteDefinition } from '../calls/routeDefinition.ts';
import type { Services } from '../services/services.ts';
import { deliverPage } from '../schemas/deliverPage.ts';
import { SEE_PROBLEMS } from './pageRoutes.ts';
import type { PageDelivery } from '../schemas/schemaStore.ts';

/** An example as it is sent: `page` is null where the file has problems. */
type Example = Omit<PageDelivery, 'page' | 'etag'> & { readonly page: PageDelivery['page'] | null };

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
  problems: problems.map((problem) => sayProblem(problem, language)),
});

function readExample(name: string, text: string, { language, dictionaries }: Reading): Example {
  const id = `examples/${name.replace(/\.json$/, '')}`;
  const parsed = parsePage(text, `schemas/examples/${name}`);
  if (parsed.page === undefined) return broken(id, parsed.problems, language);
  const { page, problems } = compilePage(parsed.page, { id, dictionaries, language });
  if (page === undefined) return broken(id, problems, language);
  const delivered = { problems, language, other: parsed.page };
  const { etag: _, ...content } = deliverPage({ compiled: page, schema: parsed.page }, dictionaries, delivered);
  return content;
}

const isGone = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** Names of the files; a folder of schemas may have no examples. */
async function exampleFiles(folder: string): Promise<readonly string[]> {
  try {
    return (await readdir(folder)).filter((name) => /^[\w-]+\.json$/.test(name)).sort();
  } catch (error) {
    if (isGone(error)) return [];
    throw error;
  }
}

interface ExampleFile {
  readonly name: string;
  readonly text: string;
  readonly time: number;
}

/** Undefined: it went while the folder was read. */
async function readFileNow(folder: string, name: string): Promise<ExampleFile | undefined> {
  try {
    const path = join(folder, name);
    return { name, text: await readFile(path, 'utf8'), time: (await stat(path)).mtimeMs };
  } catch (error) {
    if (isGone(error)) return undefined;
    throw error;
  }
}

/** Compiles the examples again when a file or a dictionary has changed. */
function createExamples(folder: string) {
  const kept = new Map<
    Language,
    { readonly signature: string; readonly of: unknown; readonly examples: readonly Example[] }
  >();
  return async (reading: Reading): Promise<readonly Example[]> => {
    const { language, dictionaries } = reading;
    const files = await Promise.all((await exampleFiles(folder)).map((name) => readFileNow(folder, name)));
    const there = files.flatMap((file) => file ?? []);
    const signature = there.map(({ name, time }) => `${name} ${time}`).join('\n');
    const known = kept.get(language);
    if (known?.signature === signature && known.of === dictionaries) return known.examples;
    const examples = there.map(({ name, text }) => readExample(name, text, reading));
    kept.set(language, { signature, of: dictionaries, examples });
    return examples;
  };
}

/** The example pages of the schemas folder, for the widget gallery (S2.1-9). They are no pages of the product: nothing is stored by them. */
export const exampleRoutes = ({ config, schemas }: Services): readonly RouteDefinition[] => {
  const examplesIn = createExamples(join(config.schemasFolder, 'examples'));
  return [
    {
      method: 'GET',
      url: '/schema/examples',
      permission: 'authenticated',
      scope: 'none',
      handle: async (request) => {
        const language = languageOf(request);
        const seesProblems = config.development || request.session.permissions.has(SEE_PROBLEMS);
        const examples = await examplesIn({ language, dictionaries: schemas.dictionaries() });
        return examples.map(({ problems, ...example }) => ({ ...example, ...(seesProblems ? { problems } : {}) }));
      },
    },
  ];
};
