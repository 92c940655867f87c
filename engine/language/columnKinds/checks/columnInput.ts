import type { Moment } from '../../../core/findings.ts';
import type { ColumnType, CompiledColumn, Option } from '../../compiled/compiledPage.ts';
import type { Handler } from '../../../core/handler.ts';
import type { Language } from '../../../text/catalogue/languages.ts';
import type { JsonSchema } from '../../../generated/page.ts';
import type { Value } from '../../../core/values.ts';
import type { CheckedNumber } from './checkDigits.ts';

/** One entry of `validateRules`. Several keys in one entry produce several checks, in the order written here. */
export interface ValidateRule {
  /** Id of the findings, replaces the check's name: `R02`. `required` and `unique` keep their names. */
  readonly id?: string | undefined;
  readonly required?: boolean | undefined;
  readonly minLength?: number | undefined;
  readonly maxLength?: number | undefined;
  /** Minimum and maximum number of choices, for columns that hold several. */
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  /** No value occurs twice in the column; blanks are ignored (D20). */
  readonly unique?: boolean | undefined;
  /**
   * Name of a preset; `*` is another spelling of `required`, `only` of `unique`. Any other text is a regular expression
   * that matches anywhere in the value unless it has ^ and $.
   */
  readonly pattern?: string | undefined;
  /** Name of a registered check function (D35). */
  readonly handler?: string | undefined;
  /** `${title}`, `${key}` and `${defaultValue}` are replaced. */
  readonly message?: string | undefined;
  /** Default: `submit` for required, else `save`. */
  readonly at?: Moment | undefined;
}

/** The parts of a page schema column that the checks need. */
export interface ColumnInput {
  readonly key: string;
  readonly title: string;
  readonly type: ColumnType;
  readonly defaultValue?: Value | undefined;
  /** Maximum number of characters, counted by code point. */
  readonly maxLength?: number | undefined;
  /** Total number of digits, and number of decimal places. */
  readonly precision?: number | undefined;
  readonly scale?: number | undefined;
  /** Years that a `cron` accepts. */
  readonly yearRange?: CompiledColumn['yearRange'];
  /** Unit of the two ends of a `dateRange`. */
  readonly rangeOf?: CompiledColumn['rangeOf'];
  /** Separator between several values. Default: a comma. */
  readonly separator?: string | undefined;
  readonly checkDigits?: CheckedNumber | undefined;
  readonly jsonSchema?: JsonSchema | undefined;
  readonly validateRules?: readonly ValidateRule[] | undefined;
}

export interface ChecksContext {
  /** Choices of a select, from the column itself or its dictionary; absent: any value is allowed. */
  readonly options?: readonly Option[] | undefined;
  /** Functions that `handler` may name. Default: HANDLERS. */
  readonly handlers?: ReadonlyMap<string, Handler> | undefined;
  /** Language of the default messages. Default: zh-CN. */
  readonly language?: Language | undefined;
}
