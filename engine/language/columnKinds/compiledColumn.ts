import type { ChoiceWords } from './paste/choiceWords.ts';
import type { ColumnTraits } from './columnTraits.ts';
import type { Picked } from './picked.ts';
import type { CompiledUpload } from './compiledUpload.ts';
import type { YearRange } from '../../formats/cron/cronFields.ts';
import type { Moment } from '../../core/findings.ts';
import type { ColumnType, JsonSchema } from '../../generated/page.ts';
import type { CheckedNumber } from './checks/checkDigits.ts';
import type { Language } from '../../text/catalogue/languages.ts';
import type { CompiledExpression } from '../../core/scope.ts';
import type { Value, ValueType, Values } from '../../core/values.ts';

export interface Option {
  /** Further names besides the text: spellings used by offices. */
  readonly names?: readonly string[] | undefined;
  /** Names that may also mean another option. */
  readonly probableNames?: readonly string[] | undefined;
  readonly value: string;
  readonly text: string;
  readonly disabled?: boolean | undefined;
  /** Color set by the dictionary's author: `green`, `#1677ff`. */
  readonly color?: string | undefined;
}

/** A fixed boolean, or an expression over the document. Blank counts as false. */
export type Condition = boolean | CompiledExpression;

/** One check of a cell or field. Checks run in order; the first failure wins (W5.1-1). */
export interface CellCheck {
  /** `required`, `type`, `maxLength`, `precision`, `pattern`, `unique`, `option`, or the handler's name (`uscc`). */
  readonly id: string;
  readonly at: Moment;
  /** Ready to show: placeholders such as `${title}` are already replaced. */
  readonly message: string;
  /**
   * Returns true if the value is valid. Never called with a blank value, except for `required`. `unique` is validated
   * by the table's value map, not here.
   */
  readonly test: (value: Value, row: Values) => boolean;
}

/**
 * A check that only the server can decide. It runs after the column's own checks pass, never for a blank value; the
 * server supplies the message of a failed check (S5-13).
 */
export interface RemoteCheck {
  /**
   * `duplicate`: no other record has the value; `checkRule`: a check rule by its code; `configured`: a check that the
   * server registers by name (D40).
   */
  readonly kind: 'duplicate' | 'checkRule' | 'configured';
  /** Id of the finding; for a configured check also its registered name: `unifiedCode`, `customerCode`. */
  readonly name: string;
  /** For a `checkRule`. */
  readonly ruleCode?: string | undefined;
  /** For a `duplicate`: the table and field in which the value must be unique; absent: those of the column. */
  readonly table?: string | undefined;
  readonly field?: string | undefined;
  /** For a `configured` check: distinguishes kinds of records (S5-16). */
  readonly type?: string | undefined;
  readonly at: Moment;
  /** Shown instead of the server's message. */
  readonly message?: string | undefined;
}

/** What a column of type `popup` shows and copies. */
export interface CompiledPopup {
  /** Report code: `schemas/reports/<code>.json`. */
  readonly code: string;
  /** Columns of the report; `destFields` are the columns next to this one that they fill, in the same order. */
  readonly orgFields: readonly string[];
  readonly destFields: readonly string[];
  /** Values of the report's parameters, by name. */
  readonly param: Readonly<Record<string, string | CompiledExpression>>;
  /** Sort order of the rows; empty: the report's own. */
  readonly sorter: readonly { readonly column: string; readonly order: 'asc' | 'desc' }[];
  readonly multi: boolean;
}

/** A report whose picked rows become rows of a detail. */
export interface CompiledPick extends CompiledPopup {
  /**
   * Subset of `destFields`: a report row is skipped if an existing row has the same values in these fields. Empty: all
   * rows are added.
   */
  readonly unique: readonly string[];
}

/** Editor settings of a long text. */
export interface CompiledEditor {
  /** Language of the text. */
  readonly language: 'text' | 'json' | 'javascript' | 'sql' | 'xml' | 'html' | 'markdown';
  readonly lineNumbers: boolean;
  /** Height in forms, in pixels. */
  readonly height: number;
}

