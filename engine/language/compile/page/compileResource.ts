import type { CompiledCopy, CompiledResource, CompiledRowPermission } from '../../compiled/compiledPage.ts';
import { unknownCode } from '../../expressions/index.ts';
import type { ColumnType } from '../../../generated/page.ts';
import type { Path } from '../../../core/paths.ts';
import { hints, describeProblem } from '../../../text/problems.ts';
import { didYouMean } from '../../../text/suggestions.ts';
import { isReservedKey } from '../columns/columnKeys.ts';
import { SYSTEM_COLUMNS } from '../parts/fields.ts';
import { complain, expressionAt } from '../parts/pageCompilation.ts';
import type { PageCompilation } from '../parts/pageCompilation.ts';
import { recordFilterOf } from '../parts/recordFilter.ts';

function checkColumn(compilation: PageCompilation, key: string, path: Path): void {
  if (compilation.values.has(key)) return;
  const said = describeProblem('unknown-column', { name: key });
  complain(compilation, path, { ...said, ...didYouMean(key, compilation.values.keys()) });
}

/** Context of expressions that decide about a stored record: `$record` and `$user`. */
const RECORD_CONTEXT = { values: new Map(), details: new Map(), expected: 'boolean' } as const;

const ROW_PERMISSION = ['resource', 'rowPermission'];

/** Compiles the row permissions; `visible` must be expressible as a database filter, because lists use it. */
function compileRowPermission(compilation: PageCompilation): CompiledRowPermission | undefined {
  const { rowPermission } = compilation.page.resource;
  if (rowPermission === undefined) return undefined;
  const context = { ...RECORD_CONTEXT, record: compilation.record };
  const expressionOf = (key: keyof typeof rowPermission) => {
    const source = rowPermission[key];
    return source === undefined
      ? undefined
      : expressionAt(compilation, { path: [...ROW_PERMISSION, key], source }, context);
  };
  const [visible, editable, deletable] = [expressionOf('visible'), expressionOf('editable'), expressionOf('deletable')];
  const filter = visible && recordFilterOf(visible.source);
  if (visible && filter === undefined) {
    complain(compilation, [...ROW_PERMISSION, 'visible'], { ...describeProblem('not-a-filter'), ...hints('filter') });
  }
  return {
    visible: visible && filter && { expression: visible, filter },
    editable,
    deletable,
  };
}

/** Checks sets of columns; fixed values of the head count as columns. */
function checkColumnSets(compilation: PageCompilation, name: 'unique' | 'index'): void {
  const { resource } = compilation.page;
  for (const [index, keys] of (resource[name] ?? []).entries()) {
    for (const [part, key] of keys.entries()) {
      if (resource.fixed && Object.hasOwn(resource.fixed, key)) continue;
      if (name === 'index' && SYSTEM_COLUMNS.has(key)) continue;
      checkColumn(compilation, key, ['resource', name, index, part]);
    }
  }
}

/** Compiles the resource of the records and fills in the defaults. */
export function compileResource(compilation: PageCompilation): CompiledResource {
  const { resource } = compilation.page;
  const rowPermission = compileRowPermission(compilation);
  if (resource.statusKey !== undefined) checkColumn(compilation, resource.statusKey, ['resource', 'statusKey']);
  checkColumnSets(compilation, 'unique');
  checkColumnSets(compilation, 'index');
  for (const [key, value] of Object.entries(resource.fixed ?? {})) {
    const choices = compilation.facts.get(compilation.values)?.get(key)?.choices;
    if (choices !== undefined && !choices.values.has(String(value)))
      complain(compilation, ['resource', 'fixed', key], unknownCode(String(value), choices));
    if (!isReservedKey(key)) continue;
    complain(compilation, ['resource', 'fixed', key], {
      ...describeProblem('reserved-key', { key }),
      ...hints('otherName'),
    });
  }
  return {
    url: resource.url,
    table: resource.table,
    fixed: resource.fixed ?? {},
    permission: resource.permission,
    dataScope: resource.dataScope ?? 'department',
    statusKey: resource.statusKey,
    unique: resource.unique ?? [],
    index: resource.index,
    rowPermission,
    versionless: resource.versionless,
  };
}

/** Returns the key of the column by whose value sheet headings are remembered. */
export function compilePasteMemory(compilation: PageCompilation): string | undefined {
  const { pasteMemoryKey } = compilation.page;
  if (pasteMemoryKey !== undefined) checkColumn(compilation, pasteMemoryKey, ['pasteMemoryKey']);
  return pasteMemoryKey;
}

/** Types of dates that become outdated when a record is copied. */
const DAYS: ReadonlySet<ColumnType> = new Set<ColumnType>(['date', 'datetime']);

/** Parses `ieDate` or `goods.produceDate`; undefined if the page has no such column. */
function placeToConfirm({ page }: PageCompilation, name: string): CompiledCopy['confirm'][number] | undefined {
  const [first = '', key] = name.split('.');
  if (key === undefined) return page.columns.some((column) => column.key === first) ? { key: first } : undefined;
  const detail = page.details?.find((one) => one.key === first);
  return detail?.columns.some((column) => column.key === key) === true ? { detail: first, key } : undefined;
}

/** Compiles the copy settings: what is omitted, which details are copied, and which values users must confirm. */
export function compileCopy(compilation: PageCompilation): CompiledCopy {
  const { page } = compilation;
  const { omit = [], details = [], confirm } = page.copy ?? {};
  for (const [index, key] of omit.entries()) checkColumn(compilation, key, ['copy', 'omit', index]);
  for (const [index, key] of details.entries()) {
    if (compilation.details.has(key)) continue;
    complain(compilation, ['copy', 'details', index], {
      ...describeProblem('unknown-detail', { name: key }),
      ...didYouMean(key, compilation.details.keys()),
    });
  }
  const days = page.columns.flatMap(({ key, type }) => (DAYS.has(type) && !omit.includes(key) ? [key] : []));
  const places = (confirm ?? days).flatMap((name, index) => {
    const place = placeToConfirm(compilation, name);
    if (place === undefined) checkColumn(compilation, name, ['copy', 'confirm', index]);
    return place ?? [];
  });
  return { omit, details, confirm: places };
}
