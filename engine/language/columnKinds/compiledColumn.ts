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
  /** Besides the text: what offices write. */
  readonly names?: readonly string[] | undefined;
  /** Names that may mean another option as well. */
  readonly probableNames?: readonly string[] | undefined;
  readonly value: string;
  readonly text: string;
  readonly disabled?: boolean | undefined;
  /** Of the dictionary's author: `green`, `#1677ff`. */
  readonly color?: string | undefined;
}

/** A yes or no that is fixed, or follows from the document. Blank counts as no. */
export type Condition = boolean | CompiledExpression;

/** One check of a cell or field. Checks run in order and the first that fails wins (W5.1-1). */
export interface CellCheck {
  /** `required`, `type`, `maxLength`, `precision`, `pattern`, `unique`, `option`, or the handler's name (`uscc`). */
  readonly id: string;
  readonly at: Moment;
  /** Ready to show: `${title}` and the like are filled in. */
  readonly message: string;
  /** True when the value is good. Never called with a blank value, except for `required`. `unique` is judged by the table's value map, not here. */
  readonly test: (value: Value, row: Values) => boolean;
}

/**
 * A check that only the server can decide. It is asked once the column's own checks pass and never for a blank value;
 * what it says against the value is the server's message (S5-13).
 */
export interface RemoteCheck {
  /** `duplicate`: the value is in no other record; `checkRule`: a check rule by its code; `configured`: one that the server registers by name (D40). */
  readonly kind: 'duplicate' | 'checkRule' | 'configured';
  /** Id of the finding; of a configured check also the name it is registered by: `unifiedCode`, `customerCode`. */
  readonly name: string;
  /** Of a `checkRule`. */
  readonly ruleCode?: string | undefined;
  /** Of a `duplicate`: where the value must be unique; absent: in the column's own. */
  readonly table?: string | undefined;
  readonly field?: string | undefined;
  /** Of a `configured` check: what it tells kinds of records by (S5-16). */
  readonly type?: string | undefined;
  readonly at: Moment;
  /** Shown instead of the server's message. */
  readonly message?: string | undefined;
}

/** What a column of type `popup` shows and takes over. */
export interface CompiledPopup {
  /** Report: `schemas/reports/<code>.json`. */
  readonly code: string;
  /** Columns of the report; `destFields` are the columns beside this one that they fill, in the same order. */
  readonly orgFields: readonly string[];
  readonly destFields: readonly string[];
  /** Values of the report's parameters by name. */
  readonly param: Readonly<Record<string, string | CompiledExpression>>;
  /** Order of its rows; empty: the report's own. */
  readonly sorter: readonly { readonly column: string; readonly order: 'asc' | 'desc' }[];
  readonly multi: boolean;
}

/** A report whose picked rows become rows of a detail. */
export interface CompiledPick extends CompiledPopup {
  /** Some of `destFields`: a row of the report that has the values of a row that is there is not added. Empty: all are. */
  readonly unique: readonly string[];
}

/** Of a long text with an editor of its own. */
export interface CompiledEditor {
  /** What the text is written in. */
  readonly language: 'text' | 'json' | 'javascript' | 'sql' | 'xml' | 'html' | 'markdown';
  readonly lineNumbers: boolean;
  /** In forms, in pixels. */
  readonly height: number;
}

/** What a picker picks, which field of it is kept, and which is shown. */
export interface CompiledPicker {
  readonly of: Picked;
  readonly store: string;
  readonly text: string;
  /** Of users. Default: by department. */
  readonly layout?: 'department' | 'list' | undefined;
  /** Of departments (W4-14). Default: each is checked by itself. */
  readonly linked?: boolean | undefined;
  /** Pixels; absent: as its kind has it. */
  readonly modalWidth?: number | undefined;
  /** Of records: addresses of the call families that list them and name stored values (W7-31), and what the picker shows of them. */
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
  /** Below which node it begins: the code of a category (`0`: all), the value of an entry (blank: all), an area (`86`). */
  readonly root: string;
  /** A JSON object as it was written, of columns and the values that they have. Absent: all nodes. */
  readonly condition?: string | undefined;
  /** Of categories: which field is kept. */
  readonly store?: 'id' | 'code' | undefined;
}

