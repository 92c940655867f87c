import { isRecord, numberOf, recordsOf, textOf } from '../reading.ts';

/** A part of a page that a right can guard: a column, a column of a detail, a button of a detail. */
export interface FieldRight {
  /** `bgd:export:field:agencyFee` */
  readonly code: string;
  readonly title: string;
  /** The right already exists, enabled or not. */
  readonly isThere: boolean;
}

/** Users from whom a right hides a field or its editing until it is granted to them. */
export interface FieldRightEffect {
  /** Names of roles that have access to the page. */
  readonly roles: readonly string[];
  readonly users: number;
  /** Whether the caller is one of them. */
  readonly own: boolean;
}

export const toFieldRights = (source: unknown): readonly FieldRight[] =>
  recordsOf(source).map((one) => ({
    code: textOf(one, 'code'),
    title: textOf(one, 'title'),
    isThere: one['isThere'] === true,
  }));

export const toFieldRightEffect = (source: unknown): FieldRightEffect => {
  const roles: unknown = isRecord(source) ? source['roles'] : undefined;
  return {
    roles: Array.isArray(roles) ? roles.map(String) : [],
    users: numberOf(source, 'users'),
    own: isRecord(source) && source['own'] === true,
  };
};
