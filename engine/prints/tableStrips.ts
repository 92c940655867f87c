import { addDecimals, isDecimalText } from '../core/decimals.ts';
import { holds } from '../language/compiled/compiledPrint.ts';
import type { PrintColumn, PrintTableBlock, PrintText } from '../language/compiled/compiledPrint.ts';
import type { Path } from '../core/paths.ts';
import type { Scope } from '../core/scope.ts';
import type { Values } from '../core/values.ts';
import { fieldBoxes, frameBoxes, lineBox } from './frames.ts';
import type { PaperArea } from './frames.ts';
import type { PaperSpace } from './gridStrips.ts';
import type { PaperBox, Strip } from './laidOut.ts';
import { cutLines, heightOf, lineHeight, textLinesOf, textBoxes } from './textLines.ts';
import type { StyledLine } from './textLines.ts';

const PADDING = 2;
const HAIR = 0.01;

interface Place {
  readonly column: PrintColumn;
  readonly x: number;
  readonly width: number;
}

interface TableRoom extends PaperSpace {
  readonly table: PrintTableBlock;
  readonly places: readonly Place[];
  /** Page height for rows; a higher row spans several pages. */
  readonly room: number;
}

function placesOf({ columns }: PrintTableBlock, width: number): readonly Place[] {
  const total = columns.reduce((sum, column) => sum + column.width, 0);
  let x = 0;
  return columns.map((column) => {
    const place = { column, x, width: (column.width / total) * width };
    x += place.width;
    return place;
  });
}

interface CellOfRow {
  readonly place: Place;
  readonly lines: readonly StyledLine[];
  readonly fields: readonly Path[];
}

function framesOf({ table, width }: TableRoom, area: PaperArea): readonly PaperBox[] {
  if (table.frame === 'all') return frameBoxes(area);
  if (table.frame === 'none') return [];
  const { x, height } = area;
  const right = x + area.width;
  return [
    lineBox([x, height], [right, height]),
    ...(x === 0 ? [lineBox([0, 0], [0, height])] : []),
    // The last column ends at the right edge, up to rounding errors of the widths.
    ...(right > width - HAIR ? [lineBox([width, 0], [width, height])] : []),
  ];
}

/** Returns the cells next to each other, all as high as the highest. */
function rowStrip(drawing: TableRoom, cells: readonly CellOfRow[], least = 0): Strip {
  const height = Math.max(least, ...cells.map(({ lines }) => heightOf(lines) + 2 * PADDING));
  const boxes = cells.flatMap(({ place: { x, width, column }, lines, fields }) => {
    const area = { x, y: 0, width, height };
    const room = { x: x + PADDING, y: PADDING, width: width - 2 * PADDING };
    return [...framesOf(drawing, area), ...fieldBoxes(area, fields), ...textBoxes(lines, room, column.align)];
  });
  return { height, boxes };
}

/** Returns a row, as several strips if it is higher than a page. */
function rowStrips(drawing: TableRoom, cells: readonly CellOfRow[]): readonly Strip[] {
  const parts = cells.map((cell) => ({ cell, parts: cutLines(cell.lines, drawing.room - 2 * PADDING) }));
  const first = rowStrip(
    drawing,
    parts.map(({ cell, parts: [lines] }) => ({ ...cell, lines })),
  );
  if (parts.every(({ parts: [, rest] }) => rest.length === 0)) return [first];
  return [
    first,
    ...rowStrips(
      drawing,
      parts.map(({ cell, parts: [, lines] }) => ({ ...cell, lines })),
    ),
  ];
}

const atRow = (path: Path, index: number): Path => path.map((part) => (part === '*' ? index : part));

function cellsOf({ table, places }: TableRoom, scope: Scope, index: number): readonly CellOfRow[] {
  return places.map((place) => {
    const width = place.width - 2 * PADDING;
    const { size } = table;
    const lines = place.column.lines.flatMap(({ text, keep, bold }): readonly StyledLine[] => {
      const found = textLinesOf(text.read(scope), { size, bold: holds(bold, scope), width });
      return found.length === 0 && keep ? [{ text: '', size, bold: false }] : found;
    });
    const fields = place.column.lines.flatMap(({ text }) => text.fields.map((path) => atRow(path, index)));
    return { place, lines, fields };
  });
}

