import type { Moment } from '../findings.ts';
import type { Option } from '../compiledPage.ts';
import type { Value } from '../values.ts';

/** One entry of `validateRules`. Several keys in one entry make several checks, in the order written here. */
export interface ValidateRule {
  /** Id of the findings instead of the check's name: `R02`. `required` and `unique` keep theirs. */
  readonly id?: string;
  readonly required?: boolean;
  readonly minLength?: number;
  readonly maxLength?: number;
  /** No value twice in the column; blank does not count (D20). */
  readonly unique?: boolean;
  /** Name of a preset; `*` is another spelling of `required`, `only` of `unique`. */
  readonly pattern?: string;
  /** Name of a registered check function (D35). */
  readonly handler?: string;
  /** `${title}`, `${key}` and `${defaultValue}` are filled in. */
  readonly message?: string;
  /** Default: `submit` for required, else `save`. */
  readonly at?: Moment;
}

/** What the checks need of a column of the page schema. */
export interface ColumnInput {
  readonly key: string;
  readonly title: string;
  readonly type: string;
  readonly defaultValue?: Value;
  /** Characters, counted by code point. */
  readonly maxLength?: number;
  /** Digits in all, and behind the point. */
  readonly precision?: number;
  readonly scale?: number;
  readonly validateRules?: readonly ValidateRule[];
}

export interface ChecksContext {
  /** The choices of a select, of the column itself or of its dictionary; absent: any value. */
  readonly options?: readonly Option[];
}
