import { blockOf, type Block, type SourceColumn, type Value } from '../../../../engine/index.ts';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const isValue = (value: unknown): value is Value =>
  value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';

function readColumn(column: unknown): SourceColumn | undefined {
  if (!isRecord(column)) return undefined;
  const { key, type, dictCode } = column;
  if (typeof key !== 'string' || typeof type !== 'string') return undefined;
  return { key, type, dictCode: typeof dictCode === 'string' ? dictCode : undefined };
}

const readCell = (cell: unknown): { readonly raw: Value; readonly text: string } | undefined =>
  isRecord(cell) && isValue(cell['value']) && typeof cell['text'] === 'string'
    ? { raw: cell['value'], text: cell['text'] }
    : undefined;

/** Parses a block written by this product; undefined for anything else: any page can write to the clipboard. */
export function readOwnBlock(written: string): Block | undefined {
  if (written === '') return undefined;
  try {
    const cells: unknown = JSON.parse(written);
    if (!isRecord(cells) || !Array.isArray(cells['columns']) || !Array.isArray(cells['rows'])) return undefined;
    const sources = cells['columns'].flatMap((column) => readColumn(column) ?? []);
    const rows = cells['rows'].map((row) => (Array.isArray(row) ? row.flatMap((cell) => readCell(cell) ?? []) : []));
    const isWhole = sources.length > 0 && rows.length > 0 && rows.every((row) => row.length === sources.length);
    return isWhole ? { ...blockOf(rows), sources } : undefined;
  } catch {
    return undefined;
  }
}
