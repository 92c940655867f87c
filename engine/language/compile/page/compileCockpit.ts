import type { CompiledBalance, CompiledCockpit, CompiledColumn, CompiledForm } from '../../compiled/compiledPage.ts';
import type { BalanceSchema } from '../../../generated/page.ts';
import type { Path } from '../../../core/paths.ts';
import { describeProblem } from '../../../text/problems.ts';
import type { CompiledExpression } from '../../../core/scope.ts';
import { didYouMean } from '../../../text/suggestions.ts';
import { complain, conditionAt, contextOf, expressionAt, type PageCompilation } from '../parts/pageCompilation.ts';
import type { CompiledParts } from './compileList.ts';

type Read = CompiledExpression['reads'][number];

/** `goods.declTotal`; any other form is an expression. */
const NAME = /^([A-Za-z]\w*)\.([A-Za-z]\w*)$/;

/** Returns the columns of the head or of a detail, by key. */
const columnsOf = ({ columnByKey, detailByKey }: CompiledParts, detail?: string): ReadonlyMap<string, CompiledColumn> =>
  detail === undefined
    ? columnByKey
    : new Map(detailByKey.get(detail)?.columns.map((column) => [column.key, column] as const));

function columnAt(compilation: PageCompilation, columns: ReadonlyMap<string, CompiledColumn>, at: [string, Path]) {
  const [key, path] = at;
  const column = columns.get(key);
  if (column?.valueType === 'decimal') return column;
  if (column !== undefined) complain(compilation, path, describeProblem('wrong-total', { key }));
  else
    complain(compilation, path, {
      ...describeProblem('unknown-column', { name: key }),
      ...didYouMean(key, columns.keys()),
    });
  return undefined;
}

const decimalAt = (compilation: PageCompilation, path: Path, source: string | undefined) =>
  source === undefined
    ? undefined
    : expressionAt(compilation, { path, source }, { ...contextOf(compilation), expected: 'decimal' });

interface BalancePlace {
  readonly parts: CompiledParts;
  readonly path: Path;
}

/** Compiles the total of the lines: the sum of a named column, or an expression. */
function linesAt(compilation: PageCompilation, { parts, path: at }: BalancePlace, written: string) {
  const path = [...at, 'lines'];
  const [, detail, key = ''] = NAME.exec(written) ?? [];
  if (detail === undefined) return decimalAt(compilation, path, written);
  const { detailByKey } = parts;
  if (detailByKey.has(detail)) {
    const column = columnAt(compilation, columnsOf(parts, detail), [key, path]);
    return column && decimalAt(compilation, path, `sum($details.${written})`);
  }
  const hint = didYouMean(detail, detailByKey.keys(), (name) => `${name}.${key}`);
  return void complain(compilation, path, { ...describeProblem('unknown-detail', { name: detail }), ...hint });
}

function compileBalance(
  compilation: PageCompilation,
  { parts, path }: BalancePlace,
  written: BalanceSchema,
): CompiledBalance | undefined {
  const { head: key, atMost = false } = written;
  const field = key === undefined ? undefined : columnAt(compilation, parts.columnByKey, [key, [...path, 'head']]);
  const against = decimalAt(compilation, [...path, 'against'], written.against);
  if ((key === undefined) === (written.against === undefined))
    complain(compilation, path, describeProblem('missing-key.head'));
  const lines = linesAt(compilation, { parts, path }, written.lines);
  const tolerance = decimalAt(compilation, [...path, 'tolerance'], written.tolerance);
  const whenAt = { path: [...path, 'when'], source: written.when, fallback: true };
  const when = conditionAt(compilation, whenAt, contextOf(compilation));

  const columnRead = ([root, first = '', second = '']: Read): CompiledColumn | undefined =>
    root === '$details' ? columnsOf(parts, first).get(second) : columnsOf(parts).get(first);
  const place = lines?.reads.flatMap((read) => {
    const [root, detail = ''] = read;
    const column = root === '$details' ? columnRead(read) : undefined;
    return column === undefined ? [] : { detail, column };
  })[0];
  if (lines === undefined) return undefined;
  if (place === undefined)
    return void complain(compilation, [...path, 'lines'], describeProblem('missing-key.linesOfDetail'));
  const reads = [lines, against, tolerance, typeof when === 'boolean' ? undefined : when].flatMap(
    (expression) => expression?.reads ?? [],
  );
  const columns = [...(field === undefined ? [] : [field]), ...reads.flatMap((read) => columnRead(read) ?? [])];
  return { title: (field ?? place.column).title, field, against, lines, place, atMost, tolerance, when, columns };
}

/**
 * Compiles the cockpit: details as the main area, the head as a rail, and the values that must agree between them
 * (decision 0083).
 */
export function compileCockpit(
  compilation: PageCompilation,
  parts: CompiledParts,
  { open, steps, tabs }: Pick<CompiledForm, 'open' | 'steps' | 'tabs'>,
): CompiledCockpit | undefined {
  const { cockpit } = compilation.page.form;
  if (cockpit === undefined) return undefined;
  const path = ['form', 'cockpit'];
  if (open !== 'tab' || steps.length > 0 || tabs.length === 0)
    complain(compilation, path, describeProblem('misplaced-key.cockpit'));
  const ribbon = (cockpit.ribbon ?? []).flatMap(
    (written, index) => compileBalance(compilation, { parts, path: [...path, 'ribbon', index] }, written) ?? [],
  );
  return { ribbon };
}
