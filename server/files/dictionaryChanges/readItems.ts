import { badRequest, type ApiError, type InputProblem } from '../../core/base/errors.ts';
import { serverText, type ServerText } from '../../core/texts/serverText.ts';
import type { MergedItem } from './mergedItems.ts';

/** Maximum number of items of a dictionary: the limit of a file (`dictionary.schema.json`). */
export const MAX_ITEMS = 500;
const MAX_TEXT = 500;
const MAX_VALUE = 100;
const MAX_ORDER = 99_999;
const MAX_DESCRIPTION = 500;
const COLOR = /^(#[0-9a-fA-F]{3,8}|[a-z]{3,20})?$/;

/** An item as sent in a call. */
export interface SentItem {
  /** Former value; undefined if the item is new or its value is unchanged. */
  readonly before: string | undefined;
  readonly item: Omit<MergedItem, 'filed' | 'isChanged'>;
}

type Fields = Readonly<Record<string, unknown>>;

/** Accepts numbers and null, as clients send them; undefined if the value is not a text. */
export const fieldText = (from: Fields, name: string): string | undefined => {
  const value = Object.hasOwn(from, name) ? (from[name] ?? '') : '';
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : undefined;
};

/** `priority:H` → code and value; the id of an item on the wire. */
export const itemId = (code: string, value: string): string => `${code}:${value}`;

export function placeOfItem(id: string): { readonly code: string; readonly value: string } {
  const colon = id.indexOf(':');
  return { code: id.slice(0, Math.max(colon, 0)), value: id.slice(colon + 1) };
}

const isWithin = (text: string | undefined, most: number): text is string =>
  text !== undefined && text.length <= most && !text.includes('\0');

/** Validates an item and returns the problem; `row` counts from 1. */
export const itemFault = (row: number, fields: Fields): ServerText | undefined => {
  const [text, value] = [fieldText(fields, 'itemText'), fieldText(fields, 'itemValue')];
  if (!isWithin(text, MAX_TEXT) || !isWithin(value, MAX_VALUE) || text === '' || !/^[^,]+$/.test(value))
    return serverText('dictItemShape', { row });
  const color = fieldText(fields, 'itemColor');
  if (color === undefined || !COLOR.test(color)) return serverText('dictItemColor', { row });
  const order = fieldText(fields, 'sortOrder');
  if (order === undefined || !/^\d{0,5}$/.test(order) || Number(order) > MAX_ORDER)
    return serverText('dictItemOrder', { row });
  if (!/^[01]?$/.test(fieldText(fields, 'status') ?? 'none')) return serverText('dictItemStatus', { row });
  if (!isWithin(fieldText(fields, 'description'), MAX_DESCRIPTION))
    return serverText('longParameter', { name: 'description', most: MAX_DESCRIPTION });
  return undefined;
};

const refusal = (problems: readonly InputProblem[]): ApiError =>
  badRequest(problems[0]?.said ?? serverText('noIds'), problems);

/** Parses an item; `place` is its position if it names none. */
export const itemIn = (fields: Fields, place: number): SentItem => {
  const read = (name: string): string => fieldText(fields, name) ?? '';
  const id = read('id');
  return {
    before: id === '' ? undefined : placeOfItem(id).value,
    item: {
      value: read('itemValue'),
      text: read('itemText'),
      color: read('itemColor') || null,
      description: read('description') || null,
      sortOrder: read('sortOrder') === '' ? place : Number(read('sortOrder')),
      isEnabled: read('status') !== '0',
    },
  };
};

/** Validates and parses one item; `place` is its position if it names none. Throws with the problem. */
export function readItem(fields: Fields, place: number): SentItem {
  const said = itemFault(1, fields);
  if (said !== undefined) throw refusal([{ path: '', said }]);
  return itemIn(fields, place);
}

/** Parses all items of a dictionary; their array order counts, not the order they name. Throws with all problems. */
export function readItems(rows: readonly Fields[]): readonly SentItem[] {
  if (rows.length > MAX_ITEMS)
    throw refusal([{ path: '/items', said: serverText('dictTooMany', { most: MAX_ITEMS }) }]);
  const problems = rows.flatMap((row, index) => {
    const said = itemFault(index + 1, row);
    return said === undefined ? [] : [{ path: `/items/${index}`, said }];
  });
  if (problems.length > 0) throw refusal(problems);
  const sent = rows.map((row, index) => itemIn({ ...row, sortOrder: index + 1 }, index + 1));
  const values = sent.map(({ item }) => item.value);
  const twice = values.findIndex((value, index) => values.indexOf(value) !== index);
  if (twice >= 0)
    throw refusal([{ path: `/items/${twice}`, said: serverText('dictItemTwice', { value: values[twice] ?? '' }) }]);
  return sent;
}
