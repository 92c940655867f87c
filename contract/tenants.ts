import { textOf } from './reading.ts';

/** A tenant that can be chosen. */
export interface Tenant {
  readonly id: string;
  readonly name: string;
}

/** Reads tenants; a single one is no choice and gives an empty list. */
export const toTenants = (source: unknown): readonly Tenant[] =>
  Array.isArray(source) && source.length > 1
    ? source.map((one) => ({ id: textOf(one, 'id'), name: textOf(one, 'name') }))
    : [];
