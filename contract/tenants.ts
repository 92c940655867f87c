import { textOf } from './reading.ts';

/** A tenant that may be chosen. */
export interface Tenant {
  readonly id: string;
  readonly name: string;
}

/** A single one is no choice. */
export const toTenants = (source: unknown): readonly Tenant[] =>
  Array.isArray(source) && source.length > 1
    ? source.map((one) => ({ id: textOf(one, 'id'), name: textOf(one, 'name') }))
    : [];
