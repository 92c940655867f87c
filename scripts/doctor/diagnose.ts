import { compileSchemas, hints, describeProblem, registerExtensions } from '../../engine/index.ts';
import type { CompiledSchemas, Problem } from '../../engine/index.ts';
import { EXTENSIONS } from '../../extensions/index.ts';
import { metaSchemaOf } from './metaSchemas.ts';
import { SHELL_COMPONENTS } from './shellComponents.ts';

registerExtensions(EXTENSIONS);

/** Text of every schema file by its path below the folder. */
export type SchemaTexts = ReadonlyMap<string, string>;

/** Undefined when the text is not a JSON object; the compiler reports that. */
function readObject(text: string): object | undefined {
  try {
    const value: unknown = JSON.parse(text.replace(/^\uFEFF/, ''));
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Reports a file without `$schema`. Such a file works, but editors cannot complete its keys. */
function withoutMetaSchema(path: string, text: string, file: string): Problem[] {
  const metaSchema = metaSchemaOf(path);
  const value = readObject(text);
  if (metaSchema === undefined || value === undefined || Object.hasOwn(value, '$schema')) return [];
  return [
    {
      ...describeProblem('missing-key', { key: '$schema' }),
      path: [],
      ...hints('metaSchema', { metaSchema }),
      patch: [{ op: 'add', path: '/$schema', value: metaSchema }],
      file,
      line: 1,
      column: 1,
    },
  ];
}

/** Whether the key exists under a misspelt name. */
const namesMetaSchema = ({ patch = [] }: Problem): boolean => patch.some(({ path }) => path === '/$schema');

/**
 * Reads and compiles a folder, and checks that files name their meta-schema for editors. `prefix` is prepended to the
 * paths in problems.
 */
export function diagnose(texts: SchemaTexts, prefix: string): CompiledSchemas {
  const compiled = compileSchemas({
    texts,
    prefix,
    shellComponents: SHELL_COMPONENTS,
  });
  const misspelt = new Set(compiled.problems.filter(namesMetaSchema).map(({ file }) => file));
  const unnamed = [...texts]
    .flatMap(([path, text]) => withoutMetaSchema(path, text, `${prefix}${path}`))
    .filter(({ file }) => !misspelt.has(file));
  return unnamed.length === 0 ? compiled : { ...compiled, problems: [...unnamed, ...compiled.problems] };
}
