import Ajv from 'ajv';
import standaloneCode from 'ajv/dist/standalone/index.js';
import { build } from 'esbuild';
import type { JsonSchema } from './pageMetaSchema.ts';
import { BANNER } from './types.ts';

/**
 * Generates JavaScript source with one function per schema, without import and `require`; errors carry their schema.
 */
export async function validatorsOf(schemas: Readonly<Record<string, JsonSchema>>, resolveDir: string): Promise<string> {
  const ajv = new Ajv({
    allErrors: true,
    verbose: true,
    discriminator: true,
    strict: true,
    strictTypes: false,
    strictRequired: false,
    validateFormats: false,
    code: { source: true, esm: true, lines: true },
  });
  for (const [name, schema] of Object.entries(schemas)) ajv.addSchema(schema, name);
  const source = standaloneCode(ajv, Object.fromEntries(Object.keys(schemas).map((name) => [name, name])));
  const bundle = await build({
    stdin: { contents: source, resolveDir, loader: 'js' },
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    legalComments: 'none',
    charset: 'utf8',
    metafile: true,
    logLevel: 'silent',
  });
  const open = Object.values(bundle.metafile.outputs).flatMap((output) => output.imports);
  if (open.length > 0) throw new Error(`the validators still import ${open.map(({ path }) => path).join(', ')}`);
  return `${BANNER}\n${bundle.outputFiles[0]?.text ?? ''}`;
}
