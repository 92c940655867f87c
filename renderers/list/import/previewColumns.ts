import { isBlank, type CompiledColumn, type CompiledPage } from '../../../engine/index.ts';
import type { SheetPart, SheetProblem } from '../../kit/ports/imports.ts';

/** What joins rows of details to their records stands under this key. */
const JOIN_KEY = '#join';
/** The row of the sheet, for those who look for it there. */
export const ROW_KEY = '#row';

/** When it is shown and open is the form's business; here every cell can be mended. The server judges conditions. */
const mendable = (column: CompiledColumn): CompiledColumn => ({
  ...column,
  visible: true,
  disabled: false,
  readOnly: false,
  required: false,
  compute: undefined,
  fixed: undefined,
  // Two rows of one sheet are told by the server, which knows those that are stored as well.
  checks: column.checks.filter(({ id }) => id !== 'unique'),
});

/** A column of the sheet alone, which is a plain text. */
const plainColumn = (like: CompiledColumn, change: Partial<CompiledColumn>): CompiledColumn => ({
  ...mendable(like),
  type: 'input',
  valueType: 'text',
  checks: [],
  synonyms: undefined,
  options: undefined,
  dictCode: undefined,
  defaultValue: undefined,
  defaultExpression: undefined,
  statistics: [],
  ...change,
});

/** Choices that follow a column which the sheet has not belong to nothing here. */
const following = (column: CompiledColumn, keys: ReadonlySet<string>): CompiledColumn =>
  isBlank(column.follows) || keys.has(column.follows ?? '') ? column : { ...column, follows: undefined };

const ownColumns = (page: CompiledPage, { detail }: Pick<SheetPart, 'detail'>): readonly CompiledColumn[] =>
  detail === '' ? page.columns : (page.detailByKey.get(detail)?.columns ?? []);

/** The columns that a sheet has, and those that something is wrong with, behind the number of the sheet's row. */
export function previewColumns(
  page: CompiledPage,
  part: SheetPart,
  {
    problems,
    rowTitle,
  }: { readonly problems: readonly Pick<SheetProblem, 'row' | 'key'>[]; readonly rowTitle: string },
): readonly CompiledColumn[] {
  const rows = new Set(part.rows.map(({ id }) => id));
  const keys = new Set([
    ...part.heads.map(({ key }) => key),
    ...problems.filter(({ row }) => rows.has(row)).map(({ key }) => key),
  ]);
  const byKey = new Map(ownColumns(page, part).map((column) => [column.key, column]));
  const plain = page.columns.find(({ type }) => type === 'input') ?? page.columns[0];
  if (plain === undefined) return [];
  const number = plainColumn(plain, { key: ROW_KEY, title: rowTitle, disabled: true, width: 64, fixed: 'left' });
  const columns = part.columns.flatMap(({ key, title }): readonly CompiledColumn[] => {
    if (!keys.has(key)) return [];
    if (key === JOIN_KEY) return [plainColumn(plain, { key, title })];
    const column = byKey.get(key);
    return column === undefined ? [] : [following(mendable(column), keys)];
  });
  return [number, ...columns];
}