/** What a picker picks, which field is stored, and which is shown. */
export interface CompiledPicker {
  readonly of: Picked;
  readonly store: string;
  readonly text: string;
  /** For users. Default: by department. */
  readonly layout?: 'department' | 'list' | undefined;
  /** For departments (W4-14). Default: each is checked independently. */
  readonly linked?: boolean | undefined;
  /** Pixels; absent: the default of its kind. */
  readonly modalWidth?: number | undefined;
  /**
   * For records: addresses of the call families that list records and resolve stored values to names (W7-31), and the
   * columns that the picker shows.
   */
  readonly listUrl?: string | undefined;
  readonly valueUrl?: string | undefined;
  readonly columns?: readonly PickerColumn[] | undefined;
}

export interface PickerColumn {
  readonly key: string;
  readonly title: string;
  /** Pixels. Default: 120. */
  readonly width?: number | undefined;
}

/** The tree that a column chooses from. */
export interface CompiledTreeSource {
  readonly of: 'category' | 'dictionary' | 'area';
  /**
   * Node at which the tree begins: the code of a category (`0`: all), the value of an entry (blank: all), an area
   * (`86`).
   */
  readonly root: string;
  /** JSON object text as written, mapping columns to required values. Absent: all nodes. */
  readonly condition?: string | undefined;
  /** For categories: which field is stored. */
  readonly store?: 'id' | 'code' | undefined;
}

