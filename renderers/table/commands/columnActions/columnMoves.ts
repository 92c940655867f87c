import type { ColumnLayout, GridLayout } from '../../grid/surface/gridLayout.ts';
import type { GridSurface } from '../../grid/surface/gridSurface.ts';
import { moveColumn, setWidths } from '../../grid/columns/columnArrangement.ts';
import type { ColumnSettings } from '../../grid/columns/columnSettings.ts';

/** The places among which a column may move: those pinned as it is. Half-open. */
export function groupOf(layout: GridLayout, place: ColumnLayout): { readonly first: number; readonly end: number } {
  const { first, end } = layout.scrolling;
  if (place.pin === 'left') return { first: 0, end: first };
  return place.pin === 'right' ? { first: end, end: layout.places.length } : { first, end };
}

/** Puts a shown column in front of the place of that index, as far as its group reaches; false when it stands there already. */
export function moveTo(surface: GridSurface, settings: ColumnSettings, move: { from: number; to: number }): boolean {
  const { layout } = surface;
  const place = layout.places[move.from];
  if (place === undefined) return false;
  const group = groupOf(layout, place);
  const to = Math.max(group.first, Math.min(group.end, move.to));
  if (to === move.from || to === move.from + 1) return false;
  const keys = surface.columns.map(({ column }) => column.key);
  const behind = layout.places[to - 1]?.column.key;
  const before = to < group.end ? layout.places[to]?.column.key : keys[keys.indexOf(behind ?? '') + 1];
  settings.change(moveColumn(settings.arrangement, keys, { key: place.column.key, before: before ?? null }));
  return true;
}

/**
 * Gives a column its width. Where columns are stretched to fill the table, those in front of it keep theirs as well, so that
 * its edge comes to stand where it was let go; those behind share what is left.
 */
export function resizeTo(
  surface: GridSurface,
  settings: ColumnSettings,
  size: { column: number; width: number },
): void {
  const { places } = surface.layout;
  const place = places[size.column];
  if (place === undefined) return;
  const natural = new Map(surface.columns.map(({ column, width }) => [column.key, width]));
  const stretched = places.slice(0, size.column).filter(({ column, width }) => width > (natural.get(column.key) ?? 0));
  const kept = Object.fromEntries(stretched.map(({ column, width }) => [column.key, width]));
  settings.change(setWidths(settings.arrangement, { ...kept, [place.column.key]: size.width }));
}

/** Pixels beside the text of a cell: padding and border. */
const CELL_PADDING = 18;
/** Pixels beside a title, with room for the column's menu. */
const HEAD_PADDING = 40;

/** Pixels that the content in view and the title need. */
export function fittingWidth({ frame }: GridSurface, column: number): number {
  const range = document.createRange();
  const widthOf = (element: Element): number => {
    range.selectNodeContents(element);
    return range.getBoundingClientRect().width;
  };
  const selector = `[data-column="${column}"]`;
  const cells = [...frame.body.querySelectorAll(`.wb-grid-row:not([hidden]) .wb-grid-cell${selector}`)];
  const title = frame.head.querySelector(`.wb-grid-head-cell${selector} > span`);
  const wanted = cells.map((cell) => widthOf(cell) + CELL_PADDING);
  if (title !== null) wanted.push(widthOf(title) + HEAD_PADDING);
  return Math.ceil(Math.max(...wanted));
}
