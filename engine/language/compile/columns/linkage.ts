import type { ColumnSchema } from '../../../generated/page.ts';
import type { PlacedColumn } from '../parts/placedColumn.ts';
import type { PageCompilation } from '../parts/pageCompilation.ts';

export const linkageOf = (column: ColumnSchema | undefined): string | undefined =>
  column && 'linkageKey' in column ? column.linkageKey : undefined;

/** Returns the columns of the same head or detail, by key. */
export function siblingsOf({ page }: PageCompilation, { detail }: PlacedColumn): ReadonlyMap<string, ColumnSchema> {
  const columns = detail === undefined ? page.columns : page.details?.find(({ key }) => key === detail)?.columns;
  return new Map((columns ?? []).map((column) => [column.key, column]));
}

/**
 * Returns the key of the column whose value determines the choices; blank at the start of a chain, undefined outside of
 * chains.
 */
export function followsOf(compilation: PageCompilation, place: PlacedColumn): string | undefined {
  const { key } = place.column;
  const parent = [...siblingsOf(compilation, place).values()].find((column) => linkageOf(column) === key);
  return parent?.key ?? (linkageOf(place.column) === undefined ? undefined : '');
}
