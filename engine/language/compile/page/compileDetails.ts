import { detailCode } from '../../permissions/index.ts';
import type { CompiledDetail, CompiledPick } from '../../compiled/compiledPage.ts';
import type { DetailSchema } from '../../../generated/page.ts';
import type { Path } from '../../../core/paths.ts';
import { hints, part, describeProblem } from '../../../text/problems.ts';
import type { ProblemText } from '../../../text/problems.ts';
import { didYouMean } from '../../../text/suggestions.ts';
import { toDbColumn } from '../../../core/dbNames.ts';
import { isSecretColumn, isTableOfDetails, isTableOfPages } from '../../dicts/index.ts';
import { listOf } from '../../columnKinds/writtenForms.ts';
import { checkColumnKeys, isReservedKey } from '../columns/columnKeys.ts';
import { compileColumn } from '../columns/compileColumn.ts';
import { compileTableSettings } from './compileTableSettings.ts';
import { fieldsOf } from '../parts/fields.ts';
import { paramsAt } from '../parts/params.ts';
import { complain } from '../parts/pageCompilation.ts';
import type { PageCompilation } from '../parts/pageCompilation.ts';

/** Returns the key of the detail's rows in records. */
export const wireNameOf = (detail: DetailSchema): string => detail.wireName ?? `${detail.key}List`;

/** Checks that keys and wire names of details do not collide with each other or with columns of the head. */
function checkNames(compilation: PageCompilation, details: readonly DetailSchema[]): void {
  const taken = new Map<string, ProblemText>(
    [...compilation.values.keys()].map((key) => [key, part('part.theColumn', { key })]),
  );
  const take = (name: string, path: Path, owner: ProblemText): void => {
    const holder = taken.get(name) ?? (isReservedKey(name) ? part('part.theSystem') : undefined);
    if (holder === undefined) taken.set(name, owner);
    else complain(compilation, path, describeProblem('duplicate-key.name', { name, holder }));
  };
  for (const [index, detail] of details.entries()) {
    take(detail.key, ['details', index, 'key'], part('part.theDetail', { key: detail.key }));
  }
  for (const [index, detail] of details.entries()) {
    if (wireNameOf(detail) === detail.key) continue;
    const path = ['details', index, detail.wireName ? 'wireName' : 'key'];
    take(wireNameOf(detail), path, part('part.theDetail', { key: detail.key }));
  }
}

/** Reports secret columns of a system table that are named as a column, as a previous key or as a fixed value. */
function checkSecrets(compilation: PageCompilation): void {
  const { resource, columns } = compilation.page;
  const check = (key: string, path: Path): void => {
    if (isSecretColumn(resource.table, toDbColumn(key)))
      complain(compilation, path, describeProblem('reserved-key', { key }));
  };
  for (const [index, { key, renamedFrom }] of columns.entries()) {
    check(key, ['columns', index, 'key']);
    if (renamedFrom !== undefined) check(renamedFrom, ['columns', index, 'renamedFrom']);
  }
  for (const key of Object.keys(resource.fixed ?? {})) check(key, ['resource', 'fixed', key]);
}

function checkTables(compilation: PageCompilation, details: readonly DetailSchema[]): void {
  const { table } = compilation.page.resource;
  const owners = new Map<string, ProblemText>([[table, part('part.theHead')]]);
  const check = (name: string, path: Path): void => {
    if (path[0] === 'resource' ? isTableOfPages(name) : isTableOfDetails(name)) return;
    complain(compilation, path, { ...describeProblem('reserved-table', { name }), ...hints('tableName') });
  };
  check(table, ['resource', 'table']);
  checkSecrets(compilation);
  for (const [index, detail] of details.entries()) {
    const path = ['details', index, 'table'];
    const owner = owners.get(detail.table);
    check(detail.table, path);
    if (owner !== undefined)
      complain(compilation, path, describeProblem('duplicate-table', { name: detail.table, owner }));
    owners.set(detail.table, part('part.theDetail', { key: detail.key }));
  }
}

/** Returns the column that holds the row number: named by the detail, or marked with `isOrder`. */
function orderKeyOf(compilation: PageCompilation, detail: DetailSchema, path: Path): string | undefined {
  const marked = detail.columns.flatMap((column, index) =>
    'isOrder' in column && column.isOrder === true ? [{ key: column.key, index }] : [],
  );
  const orderKey = detail.orderKey ?? marked[0]?.key;
  for (const { key, index } of marked) {
    if (key === orderKey) continue;
    const said = describeProblem('duplicate-key.order', { key: orderKey ?? '' });
    complain(compilation, [...path, 'columns', index, 'isOrder'], said);
  }
  return orderKey;
}

/** Compiles the row picker of a detail as a popup with multiple selection. */
function pickOf(compilation: PageCompilation, detail: DetailSchema, path: Path): CompiledPick | undefined {
  const { pick } = detail;
  if (pick === undefined) return undefined;
  const compiled: CompiledPick = {
    code: pick.popupCode,
    orgFields: listOf(pick.orgFields),
    destFields: listOf(pick.destFields),
    param: paramsAt(compilation, { path: [...path, 'param'] }, pick.param),
    sorter: [],
    multi: true,
    unique: listOf(pick.unique),
  };
  compilation.authorChecks?.checkPopup(compilation, { column: pick, path, row: fieldsOf(detail.columns) }, compiled);
  for (const [index, name] of compiled.unique.entries()) {
    if (compiled.destFields.includes(name)) continue;
    const at = [...path, 'unique', ...(typeof pick.unique === 'string' ? [] : [index])];
    complain(compilation, at, {
      ...describeProblem('unfilled-column', { name }),
      ...didYouMean(name, compiled.destFields),
    });
  }
  return compiled;
}

function compileDetail(compilation: PageCompilation, detail: DetailSchema, path: Path): CompiledDetail {
  const known = compilation.details.get(detail.key);
  const isLast = compilation.page.details?.filter(({ key }) => key === detail.key).at(-1) === detail;
  const row = known !== undefined && isLast ? known : fieldsOf(detail.columns);
  checkColumnKeys(compilation, detail.columns, [...path, 'columns']);
  const orderKey = orderKeyOf(compilation, detail, path);
  if (detail.orderKey !== undefined && !row.has(detail.orderKey)) {
    const said = describeProblem('unknown-column', { name: detail.orderKey });
    complain(compilation, [...path, 'orderKey'], { ...said, ...didYouMean(detail.orderKey, row.keys()) });
  }
  return {
    key: detail.key,
    title: detail.title,
    wireName: wireNameOf(detail),
    table: detail.table,
    code: detailCode(compilation.page.resource.permission, detail.key),
    orderKey,
    language: compilation.language,
    pick: pickOf(compilation, detail, [...path, 'pick']),
    ...compileTableSettings(compilation, { detail, orderKey, path }),
    columns: detail.columns.map((column, index) => {
      const compiled = compileColumn(compilation, {
        column,
        path: [...path, 'columns', index],
        row,
        detail: detail.key,
      });
      // Rows already show their number at the start, so the order column is hidden.
      return column.key === orderKey && column.visible === undefined ? { ...compiled, visible: false } : compiled;
    }),
  };
}

/** Compiles the details of a page, including the keys and tables that they share with the head. */
export function compileDetails(compilation: PageCompilation): CompiledDetail[] {
  const details = compilation.page.details ?? [];
  checkNames(compilation, details);
  checkTables(compilation, details);
  return details.map((detail, index) => compileDetail(compilation, detail, ['details', index]));
}