/** Returns the formatted sum; blank if no row has a value that the reader may see. */
const sumOf = (rows: readonly Values[], { key, write }: NonNullable<PrintColumn['total']>): string => {
  const values = rows.map((row) => String(row[key] ?? '')).filter(isDecimalText);
  return values.length === 0 ? '' : write(values.reduce(addDecimals));
};

/** Sums below their columns; their title is in the first column without a sum. */
function sumStrips(drawing: TableRoom, title: string, rows: readonly Values[]): readonly Strip[] {
  const { table, places } = drawing;
  if (places.every(({ column }) => column.total === undefined)) return [];
  const titled = places.find(({ column }) => column.total === undefined);
  const cells = places.map((place): CellOfRow => {
    const { total } = place.column;
    const text = total === undefined ? (place === titled ? title : '') : sumOf(rows, total);
    return {
      place,
      lines: textLinesOf(text, { size: table.size, bold: true, width: place.width - 2 * PADDING }),
      fields: [],
    };
  });
  return [rowStrip(drawing, cells)];
}

function headStrip(drawing: TableRoom): Strip {
  const { table, places } = drawing;
  const cells = places.map((place) => ({
    place,
    lines: textLinesOf(place.column.title, { size: table.size - 1, bold: false, width: place.width - 2 * PADDING }),
    fields: [],
  }));
  const strip = rowStrip(drawing, cells);
  return table.frame === 'rows' ? { ...strip, boxes: [lineBox([0, 0], [drawing.width, 0]), ...strip.boxes] } : strip;
}

interface NumberedRow {
  readonly row: Values;
  readonly index: number;
}

/** Groups rows by the same text, in the order of first occurrence. */
function groupsOf(rows: readonly NumberedRow[], text: PrintText | undefined, scope: Scope) {
  const groups = new Map<string, NumberedRow[]>();
  for (const numbered of rows) {
    const name = text?.read({ ...scope, row: numbered.row }) ?? '';
    groups.set(name, [...(groups.get(name) ?? []), numbered]);
  }
  return groups;
}

function groupStrip({ table, width }: TableRoom, name: string): Strip {
  const lines = textLinesOf(name, { size: table.size, bold: true, width: width - 2 * PADDING });
  const area = { x: 0, y: 0, width, height: heightOf(lines) + 2 * PADDING };
  const frame = table.frame === 'none' ? [] : frameBoxes(area);
  const boxes = [...frame, ...textBoxes(lines, { x: PADDING, y: PADDING, width: width - 2 * PADDING }, 'left')];
  return { height: area.height, boxes, keep: true };
}

/** Returns the head, grouped rows and sums; the head is repeated on every page. */
export function tableStrips(table: PrintTableBlock, drawing: PaperSpace & { readonly room: number }): readonly Strip[] {
  const { scope, width } = drawing;
  const whole: TableRoom = { ...drawing, table, places: placesOf(table, width) };
  const head = headStrip(whole);
  const within = { ...whole, room: drawing.room - head.height };
  const rows = (scope.details[table.detail] ?? []).map((row, index) => ({ row, index }));
  const strips = [...groupsOf(rows, table.groupBy, scope)].flatMap(([name, group]) => [
    ...(table.groupBy === undefined ? [] : [groupStrip(within, name)]),
    ...group.flatMap(({ row, index }) => rowStrips(within, cellsOf(within, { ...scope, row }, index))),
    ...(table.groupBy === undefined
      ? []
      : sumStrips(
          within,
          table.groupSumTitle,
          group.map(({ row }) => row),
        )),
  ]);
  const blank = whole.places.map((place) => ({ place, lines: [], fields: [] }));
  const least = lineHeight({ size: table.size }) + 2 * PADDING;
  const filling = Array.from({ length: Math.max(0, table.minRows - rows.length) }, () =>
    rowStrip(within, blank, least),
  );
  const sums = sumStrips(
    within,
    table.sumTitle,
    rows.map(({ row }) => row),
  );
  return [{ ...head, keep: true }, ...[...strips, ...filling, ...sums].map((strip) => ({ ...strip, head }))];
}
