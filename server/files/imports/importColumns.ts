import {
  type CompiledColumn,
  type CompiledDetail,
  type CompiledPage,
  type Language,
  mayChange,
  type Can,
} from '../../../engine/index.ts';
import { isSystemKey } from '../../data/lists/columnPlaces.ts';
import { formatText, serverText } from '../../core/texts/serverText.ts';

/** Key of the value that links a row of a detail to its record. */
export const JOIN_KEY = '#join';

const isAlways = ({ disabled, readOnly }: CompiledColumn): boolean => disabled === true || readOnly === true;

/** Columns that a sheet may contain: those that staff may type, except files and secrets. */
const isImported = (column: CompiledColumn, can: Can): boolean =>
  column.traits.staff === undefined &&
  column.traits.isSecret !== true &&
  column.upload === undefined &&
  !isAlways(column) &&
  mayChange(column, can);

/** Columns of the sheets of a page whose records can be imported. */
export interface ImportShape {
  readonly page: CompiledPage;
  readonly columns: readonly CompiledColumn[];
  readonly details: readonly { readonly detail: CompiledDetail; readonly columns: readonly CompiledColumn[] }[];
  /** Column by which detail rows refer to their record; its key is that of a column of the page, or `JOIN_KEY`. */
  readonly join: CompiledColumn;
}

/** A column that exists only in sheets, used if no column of the page identifies a record. */
const numberColumn = (like: CompiledColumn, language: Language): CompiledColumn => ({
  ...like,
  key: JOIN_KEY,
  title: formatText(serverText('headNumber'), language),
  otherTitle: formatText(serverText('headNumber'), language === 'zh-CN' ? 'en-US' : 'zh-CN'),
  type: 'input',
  synonyms: undefined,
  options: undefined,
  dictCode: undefined,
  defaultValue: undefined,
  defaultExpression: undefined,
  checks: [],
});

/** Undefined if the caller may not fill in any column. */
export function importShape(page: CompiledPage, can: Can): ImportShape | undefined {
  const { statusKey, fixed } = page.resource;
  const isOwn = ({ key }: CompiledColumn): boolean =>
    key !== statusKey && !Object.hasOwn(fixed, key) && !isSystemKey(key);
  const columns = page.columns.filter((column) => isOwn(column) && isImported(column, can));
  const [first] = columns;
  if (first === undefined) return undefined;
  const naming = page.resource.unique.flatMap(([key, ...more]) => (more.length === 0 && key !== undefined ? key : []));
  // A column that may be blank does not identify a record: drafts of declarations have no number yet.
  const isFilled = ({ checks }: CompiledColumn): boolean =>
    checks.some(({ id, at }) => id === 'required' && at === 'save');
  const join =
    columns.find((column) => naming.includes(column.key) && isFilled(column)) ??
    numberColumn(first, page.language ?? 'zh-CN');
  const details = page.details
    .map((detail) => ({
      detail,
      columns: detail.columns.filter((column) => column.key !== detail.orderKey && isImported(column, can)),
    }))
    .filter((one) => one.columns.length > 0);
  return { page, columns, details, join };
}

/** Columns that a sheet of records, or of detail rows, may have; the link to the record comes first. */
export function sheetColumns(shape: ImportShape, detail = ''): readonly CompiledColumn[] {
  const { join, columns, details } = shape;
  if (detail === '') return join.key === JOIN_KEY && details.length > 0 ? [join, ...columns] : columns;
  const own = details.find((one) => one.detail.key === detail)?.columns ?? [];
  return [{ ...join, key: JOIN_KEY }, ...own];
}
