import type { CompiledColumn, CompiledPage } from '../../language/compiled/compiledPage.ts';
import type { Value } from '../../core/values.ts';
import { readListedFiles } from './fileValue.ts';

type Fields = Readonly<Record<string, unknown>>;

const isFile = ({ upload }: CompiledColumn): boolean => upload !== undefined;

const pathsIn = (columns: readonly CompiledColumn[], row: Fields): readonly string[] =>
  columns.flatMap(({ key }) => readListedFiles(row[key] as Value | undefined).map(({ filePath }) => filePath));

const rowsIn = (wire: Fields, name: string): readonly Fields[] => {
  const rows = wire[name];
  return Array.isArray(rows) ? rows : [];
};

/** Whether records of a page can have files. */
export const takesFiles = ({ columns, details }: CompiledPage): boolean =>
  [...columns, ...details.flatMap((detail) => detail.columns)].some(isFile);

/** Returns the paths of all files in a wire record, header and rows, once each. */
export const filesOfRecord = ({ columns, details }: CompiledPage, wire: Fields): readonly string[] => [
  ...new Set([
    ...pathsIn(columns.filter(isFile), wire),
    ...details.flatMap((detail) => {
      const files = detail.columns.filter(isFile);
      return files.length === 0 ? [] : rowsIn(wire, detail.wireName).flatMap((row) => pathsIn(files, row));
    }),
  ]),
];