export interface CompiledColumn {
  readonly key: string;
  readonly title: string;
  /** In another language: a sheet may name the column so. */
  readonly otherTitle?: string | undefined;
  /** Further names in sheets of others. Absent: none. */
  readonly synonyms?: readonly string[] | undefined;
  readonly type: ColumnType;
  readonly traits: ColumnTraits;
  readonly valueType: ValueType;
  /** Pixels; 120 by default (W9-5). `fixed`: the side of an editable table where it stays while others scroll; absent: none. */
  readonly width: number;
  readonly fixed?: 'left' | 'right' | undefined;
  readonly placeholder: string;
  /** What staff read in a table where it is missing. */
  readonly requiredMessage: string;
  /** In tables. Absent: end for numbers, start for others. */
  readonly align?: 'start' | 'center' | 'end' | undefined;
  /** Help for staff beside the title. */
  readonly tipsContent?: string | undefined;
  /** Absent: choices, days and popups can be emptied by a mark. */
  readonly allowClear?: boolean | undefined;
  /** Colours of tags: one for all, or `AB=green,CD=#1677ff`. */
  readonly setTagColor?: string | undefined;
  /** What a new record or row starts with; `startValue` tells it. */
  readonly defaultValue?: Value | undefined;
  /** In its place: over `$user` and functions. */
  readonly defaultExpression?: CompiledExpression | undefined;
  readonly options?: readonly Option[] | undefined;
  /** Words of this column for its codes; they come before the names of options and items. Absent: none. */
  readonly choiceWords?: ChoiceWords | undefined;
  readonly dictCode?: string | undefined;
  readonly maxLength?: number | undefined;
  /** Digits in all, and behind the point. */
  readonly precision?: number | undefined;
  readonly scale?: number | undefined;
  readonly checks: readonly CellCheck[];
  /** The value is comma separated text of several values. */
  readonly multiple?: boolean | undefined;
  /** Whether a value that is no option or item may be typed, and whether typing narrows the options. Choices and searches only. */
  readonly allowInput?: boolean | undefined;
  readonly allowSearch?: boolean | undefined;
  /** Key of the column whose choices follow this one. */
  readonly linkageKey?: string | undefined;
  /** Key of the column to whose value the choices belong; blank for the first of a chain, whose choices belong to none. */
  readonly follows?: string | undefined;
  /** A click on its cell, where it is not edited, opens the row by itself. */
  readonly showDetails?: boolean | undefined;
  /** How choices are offered: behind a list, as marks beside each other, as buttons, in two lists, as a table of parts. Absent: as the type does. */
  readonly look?: 'list' | 'marks' | 'buttons' | 'transfer' | 'customs' | undefined;
  /** Between several values. Absent: a comma. */
  readonly separator?: string | undefined;
  /** What is kept where nothing stands, when a record is made or saved (D49). Absent: nothing. */
  readonly whenBlank?: Value | undefined;
  /** Of `checkbox`: the value when checked, and when not. */
  readonly customValue?: readonly [checked: string, unchecked: string] | undefined;
  /** How a moment is shown: `YYYY年MM月DD日`; absent: as kept. */
  readonly format?: string | undefined;
  /** Of `cron`: its dialog, and the years that it offers and takes. */
  readonly cronEditor?: 'plain' | 'linked' | undefined;
  readonly yearRange?: YearRange | undefined;
  /** Of `dateRange`: what it goes from and to. */
  readonly rangeOf?: 'date' | 'datetime' | 'time' | undefined;
  readonly popup?: CompiledPopup | undefined;
  /** Of choices from a dictionary: attributes that an item must have to be offered. Absent: every item is. */
  readonly param?: Readonly<Record<string, string | CompiledExpression>> | undefined;
  readonly upload?: CompiledUpload | undefined;
  readonly picker?: CompiledPicker | undefined;
  /** Of columns that hold nodes of a tree. */
  readonly tree?: CompiledTreeSource | undefined;
  /** Several nodes are chosen in a dialog, with the tree beside what is chosen. Absent: from a list. */
  readonly isTransfer?: boolean | undefined;
  /** Of areas: `cascader` or `select`; anything else is told where it is drawn (W5.1-34). */
  readonly areaType?: string | undefined;
  readonly editor?: CompiledEditor | undefined;
  /** What JSON must be; absent: any. */
  readonly jsonSchema?: JsonSchema | undefined;
  /** A number that ends in a check digit: written as its standard has it. */
  readonly checkDigits?: CheckedNumber | undefined;
  /** Where an amount stands in Chinese capitals. Absent: nowhere. */
  readonly amountInWords?: 'below' | 'instead' | undefined;
  /** Code of the fill rule that gives the value when a record or row is added; nobody types it. Absent: none. */
  readonly fillRule?: string | undefined;
  /** Of a password: whether a meter tells how strong it is. */
  readonly strength?: boolean | undefined;
  /** Further settings of the widget, as written. Absent: none. */
  readonly props?: Readonly<Record<string, string | number | boolean>> | undefined;
  /** In order; the first that fails is shown. Absent: none. */
  readonly remoteChecks?: readonly RemoteCheck[] | undefined;
  readonly visible: Condition;
  /** Nothing can be typed into it, for now or because it is read-only. */
  readonly disabled: Condition;
  /** Shown as text instead of a control that is disabled. Absent: never. */
  readonly readOnly?: Condition | undefined;
  /** Tab and Enter pass it by; Shift+Tab does not. Absent: no. */
  readonly skip?: boolean | undefined;
  /** Besides a `required` check: a requirement that depends on other fields, at submit. */
  readonly required: Condition;
  /** What becomes of the value while disabled. */
  readonly whenDisabled: 'keep' | 'clear';
  readonly compute?: { readonly value: CompiledExpression; readonly mode: 'always' | 'suggest' } | undefined;
  /** Choosing a dictionary item sets other columns from its attributes: `{ gName: 'name' }`. */
  readonly fill?: Readonly<Record<string, string>> | undefined;
  readonly statistics: readonly ('sum' | 'average')[];
  /** Codes needed to see and to change it; absent: the page's own suffice. */
  readonly viewPermission?: string | undefined;
  readonly editPermission?: string | undefined;
  /** Guards it where an administrator says so: `bgd:export:field:agencyFee` (D4). */
  readonly fieldCode?: string | undefined;
  /** Column of the database table: `custom_master`. */
  readonly dbColumn: string;
  /** The key that it had before; its table's column is renamed with it. */
  readonly renamedFrom?: string | undefined;
  /** Lists are often narrowed or sorted by it: its table gets an index for it. */
  readonly index?: boolean | undefined;
  /** Of what the engine says by itself; absent: zh-CN. */
  readonly language?: Language | undefined;
}
