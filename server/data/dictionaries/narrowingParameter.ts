import type { CompiledDictionary, Narrowing } from '../../../engine/index.ts';
import { badRequest } from '../../core/base/errors.ts';
import { serverText } from '../../core/texts/serverText.ts';

const MAX_LENGTH = 4000;
const MAX_VALUE = 200;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const isValue = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= MAX_VALUE && !value.includes('\0');

/**
 * Parses `{"kind":"1"}`: attribute values that matches must have. Throws 400 for anything else; returns undefined if
 * absent.
 */
export function readNarrowing(parameter: unknown, { attributes }: CompiledDictionary): Narrowing | undefined {
  if (parameter === undefined || parameter === '') return undefined;
  const read = typeof parameter === 'string' && parameter.length <= MAX_LENGTH ? parsed(parameter) : undefined;
  const given = typeof read === 'object' && read !== null && !Array.isArray(read) ? Object.entries(read) : [];
  const known = given.filter((one): one is [string, string] => attributes.has(one[0]) && isValue(one[1]));
  if (given.length > 0 && known.length === given.length) return Object.fromEntries(known);
  const said = serverText('dictAttributes', { names: [...attributes.keys()].join(', '), most: MAX_VALUE });
  throw badRequest(said, [{ path: '/attributes', said }]);
}
