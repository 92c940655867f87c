import { parse } from 'jsonc-parser';

/** An object of a file that may be incomplete. */
export interface LooseObject {
  readonly [key: string]: unknown;
}

const isObject = (value: unknown): value is LooseObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Parses as much of a JSON text as possible, despite errors in the rest. */
export const readLoosely = (text: string): unknown => parse(text.replace(/^\uFEFF/, '')) as unknown;

export const objectIn = (value: unknown): LooseObject => (isObject(value) ? value : {});

export const objectsIn = (value: unknown): readonly LooseObject[] =>
  Array.isArray(value) ? value.filter(isObject) : [];

export const textIn = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

/** All objects of a value at any depth, itself included. */
export function objectsBelow(value: unknown): LooseObject[] {
  if (Array.isArray(value)) return value.flatMap(objectsBelow);
  return isObject(value) ? [value, ...Object.values(value).flatMap(objectsBelow)] : [];
}
