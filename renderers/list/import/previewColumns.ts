import { isBlank, type CompiledColumn, type CompiledPage } from '../../../engine/index.ts';
import type { SheetPart, SheetProblem } from '../../kit/ports/imports.ts';

/** Key of the column that links rows of details to their records. */
const JOIN_KEY = '#join';
/** Key of the column with the row number of the sheet, for finding the row there. */
export const ROW_KEY = '#row';

/** Makes a column editable: visibility and disabling apply only in the form. The server checks the conditions. */
const mendable = (column: CompiledColumn): CompiledColumn => ({
  ...column,
  visible: true,
  disabled: false,
  readOnly: false,
  required: false,
  compute: undefined,
  fixed: undefined,
  // Duplicates within a sheet are reported by the server, which also knows the stored records.
  checks: column.checks.filter(({ id }) => id !== 'unique'),
});

/** A column that exists only in the sheet, as plain text. */
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

/** Removes the parent of dependent choices when the sheet does not contain that column. */
const following = (column: CompiledColumn, keys: ReadonlySet<string>): CompiledColumn =>
  isBlank(column.follows) || keys.has(column.follows ?? '') ? column : { ...column, follows: undefined };

const ownColumns = (page: CompiledPage, { detail }: Pick<SheetPart, 'detail'>): readonly CompiledColumn[] =>
  detail === '' ? page.columns : (page.detailByKey.get(detail)?.columns ?? []);

/** Returns the columns that a sheet contains and those with problems, after the row number of the sheet. */
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
