import {
  formatMoment,
  isBlank,
  valuesOf,
  type ColumnType,
  type CompiledColumn,
  type Value,
} from '../../../engine/index.ts';
import { toText } from '../../formats/formats.ts';
import type { CellTexts } from './cellTexts.ts';
import { slotNameOf } from './slotCells.ts';

/** One of several values of a cell. */
export interface CellChip {
  readonly text: string;
  /** Any CSS colour; absent: the theme's own grey. */
  readonly color?: string;
}

/** What a cell shows besides plain text. `text` is what it says to those who do not see it. */
export interface CellFace {
  readonly text: string;
  readonly chips?: readonly CellChip[];
  /** A check mark, on or off. */
  readonly mark?: boolean;
  /** A bar of that share, 0 to 100. */
  readonly share?: number;
  /** Drawn by a renderer of that name. */
  readonly slot?: string;
  /** Said on hover; absent: the text where it is cut. */
  readonly title?: string | undefined;
}

export interface FacedCell {
  readonly column: CompiledColumn;
  readonly value: Value | undefined;
  readonly texts: CellTexts;
}

type FaceOf = (cell: FacedCell) => CellFace;

/** Characters of a file's name in a cell (W9-6). */
const FILE_NAME_LENGTH = 5;

const oneLine: FaceOf = ({ value }) => {
  const text = toText(value);
  return text.includes('\n') ? { text: text.replaceAll(/\s*\n\s*/g, ' '), title: text } : { text };
};

const chipsOf = (texts: readonly string[], title?: string): CellFace => ({
  text: texts.join(', '),
  chips: texts.map((text) => ({ text })),
  title,
});

const severalTexts: FaceOf = ({ column, value, texts }) =>
  isBlank(value) ? { text: '' } : chipsOf(valuesOf(String(value)).map((part) => texts.textOfOne(column, part)));

/** `AB=red,CD=#1677ff`, or one colour for all tags. */
function tagColor(column: CompiledColumn, tag: string): string | undefined {
  const written = column.setTagColor ?? column.props?.['setTagColor'];
  if (typeof written !== 'string') return undefined;
  const pairs = written.split(',').map((part) => part.split('='));
  const own = pairs.find(([name, color]) => name?.trim() === tag && color !== undefined);
  return (own?.[1] ?? pairs.find(([, color]) => color === undefined)?.[0])?.trim();
}

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

const progressBar: FaceOf = ({ value }) => {
  const share = Number(value);
  if (isBlank(value) || Number.isNaN(share)) return { text: toText(value) };
  return { text: `${toText(value)}%`, share: Math.max(0, Math.min(100, share)) };
};

const moment: FaceOf = ({ column, value }) => {
  const text = toText(value);
  return { text: column.format === undefined || text === '' ? text : formatMoment(text, column.format) };
};

/** `temp/2026/合同扫描件.pdf` → `合同扫描件.pdf` */
const fileName = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

const cut = (name: string): string => {
  const letters = [...name];
  return letters.length > FILE_NAME_LENGTH ? `${letters.slice(0, FILE_NAME_LENGTH).join('')}…` : name;
};

/** The first file by the beginning of its name, and how many follow. */
const files: FaceOf = ({ value }) => {
  const names = isBlank(value) ? [] : valuesOf(String(value)).map(fileName);
  const [first, ...others] = names;
  if (first === undefined) return { text: '' };
  const count = others.length === 0 ? [] : [`+${others.length}`];
  return chipsOf([cut(first), ...count], names.join('\n'));
};

const people: FaceOf = ({ column, value, texts }) =>
  column.multiple === false ? { text: toText(value) } : severalTexts({ column, value, texts });

const slot: FaceOf = ({ column, value }) => ({ text: toText(value), slot: slotNameOf(column) });

/** What a cell of a type shows besides the text of its value, and how its column is first filtered. */
interface ColumnCell {
  /** Absent: the text is all. */
  readonly face?: FaceOf;
  /** `numbers` and `days` from one to another, `choices` from a list of values, `texts` by a part of them. */
  readonly filter: 'numbers' | 'days' | 'choices' | 'texts';
}

const TEXT: ColumnCell = { filter: 'texts' };
const LONG_TEXT: ColumnCell = { face: oneLine, filter: 'texts' };
const CHOICE: ColumnCell = { filter: 'choices' };
const SEVERAL: ColumnCell = { face: severalTexts, filter: 'choices' };
const PEOPLE: ColumnCell = { face: people, filter: 'texts' };
const FILES: ColumnCell = { face: files, filter: 'texts' };

const CELLS: { readonly [T in ColumnType]: ColumnCell } = {
  input: TEXT,
  textarea: LONG_TEXT,
  input_pop: LONG_TEXT,
  tags: { face: tags, filter: 'texts' },
  slot: { face: slot, filter: 'texts' },
  normal: TEXT,
  hidden: TEXT,
  inputNumber: { filter: 'numbers' },
  progress: { face: progressBar, filter: 'numbers' },
  select: CHOICE,
  'select-search': CHOICE,
  radio: CHOICE,
  list_multi: SEVERAL,
  'select-multiple': SEVERAL,
  checkbox_meta: SEVERAL,
  checkbox: { face: checkMark, filter: 'choices' },
  sel_search: CHOICE,
  sel_search_async: CHOICE,
  autocomplete: CHOICE,
  date: { face: moment, filter: 'days' },
  datetime: { face: moment, filter: 'days' },
  time: { face: moment, filter: 'texts' },
  popup: TEXT,
  sel_user: PEOPLE,
  sel_depart: PEOPLE,
  upload: FILES,
  file: FILES,
  image: FILES,
};

export const cellOf = (type: ColumnType): ColumnCell => CELLS[type];

/** The face of a cell; undefined where its text is all. */
export const faceOf = (cell: FacedCell): CellFace | undefined => CELLS[cell.column.type].face?.(cell);
