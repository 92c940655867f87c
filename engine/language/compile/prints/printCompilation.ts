import type { CompiledColumn, CompiledPage, Condition } from '../../compiled/compiledPage.ts';
import { TEXT_SUFFIX } from '../../compiled/compiledPrint.ts';
import { FACT_CHECKS, compileExpression } from '../../expressions/index.ts';
import type { ColumnFacts, ExpressionContext, Fields } from '../../expressions/index.ts';
import type { Path } from '../../../core/paths.ts';
import type { Problem } from '../../../text/problems.ts';
import type { CompiledExpression } from '../../../core/scope.ts';
import { SYSTEM_COLUMNS } from '../parts/fields.ts';
import { pageFunctionsIn } from '../parts/pageFunctions.ts';

export type ColumnsByKey = ReadonlyMap<string, CompiledColumn>;

/** State of the compilation of one print layout for one page. */
export interface PrintCompilation {
  readonly page: CompiledPage;
  /** Columns of the head and system columns. */
  readonly columns: ColumnsByKey;
  readonly context: ExpressionContext;
  readonly problems: Problem[];
}

/** Place of a part of the layout. `detail`: set inside a table, where the current row is available. */
export interface PrintPlace {
  readonly path: Path;
  readonly detail?: string | undefined;
}

export const isCoded = ({ dictCode, options }: CompiledColumn): boolean =>
  dictCode !== undefined || options !== undefined;

/** Returns every column, and the text field of each column that holds codes. */
const fieldsOf = (columns: Iterable<CompiledColumn>): Fields =>
  new Map(
    [...columns].flatMap((column) => [
      [column.key, column.valueType] as const,
      ...(isCoded(column) ? [[`${column.key}${TEXT_SUFFIX}`, 'text'] as const] : []),
    ]),
  );

/** Returns the codes of columns that hold one of a few. */
const factsOf = (columns: Iterable<CompiledColumn>): ReadonlyMap<string, ColumnFacts> =>
  new Map(
    [...columns].flatMap(({ key, traits, options = [], allowInput }) =>
      traits.choice === 'few' && options.length > 0 && allowInput !== true
        ? [[key, { choices: { of: key, values: new Set(options.map(({ value }) => value)) } }] as const]
        : [],
    ),
  );

export function beginPrint(page: CompiledPage): PrintCompilation {
  const columns = new Map([...SYSTEM_COLUMNS, ...page.columnByKey]);
  const details = new Map(page.details.map((detail) => [detail.key, fieldsOf(detail.columns)]));
  const values = fieldsOf(columns.values());
  const facts = new Map([
    [values, factsOf(columns.values())],
    ...page.details.flatMap((detail) => {
      const fields = details.get(detail.key);
      return fields === undefined ? [] : [[fields, factsOf(detail.columns)] as const];
    }),
  ]);
  const functions = pageFunctionsIn(page.language);
  const context = { values, details, facts, factChecks: FACT_CHECKS, functions };
  return { page, columns, context, problems: [] };
}

export const complainOf = ({ problems }: PrintCompilation, path: Path, problem: Omit<Problem, 'path'>): void => {
  problems.push({ ...problem, path });
};

/** Compiles an expression of the layout and reports its problems at its path. */
export function printExpression(
  compilation: PrintCompilation,
  { path, detail, source }: PrintPlace & { readonly source: string },
  expected?: ExpressionContext['expected'],
): CompiledExpression | undefined {
  const { context } = compilation;
  const row = detail === undefined ? undefined : context.details.get(detail);
  const { expression, problems } = compileExpression(source, { ...context, row, expected });
  for (const problem of problems) complainOf(compilation, [...path, ...problem.path], problem);
  return expression;
}

export function printCondition(
  compilation: PrintCompilation,
  place: PrintPlace,
  { source, fallback }: { readonly source: boolean | string | undefined; readonly fallback: boolean },
): Condition {
  if (source === undefined || typeof source === 'boolean') return source ?? fallback;
  return printExpression(compilation, { ...place, source }, 'boolean') ?? fallback;
}
