import type { InputProblem } from '../../core/base/errors.ts';
import { serverText } from '../../core/texts/serverText.ts';
import { parseFilter } from './filterParameters.ts';
import { MAX_PAGE_SIZE } from './listParameters.ts';
import { isNoCondition, parsePaging, type Paging } from './paging.ts';
import { readSort, type WantedSort } from './sortParameters.ts';
import { problemsRefusal } from '../../core/base/errors.ts';

type Parameters = Readonly<Record<string, unknown>>;

/** Accepted parameters of a list that has no page. */
export interface PlainList<Column extends string> {
  /** Parameters with a special meaning; the schema of the route validates their values. */
  readonly names: ReadonlySet<string>;
  /** Sortable database columns by wire name. */
  readonly sortable: Readonly<Record<string, Column>>;
  /** Maximum number of rows per page. Default: that of record lists. */
  readonly mostRows?: number;
}

interface Sorted<Column extends string> {
  readonly column: Column;
  readonly order: WantedSort['order'];
}

export interface PlainListRequest<Column extends string> extends Paging {
  /** Empty if the call requests no order. */
  readonly sort: readonly Sorted<Column>[];
}

const NO_COLUMN = { find: () => undefined, ruleOf: () => undefined };

function unknownParameters(names: PlainList<string>['names'], parameters: Parameters): readonly InputProblem[] {
  return Object.entries(parameters).flatMap(([name, value]) => {
    const problem = isNoCondition(name) || names.has(name) ? null : parseFilter(NO_COLUMN, [name, value]);
    return problem !== null && 'said' in problem ? [problem] : [];
  });
}

function parseSort<Column extends string>(
  sortable: PlainList<Column>['sortable'],
  parameters: Parameters,
): readonly Sorted<Column>[] | InputProblem {
  const wanted = readSort(parameters);
  if (wanted === undefined) return [];
  if ('said' in wanted) return wanted;
  const sort: Sorted<Column>[] = [];
  for (const { column: name, order } of wanted.sort) {
    const column = Object.hasOwn(sortable, name) ? sortable[name] : undefined;
    if (column === undefined) return { path: wanted.path, said: serverText('sortUnknown', { column: name }) };
    sort.push({ column, order });
  }
  return sort;
}

/** For a list with a fixed order and size: rejects parameters that are not in `names`, by name. */
export function refuseUnknown(names: PlainList<string>['names'], parameters: Parameters): void {
  const sort = parseSort({}, parameters);
  const all = [...('said' in sort ? [sort] : []), ...unknownParameters(names, parameters)];
  if (all.length > 0) throw problemsRefusal('badParameters', all);
}

/** Reads paging, order and parameters as record lists do; unknown parameters are rejected by name. */
export function readPlainList<Column extends string>(
  { names, sortable, mostRows = MAX_PAGE_SIZE }: PlainList<Column>,
  parameters: Parameters,
): PlainListRequest<Column> {
  const { paging, problems } = parsePaging(parameters, mostRows);
  const sort = parseSort(sortable, parameters);
  const all = [...problems, ...('said' in sort ? [sort] : []), ...unknownParameters(names, parameters)];
  if (all.length > 0) throw problemsRefusal('badParameters', all);
  return { ...paging, sort: 'said' in sort ? [] : sort };
}