export interface CompiledColumn {
  readonly key: string;
  readonly title: string;
  /** Title in another language; a sheet may use it as a heading. */
  readonly otherTitle?: string | undefined;
  /** Further headings used in other parties' sheets. Absent: none. */
  readonly synonyms?: readonly string[] | undefined;
  readonly type: ColumnType;
  readonly traits: ColumnTraits;
  readonly valueType: ValueType;
  /**
   * Pixels; 120 by default (W9-5). `fixed`: the side of an editable table where the column stays while the others
   * scroll; absent: not fixed.
   */
  readonly width: number;
  readonly fixed?: 'left' | 'right' | undefined;
  readonly placeholder: string;
  /** Message shown in a table if the value is missing. */
  readonly requiredMessage: string;
  /** Alignment in tables. Absent: end for numbers, start for others. */
  readonly align?: 'start' | 'center' | 'end' | undefined;
  /** Help text for users next to the title. */
  readonly tipsContent?: string | undefined;
  /** Absent: choices, dates and popups can be cleared with an icon. */
  readonly allowClear?: boolean | undefined;
  /** Colors of tags: one for all, or `AB=green,CD=#1677ff`. */
  readonly setTagColor?: string | undefined;
  /** Initial value of a new record or row, see `startValue`. */
  readonly defaultValue?: Value | undefined;
  /** Expression used instead of `defaultValue`; may read `$user` and call functions. */
  readonly defaultExpression?: CompiledExpression | undefined;
  readonly options?: readonly Option[] | undefined;
  /**
   * Words that this column accepts for its codes; they take precedence over the names of options and items. Absent:
   * none.
   */
  readonly choiceWords?: ChoiceWords | undefined;
  readonly dictCode?: string | undefined;
  readonly maxLength?: number | undefined;
  /** Total number of digits, and number of decimal places. */
  readonly precision?: number | undefined;
  readonly scale?: number | undefined;
  readonly checks: readonly CellCheck[];
  /** The value is comma-separated text of several values. */
  readonly multiple?: boolean | undefined;
  /**
   * Whether a value that is not an option or item may be typed, and whether typing filters the options. Only for
   * choices and searches.
   */
  readonly allowInput?: boolean | undefined;
  readonly allowSearch?: boolean | undefined;
  /** Key of the column whose choices depend on this one. */
  readonly linkageKey?: string | undefined;
  /**
   * Key of the column whose value determines the choices; blank for the first column of a chain, whose choices depend
   * on none.
   */
  readonly follows?: string | undefined;
  /** A click on its cell opens the details of the row, if the cell is not editable and the table has `rowDetails`. */
  readonly showDetails?: boolean | undefined;
  /**
   * How choices are displayed: as a drop-down list, as inline marks, as buttons, in two lists, as a table of parts.
   * Absent: the default of the type.
   */
  readonly look?: 'list' | 'marks' | 'buttons' | 'transfer' | 'customs' | undefined;
  /** Separator between several values. Absent: a comma. */
  readonly separator?: string | undefined;
  /** Value stored in place of a blank when a record is created or saved (D49). Absent: none. */
  readonly whenBlank?: Value | undefined;
  /** For `checkbox`: the checked and the unchecked value. */
  readonly customValue?: readonly [checked: string, unchecked: string] | undefined;
  /** Display format of a point in time: `YYYY年MM月DD日`; absent: as stored. */
  readonly format?: string | undefined;
  /** For `cron`: its dialog, and the years that it offers and accepts. */
  readonly cronEditor?: 'plain' | 'linked' | undefined;
  readonly yearRange?: YearRange | undefined;
  /** For `dateRange`: the unit of its two ends. */
  readonly rangeOf?: 'date' | 'datetime' | 'time' | undefined;
  readonly popup?: CompiledPopup | undefined;
  /** For choices from a dictionary: attributes that an item must have to be offered. Absent: every item is offered. */
  readonly param?: Readonly<Record<string, string | CompiledExpression>> | undefined;
  readonly upload?: CompiledUpload | undefined;
  readonly picker?: CompiledPicker | undefined;
  /** For columns that hold nodes of a tree. */
  readonly tree?: CompiledTreeSource | undefined;
  /** Several nodes are chosen in a dialog that shows the tree next to the chosen nodes. Absent: from a list. */
  readonly isTransfer?: boolean | undefined;
  /**
   * For areas: `cascader` or `select`; any other value is reported at compile time and where the field is rendered
   * (W5.1-34).
   */
  readonly areaType?: string | undefined;
  readonly editor?: CompiledEditor | undefined;
  /** Schema that the JSON must match; absent: any JSON. */
  readonly jsonSchema?: JsonSchema | undefined;
  /** A number that ends in a check digit, written as its standard requires. */
  readonly checkDigits?: CheckedNumber | undefined;
  /** Where the amount is shown in Chinese capital numerals. Absent: nowhere. */
  readonly amountInWords?: 'below' | 'instead' | undefined;
  /** Code of the fill rule that sets the value when a record or row is added; users cannot type it. Absent: none. */
  readonly fillRule?: string | undefined;
  /** For a password: whether a meter shows its strength. */
  readonly strength?: boolean | undefined;
  /** Further settings of the widget, as written in the schema. Absent: none. */
  readonly props?: Readonly<Record<string, string | number | boolean>> | undefined;
  /** In order; the first failure is shown. Absent: none. */
  readonly remoteChecks?: readonly RemoteCheck[] | undefined;
  readonly visible: Condition;
  /** Not editable, either temporarily or because the column is read-only. */
  readonly disabled: Condition;
  /** Shown as text instead of as a disabled control. Absent: never. */
  readonly readOnly?: Condition | undefined;
  /** Tab and Enter skip it; Shift+Tab does not. Absent: not skipped. */
  readonly skip?: boolean | undefined;
  /** In addition to a `required` check: a requirement that depends on other fields, checked at submit. */
  readonly required: Condition;
  /** What happens to the value while the column is disabled. */
  readonly whenDisabled: 'keep' | 'clear';
  readonly compute?: { readonly value: CompiledExpression; readonly mode: 'always' | 'suggest' } | undefined;
  /** Choosing a dictionary item sets other columns from its attributes: `{ gName: 'name' }`. */
  readonly fill?: Readonly<Record<string, string>> | undefined;
  readonly statistics: readonly ('sum' | 'average')[];
  /** Permission codes needed to view and to edit it; absent: those of the page suffice. */
  readonly viewPermission?: string | undefined;
  readonly editPermission?: string | undefined;
  /** Permission code that guards it if an administrator says so: `bgd:export:field:agencyFee` (D4). */
  readonly fieldCode?: string | undefined;
  /** Column of the database table: `custom_master`. */
  readonly dbColumn: string;
  /** Previous key; the database column is renamed with it. */
  readonly renamedFrom?: string | undefined;
  /** Lists are often filtered or sorted by it, so the table gets an index for it. */
  readonly index?: boolean | undefined;
  /** Language of the engine's built-in texts; absent: zh-CN. */
  readonly language?: Language | undefined;
}
