import { isRecord, numberOf, recordsOf, textOf } from '../reading.ts';

/** What of a page a right can guard: a column, a column of a detail, a button of a detail. */
export interface FieldRight {
  /** `bgd:export:field:agencyFee` */
  readonly code: string;
  readonly title: string;
  /** There is such a right already, switched on or not. */
  readonly isThere: boolean;
}

/** From whom a right hides a field, or whom it keeps from changing it, until somebody gives it to them. */
export interface FieldRightEffect {
  /** Names of roles that open the page. */
  readonly roles: readonly string[];
  readonly users: number;
  /** The caller is one of them. */
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
