import type { Fields } from '../../expressions/index.ts';
import type { Path } from '../../../core/paths.ts';
import type { CompiledExpression } from '../../../core/scope.ts';
import { contextOf, expressionAt } from './pageCompilation.ts';
import type { PageCompilation } from './pageCompilation.ts';

/** Compiles the parameters of a call: texts and numbers as they are, texts that start with `$` as expressions. */
export function paramsAt(
  compilation: PageCompilation,
  place: { readonly path: Path; readonly row?: Fields | undefined },
  written: Readonly<Record<string, string | number>> = {},
): Readonly<Record<string, string | CompiledExpression>> {
  const context = contextOf(compilation, { row: place.row });
  const params: Record<string, string | CompiledExpression> = {};
  for (const [name, value] of Object.entries(written)) {
    if (typeof value !== 'string' || !value.startsWith('$')) params[name] = String(value);
    else params[name] = expressionAt(compilation, { path: [...place.path, name], source: value }, context) ?? '';
  }
  return params;
}
