import { parse } from 'jsonc-parser';

/** An object of a file that may be half written. */
export interface LooseObject {
  readonly [key: string]: unknown;
}

const isObject = (value: unknown): value is LooseObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What can be read of a JSON text, whatever is wrong with the rest. */
export const readLoosely = (text: string): unknown => parse(text.replace(/^\uFEFF/, '')) as unknown;

export const objectIn = (value: unknown): LooseObject => (isObject(value) ? value : {});

export const objectsIn = (value: unknown): readonly LooseObject[] =>
  Array.isArray(value) ? value.filter(isObject) : [];

export const textIn = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

/** Every object of a value, itself and whatever lies below. */
export function objectsBelow(value: unknown): LooseObject[] {
  if (Array.isArray(value)) return value.flatMap(objectsBelow);
  return isObject(value) ? [value, ...Object.values(value).flatMap(objectsBelow)] : [];
}
