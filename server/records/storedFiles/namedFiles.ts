import {
  isBlank,
  readListedFiles,
  type CompiledColumn,
  type CompiledPage,
  type Path,
  type Values,
} from '../../../engine/index.ts';
import { ownColumns, ownDetailColumns } from '../../data/lists/columnPlaces.ts';

/** A reference to a file in a record. */
export interface NamedFile {
  readonly path: string;
  readonly column: CompiledColumn;
  /** Column across all pages of its table: `proof`, for a detail `bgd_goods.proof`. */
  readonly place: string;
  /** Path in the record, as in findings. */
  readonly at: Path;
}

interface NamingRecord {
  readonly values: Values;
  /** Rows by detail key. */
  readonly details: Readonly<Record<string, readonly Values[]>>;
}

const isFile = ({ upload }: CompiledColumn): boolean => upload !== undefined;

const fileColumns = new WeakMap<CompiledPage, readonly (readonly [string, readonly CompiledColumn[]])[]>();

/**
 * Upload columns by detail key, blank for the header; empty for a page without uploads, so its saves need no queries.
 */
const columnsOf = (page: CompiledPage): readonly (readonly [string, readonly CompiledColumn[]])[] => {
  const known = fileColumns.get(page);
  if (known !== undefined) return known;
  const found = [
    ['', ownColumns(page).filter(isFile)] as const,
    ...page.details.map((detail) => [detail.key, ownDetailColumns(detail).filter(isFile)] as const),
  ].filter(([, columns]) => columns.length > 0);
  fileColumns.set(page, found);
  return found;
};

/** An external URL is treated as ordinary text. */
const pathsIn = (value: Values[string] | undefined): readonly string[] =>
  isBlank(value)
    ? []
    : readListedFiles(String(value)).flatMap(({ filePath }) => (/^https?:/i.test(filePath) ? [] : [filePath]));

/** The stored files that a record refers to, in header and rows, in the page's upload columns. */
export const namedFiles = (page: CompiledPage, { values, details }: NamingRecord): readonly NamedFile[] =>
  columnsOf(page).flatMap(([key, columns]) => {
    const table = key === '' ? '' : `${page.detailByKey.get(key)?.table ?? key}.`;
    const rows: readonly (readonly [Path, Values])[] =
      key === '' ? [[[], values]] : (details[key] ?? []).map((row, index) => [[key, index], row]);
    return rows.flatMap(([at, row]) =>
      columns.flatMap((column) =>
        pathsIn(row[column.key]).map((path) => ({
          path,
          column,
          place: `${table}${column.dbColumn}`,
          at: [...at, column.key],
        })),
      ),
    );
  });
