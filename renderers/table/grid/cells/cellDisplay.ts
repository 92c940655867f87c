import {
  fileNameOf,
  formatMoment,
  isBlank,
  valuesOf,
  type ColumnType,
  type CompiledColumn,
  type Value,
} from '../../../../engine/index.ts';
import { excerpt } from '../../../kit/formats/excerpt.ts';
import { toText } from '../../../kit/formats/formats.ts';
import { weekText } from '../../../kit/formats/weekText.ts';
import { slotNameOf } from '../../../kit/formats/slotName.ts';
import { tagColor } from '../../../kit/formats/tags.ts';
import type { CellTexts } from './cellTexts.ts';

/** One of several values of a cell. */
export interface CellChip {
  readonly text: string;
  /** Any CSS colour; absent: the theme's grey. */
  readonly color?: string | undefined;
  /** The value no longer exists or can no longer be chosen: the reason, shown on hover. */
  readonly gone?: string | undefined;
}

/** Display of a cell other than plain text. `text` is its text for screen readers. */
export interface CellDisplay {
  readonly text: string;
  readonly chips?: readonly CellChip[];
  /** A check mark, on or off. */
  readonly mark?: boolean;
  /** The mark is a switch with its text. Default: only a check mark. */
  readonly says?: true;
  /** A bar with this percentage, 0 to 100. */
  readonly share?: number;
  /** Name of the renderer that fills the cell. */
  readonly slot?: string;
  /** Shown on hover; absent: the text, where it is cut off. */
  readonly title?: string | undefined;
}

export interface DisplayedCell {
  readonly column: CompiledColumn;
  readonly value: Value | undefined;
  readonly texts: CellTexts;
}

type FaceOf = (cell: DisplayedCell) => CellDisplay;

/** Characters of a file name shown in a cell (W9-6). */
const FILE_NAME_LENGTH = 5;

const oneLine: FaceOf = ({ value }) => {
  const text = toText(value);
  return text.includes('\n') ? { text: text.replaceAll(/\s*\n\s*/g, ' '), title: text } : { text };
};

const beginning: FaceOf = ({ column, value }) => ({ text: excerpt(toText(value), column.type === 'umeditor') });

const colour: FaceOf = ({ value }) => {
  const text = toText(value);
  return text === '' ? { text } : { text, chips: [{ text, color: text }] };
};

const chipsOf = (texts: readonly string[], title?: string): CellDisplay => ({
  text: texts.join(', '),
  chips: texts.map((text) => ({ text })),
  title,
});

/** Returns the chip of a value with its text and colour: blank while they load, marked when the value is unknown. */
function chosen({ column, texts }: DisplayedCell, value: string): CellChip {
  const item = texts.itemOf(column, value);
  if (item === undefined) return { text: '' };
  if (item === null) return { text: value, gone: texts.t('picker.missing', { name: value }) };
  const { text, color, disabled } = item;
  // A choice that is no longer selectable stays valid as a value; people who have left are marked.
  const hasLeft = disabled === true && column.picker !== undefined;
  return { text, color, gone: hasLeft ? texts.t('picker.disabled', { name: text }) : undefined };
}

/** Shows a single choice as plain text unless it has a colour or a mark; several choices as one chip each. */
const choices: FaceOf = (cell) => {
  const { column, value } = cell;
  const isSeveral = column.multiple === true;
  const values = isBlank(value) ? [] : isSeveral ? valuesOf(String(value)) : [String(value)];
  const chips = values.map((one) => chosen(cell, one));
  const text = chips.map((chip) => chip.text).join(', ');
  return chips.some(({ color, gone }) => isSeveral || (color ?? gone) !== undefined) ? { text, chips } : { text };
};

const tags: FaceOf = ({ column, value }) => {
  const marks = toText(value).split(';').filter(Boolean);
  const chips = marks.map((text): CellChip => {
    const color = tagColor(column, text);
    return color === undefined ? { text } : { text, color };
  });
  return marks.length === 0 ? { text: '' } : { text: marks.join(', '), chips };
};

const checkMark: FaceOf = ({ column, value, texts }) => {
  const [checked, unchecked] = column.customValue ?? ['Y', 'N'];
  const mark = value === checked;
  return { text: texts.textOfOne(column, mark ? checked : unchecked), mark };
};

/** A switch: a blank value is shown as the value it is stored as, any other value by its text. */
const switchMark: FaceOf = ({ column, value, texts }) => {
  const kept = isBlank(value) ? (column.whenBlank ?? null) : value;
  const text = texts.textOf(column, kept);
  return { text, mark: kept === column.customValue?.[0], says: true };
};

