import type { Moment } from '../../../core/findings.ts';
import type { ColumnType, CompiledColumn, Option } from '../../compiled/compiledPage.ts';
import type { Handler } from '../../../core/handler.ts';
import type { Language } from '../../../text/catalogue/languages.ts';
import type { JsonSchema } from '../../../generated/page.ts';
import type { Value } from '../../../core/values.ts';
import type { CheckedNumber } from './checkDigits.ts';

/** One entry of `validateRules`. Several keys in one entry make several checks, in the order written here. */
export interface ValidateRule {
  /** Id of the findings instead of the check's name: `R02`. `required` and `unique` keep theirs. */
  readonly id?: string | undefined;
  readonly required?: boolean | undefined;
  readonly minLength?: number | undefined;
  readonly maxLength?: number | undefined;
  /** Fewest and most choices, of columns that hold several. */
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  /** No value twice in the column; blank does not count (D20). */
  readonly unique?: boolean | undefined;
  /** Name of a preset; `*` is another spelling of `required`, `only` of `unique`. Else a regular expression, found anywhere unless it has ^ and $. */
  readonly pattern?: string | undefined;
  /** Name of a registered check function (D35). */
  readonly handler?: string | undefined;
  /** `${title}`, `${key}` and `${defaultValue}` are filled in. */
  readonly message?: string | undefined;
  /** Default: `submit` for required, else `save`. */
  readonly at?: Moment | undefined;
}

/** What the checks need of a column of the page schema. */
export interface ColumnInput {
  readonly key: string;
  readonly title: string;
  readonly type: ColumnType;
  readonly defaultValue?: Value | undefined;
  /** Characters, counted by code point. */
  readonly maxLength?: number | undefined;
  /** Digits in all, and behind the point. */
  readonly precision?: number | undefined;
  readonly scale?: number | undefined;
  /** Years that a `cron` takes. */
  readonly yearRange?: CompiledColumn['yearRange'];
  /** What a `dateRange` goes from and to. */
  readonly rangeOf?: CompiledColumn['rangeOf'];
  /** Between several values. Default: a comma. */
  readonly separator?: string | undefined;
  readonly checkDigits?: CheckedNumber | undefined;
  readonly jsonSchema?: JsonSchema | undefined;
  readonly validateRules?: readonly ValidateRule[] | undefined;
}

export interface ChecksContext {
  /** The choices of a select, of the column itself or of its dictionary; absent: any value. */
  readonly options?: readonly Option[] | undefined;
  /** What `handler` may name. Default: HANDLERS. */
  readonly handlers?: ReadonlyMap<string, Handler> | undefined;
  /** Of the default messages. Default: zh-CN. */
  readonly language?: Language | undefined;
}
