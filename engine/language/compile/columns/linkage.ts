import type { ColumnSchema } from '../../../generated/page.ts';
import type { PlacedColumn } from '../parts/placedColumn.ts';
import type { PageCompilation } from '../parts/pageCompilation.ts';

export const linkageOf = (column: ColumnSchema | undefined): string | undefined =>
  column && 'linkageKey' in column ? column.linkageKey : undefined;

/** The columns beside one of the head or of a detail. */
export function siblingsOf({ page }: PageCompilation, { detail }: PlacedColumn): ReadonlyMap<string, ColumnSchema> {
  const columns = detail === undefined ? page.columns : page.details?.find(({ key }) => key === detail)?.columns;
  return new Map((columns ?? []).map((column) => [column.key, column]));
}

/** Whose value the choices of a column belong to; blank where it begins a chain, undefined where it is in none. */
export function followsOf(compilation: PageCompilation, place: PlacedColumn): string | undefined {
  const { key } = place.column;
  const parent = [...siblingsOf(compilation, place).values()].find((column) => linkageOf(column) === key);
  return parent?.key ?? (linkageOf(place.column) === undefined ? undefined : '');
}
