import type { ColumnLayout, GridLayout } from '../../grid/surface/gridLayout.ts';
import type { GridSurface } from '../../grid/surface/gridSurface.ts';
import { moveColumn, setWidths } from '../../grid/columns/columnArrangement.ts';
import type { ColumnSettings } from '../../grid/columns/columnSettings.ts';

/** Returns the range of places to which a column may move: those with the same pinning. Half-open. */
export function groupOf(layout: GridLayout, place: ColumnLayout): { readonly first: number; readonly end: number } {
  const { first, end } = layout.scrolling;
  if (place.pin === 'left') return { first: 0, end: first };
  return place.pin === 'right' ? { first: end, end: layout.places.length } : { first, end };
}

/**
 * Moves a visible column in front of the place with that index, clamped to its group; false when it is already there.
 */
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
 * Sets the width of a column. Where columns are stretched to fill the table, those in front of it keep their current
 * width too, so that its edge stays where it was released; those after it share the remaining space.
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

/** Pixels in addition to the text of a cell: padding and border. */
const CELL_PADDING = 18;
/** Pixels in addition to a title, including space for the column's menu. */
const HEAD_PADDING = 40;

/** Returns the width in pixels that the visible content and the title need. */
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