const progressBar: FaceOf = ({ value }) => {
  const share = Number(value);
  if (isBlank(value) || Number.isNaN(share)) return { text: toText(value) };
  return { text: `${toText(value)}%`, share: Math.max(0, Math.min(100, share)) };
};

const moment: FaceOf = ({ column, value }) => {
  const text = toText(value);
  return { text: column.format === undefined || text === '' ? text : formatMoment(text, column.format) };
};

/** `2026-08-01 ~ 2026-08-31` */
const range: FaceOf = ({ column, value, texts }) => {
  const ends = toText(value).split(',');
  return { text: ends.map((end) => moment({ column, value: end, texts }).text).join(' ~ ') };
};

const week: FaceOf = ({ column, value }) => ({ text: weekText(toText(value), column.language) });

/** `合同扫描件终稿.pdf` → `合同扫描件…` (W9-6) */
export const cutFileName = (name: string): string => {
  const letters = [...name];
  return letters.length > FILE_NAME_LENGTH ? `${letters.slice(0, FILE_NAME_LENGTH).join('')}…` : name;
};

/** Shows the first file by the beginning of its name, and the number of further files. */
const files: FaceOf = ({ value }) => {
  const names = isBlank(value) ? [] : valuesOf(String(value)).map(fileNameOf);
  const [first, ...others] = names;
  if (first === undefined) return { text: '' };
  const count = others.length === 0 ? [] : [`+${others.length}`];
  return chipsOf([cutFileName(first), ...count], names.join('\n'));
};

const slot: FaceOf = ({ column, value }) => ({ text: toText(value), slot: slotNameOf(column) });

/** Display of a cell type in addition to the text of its value, and the kind of its column filter. */
interface ColumnCell {
  /** Absent: only text. */
  readonly face?: FaceOf;
  /** `numbers` and `days`: a range; `choices`: a list of values; `texts`: a substring. */
  readonly filter: 'numbers' | 'days' | 'choices' | 'texts';
}

const TEXT: ColumnCell = { filter: 'texts' };
const LONG_TEXT: ColumnCell = { face: oneLine, filter: 'texts' };
const EXCERPT: ColumnCell = { face: beginning, filter: 'texts' };
const CHOICE: ColumnCell = { face: choices, filter: 'choices' };
const PEOPLE: ColumnCell = { face: choices, filter: 'texts' };
const FILES: ColumnCell = { face: files, filter: 'texts' };

const CELLS: { readonly [T in ColumnType]: ColumnCell } = {
  input: TEXT,
  textarea: LONG_TEXT,
  input_pop: LONG_TEXT,
  tags: { face: tags, filter: 'texts' },
  slot: { face: slot, filter: 'texts' },
  normal: TEXT,
  hidden: TEXT,
  color: { face: colour, filter: 'texts' },
  icon: TEXT,
  code: EXCERPT,
  json: EXCERPT,
  markdown: EXCERPT,
  umeditor: EXCERPT,
  password: TEXT,
  inputNumber: { filter: 'numbers' },
  progress: { face: progressBar, filter: 'numbers' },
  select: CHOICE,
  'select-search': CHOICE,
  radio: CHOICE,
  list_multi: CHOICE,
  'select-multiple': CHOICE,
  checkbox_meta: CHOICE,
  checkbox: { face: checkMark, filter: 'choices' },
  switch: { face: switchMark, filter: 'choices' },
  sel_search: CHOICE,
  sel_search_async: CHOICE,
  autocomplete: CHOICE,
  sel_tree: CHOICE,
  cat_tree: CHOICE,
  pca: CHOICE,
  date: { face: moment, filter: 'days' },
  datetime: { face: moment, filter: 'days' },
  time: { face: moment, filter: 'texts' },
  dateRange: { face: range, filter: 'texts' },
  month: { filter: 'numbers' },
  week: { face: week, filter: 'texts' },
  cron: TEXT,
  popup: TEXT,
  sel_user: PEOPLE,
  sel_depart: PEOPLE,
  sel_role: PEOPLE,
  sel_position: PEOPLE,
  sel_biz: PEOPLE,
  upload: FILES,
  file: FILES,
  image: FILES,
};

export const cellOf = (type: ColumnType): ColumnCell => CELLS[type];

/** Returns the display of a cell; undefined when it is only text. */
export const displayOf = (cell: DisplayedCell): CellDisplay | undefined => CELLS[cell.column.type].face?.(cell);
