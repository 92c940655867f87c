import { isBlank } from '../../../engine/index.ts';
import type {
  ImportCell,
  ImportChoice,
  ImportHeadPlace,
  ImportMending,
  ImportWord,
} from '../../../contract/imports.ts';
import { problemsRefusal } from '../../core/base/errors.ts';
import { serverText } from '../../core/texts/serverText.ts';
import { readReasons } from '../../records/operations/callBodies.ts';

const MAX_CELLS = 50_000;
const MAX_CHOICES = 2_000;
const MAX_TEXT = 200;

type Fields = Readonly<Record<string, unknown>>;

const fieldsOf = (body: unknown): Fields =>
  typeof body === 'object' && body !== null && !Array.isArray(body) ? (body as Fields) : {};

const wrong = (path: string, name: string): Error =>
  problemsRefusal('badRecord', [{ path, said: serverText('importOption', { name }) }]);

const isName = (value: unknown): value is string => typeof value === 'string' && value.length <= MAX_TEXT;

/** Reads the token of a call, from its body or its URL. */
export function readToken(source: unknown): string {
  const { token } = fieldsOf(source);
  if (!isName(token) || token === '' || token.includes('\0')) throw wrong('/token', 'token');
  return token;
}

function listAt(fields: Fields, name: string, most: number): readonly unknown[] {
  const list = fields[name] ?? [];
  if (!Array.isArray(list) || list.length > most) throw wrong(`/${name}`, name);
  return list;
}

/**
 * `{token, cells: [{row, key, value}], removed: [row], added: [row], reasons: {rule: reason}}`; values are validated as
 * in any save.
 */
export function readMending(body: unknown): ImportMending {
  const fields = fieldsOf(body);
  const cells = listAt(fields, 'cells', MAX_CELLS).map((cell, index): ImportCell => {
    const { row, key, value = null } = fieldsOf(cell);
    const isPlain = isBlank(value) || ['string', 'number', 'boolean'].includes(typeof value);
    if (!isName(row) || !isName(key) || !isPlain) throw wrong(`/cells/${index}`, 'cells');
    return { row, key, value: value as ImportCell['value'] };
  });
  const rowsAt = (name: 'removed' | 'added'): readonly string[] =>
    listAt(fields, name, MAX_CELLS).map((row, index) => {
      if (!isName(row)) throw wrong(`/${name}/${index}`, name);
      return row;
    });
  const reasons = readReasons(fields['reasons']);
  return { token: readToken(body), cells, removed: rowsAt('removed'), added: rowsAt('added'), reasons };
}

/** Whether valid rows are written although others are invalid. */
export function readOnlyRight(body: unknown): boolean {
  const { onlyRight = false } = fieldsOf(body);
  if (typeof onlyRight !== 'boolean') throw wrong('/onlyRight', 'onlyRight');
  return onlyRight;
}

const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;

/** `{headRow: {table, row}}`; undefined: the header row remains as detected. */
export function readHeadRow(body: unknown): ImportHeadPlace | undefined {
  const { headRow } = fieldsOf(body);
  if (headRow === undefined || headRow === null) return undefined;
  const { table, row } = fieldsOf(headRow);
  if (!isCount(table) || !isCount(row)) throw wrong('/headRow', 'headRow');
  return { table, row };
}

/** `{token, choices: [{table, index, key}]}` */
export const readChoices = (body: unknown): readonly ImportChoice[] =>
  listAt(fieldsOf(body), 'choices', MAX_CHOICES).map((choice, at): ImportChoice => {
    const { table, index, key } = fieldsOf(choice);
    if (!isCount(table) || !isCount(index) || !isName(key)) throw wrong(`/choices/${at}`, 'choices');
    return { table, index, key };
  });

/** `{forget: {detail, key, word}}`: a word to forget; undefined: none. */
export function readForgotten(body: unknown): Pick<ImportWord, 'detail' | 'key' | 'word'> | undefined {
  const { forget } = fieldsOf(body);
  if (forget === undefined || forget === null) return undefined;
  const { detail = '', key, word } = fieldsOf(forget);
  if (!isName(detail) || !isName(key) || !isName(word) || [detail, key, word].some((text) => text.includes('\0')))
    throw wrong('/forget', 'forget');
  return { detail, key, word };
}
