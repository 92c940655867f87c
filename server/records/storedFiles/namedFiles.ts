import {
  isBlank,
  readListedFiles,
  type CompiledColumn,
  type CompiledPage,
  type Path,
  type Values,
} from '../../../engine/index.ts';
import { ownColumns, ownDetailColumns } from '../../data/lists/columnPlaces.ts';

/** Where a record names a file. */
export interface NamedFile {
  readonly path: string;
  readonly column: CompiledColumn;
  /** The column over all pages of its table: `proof`, of a detail `bgd_goods.proof`. */
  readonly place: string;
  /** In the record, as findings have it. */
  readonly at: Path;
}

interface NamingRecord {
  readonly values: Values;
  /** Rows by detail key. */
  readonly details: Readonly<Record<string, readonly Values[]>>;
}

const isFile = ({ upload }: CompiledColumn): boolean => upload !== undefined;

const fileColumns = new WeakMap<CompiledPage, readonly (readonly [string, readonly CompiledColumn[]])[]>();

/** By detail key, the header under a blank one; a page that takes no files has none, so its saves ask for nothing. */
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

/** An address of elsewhere is a text like any other. */
const pathsIn = (value: Values[string] | undefined): readonly string[] =>
  isBlank(value)
    ? []
    : readListedFiles(String(value)).flatMap(({ filePath }) => (/^https?:/i.test(filePath) ? [] : [filePath]));

/** The stored files that a record names, header and rows, as far as columns of the page hold files. */
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
