import { seriesOf, type CompiledColumn, type Series, type SeriesStep, type Value } from '../../../../engine/index.ts';
import type { GridPosition } from '../../grid/surface/gridNavigation.ts';
import type { GridRange } from '../../grid/surface/gridRange.ts';
import { EditPlan, type RangeCells, type RangeEdit } from '../../grid/cursor/rangeEdits.ts';

/** A source range and the adjacent cells that continue it. */
export interface Extension {
  readonly source: GridRange;
  /** Source and target together: extends the source at one of its four sides. */
  readonly whole: GridRange;
  /** `default`: by value type, a date continues as a series, a code is copied. `other`: the reverse. */
  readonly kind: 'default' | 'other' | 'series';
  readonly step?: SeriesStep | undefined;
}

/** One row or column of the source whose cells are continued. */
interface Line {
  readonly positions: readonly GridPosition[];
  /** Nearest to the source first. */
  readonly targets: readonly GridPosition[];
  /** 1: after the source; -1: before it. */
  readonly way: 1 | -1;
}

const span = (from: number, to: number): readonly number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);

function* linesOf({ source, whole }: Extension): Generator<Line> {
  const isVertical = source.left === whole.left && source.right === whole.right;
  const [start, end, first, last] = isVertical
    ? [source.top, source.bottom, whole.top, whole.bottom]
    : [source.left, source.right, whole.left, whole.right];
  const way = last > end ? 1 : -1;
  const places = way === 1 ? span(end + 1, last) : [...span(first, start - 1)].reverse();
  const across = isVertical ? span(source.left, source.right) : span(source.top, source.bottom);
  for (const line of across) {
    const at = (along: number): GridPosition =>
      isVertical ? { row: along, column: line } : { row: line, column: along };
    yield { positions: span(start, end).map(at), targets: places.map(at), way };
  }
}

const columnAt = (on: RangeCells, { column }: GridPosition): CompiledColumn | undefined => on.places[column]?.column;

const valueAt = (on: RangeCells, position: GridPosition): Value =>
  on.rows.liveValues()[position.row]?.[columnAt(on, position)?.key ?? ''] ?? null;

/** Returns the series of a line; undefined when its cells are copied. */
function seriesOfLine(on: RangeCells, { positions }: Line, { kind, step }: Extension): Series | undefined {
  const [first] = positions;
  const column = first === undefined ? undefined : columnAt(on, first);
  if (column === undefined) return undefined;
  if (positions.some((position) => columnAt(on, position)?.valueType !== column.valueType)) return undefined;
  const series = seriesOf(
    positions.map((position) => valueAt(on, position)),
    column,
    step,
  );
  if (series === undefined || kind === 'series') return series;
  return series.isDefault === (kind === 'default') ? series : undefined;
}

/** Plans the fill: repeats the source, or continues it as a series. */
export function planExtend(on: RangeCells, extension: Extension): RangeEdit {
  const plan = new EditPlan(on);
  for (const line of linesOf(extension)) {
    const { positions, targets, way } = line;
    const series = seriesOfLine(on, line, extension);
    targets.forEach((target, index) => {
      const turn = index % positions.length;
      const source = positions[way === 1 ? turn : positions.length - 1 - turn];
      const column = source === undefined ? undefined : columnAt(on, source);
      const values = source === undefined ? undefined : on.rows.liveValues()[source.row];
      if (column === undefined || values === undefined) return;
      plan.put(target, column, series === undefined ? values : { [column.key]: series.at(way * (index + 1)) });
    });
  }
  return plan;
}

/** Returns the value of the last cell of the first line, for the preview while dragging; undefined for a copy. */
export function lastOfSeries(on: RangeCells, extension: Extension): Value | undefined {
  const [line] = linesOf(extension);
  return line === undefined ? undefined : seriesOfLine(on, line, extension)?.at(line.way * line.targets.length);
}
