import type { CompiledUpload } from './compiledUpload.ts';
import type { Level, Moment } from './findings.ts';
import type { Language } from './languages.ts';
import type { Path } from './paths.ts';
import type { RecordFilter } from './recordFilter.ts';
import type { CompiledExpression, Scope } from './scope.ts';
import type { TableSettings } from './tableSettings.ts';
import type { Value, ValueType, Values } from './values.ts';

/** The column types that this version draws; the meta-schema is the source (`ColumnType` of engine/generated). */
export type { ColumnType } from './generated/page.ts';
import type { ActionName } from './actions.ts';
import type { ColumnType } from './generated/page.ts';

export interface Option {
  readonly value: string;
  readonly text: string;
  readonly disabled?: boolean | undefined;
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

/** Which field of a user or department is kept, and which is shown. */
export interface CompiledPicker {
  readonly store: string;
  readonly text: string;
}

export interface CompiledColumn {
  readonly key: string;
  readonly title: string;
  /** In another language: a sheet may name the column so. */
  readonly otherTitle?: string | undefined;
  readonly type: ColumnType;
  readonly valueType: ValueType;
  /** Pixels; 120 by default (W9-5). `fixed`: the side of an editable table where it stays while others scroll; absent: none. */
  readonly width: number;
  readonly fixed?: 'left' | 'right' | undefined;
  readonly placeholder: string;
  /** In tables. Absent: end for numbers, start for others. */
  readonly align?: 'start' | 'center' | 'end' | undefined;
  /** Help for staff beside the title. */
  readonly tipsContent?: string | undefined;
  /** Absent: choices, days and popups can be emptied by a mark. */
  readonly allowClear?: boolean | undefined;
  /** Colours of tags: one for all, or `AB=green,CD=#1677ff`. */
  readonly setTagColor?: string | undefined;
  /** What a new record or row starts with. */
  readonly defaultValue?: Value | undefined;
  readonly options?: readonly Option[] | undefined;
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
  /** Of `checkbox`: the value when checked, and when not. */
  readonly customValue?: readonly [checked: string, unchecked: string] | undefined;
  /** How a moment is shown: `YYYY年MM月DD日`; absent: as kept. */
  readonly format?: string | undefined;
  readonly popup?: CompiledPopup | undefined;
  readonly upload?: CompiledUpload | undefined;
  readonly picker?: CompiledPicker | undefined;
  /** Further settings of the widget, as written. Absent: none. */
  readonly props?: Readonly<Record<string, string | number | boolean>> | undefined;
  /** In order; the first that fails is shown. Absent: none. */
  readonly remoteChecks?: readonly RemoteCheck[] | undefined;
  readonly visible: Condition;
  readonly disabled: Condition;
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
  /** Column of the database table: `custom_master`. */
  readonly dbColumn: string;
  /** The key that it had before; its table's column is renamed with it. */
  readonly renamedFrom?: string | undefined;
  /** Lists are often narrowed or sorted by it: its table gets an index for it. */
  readonly index?: boolean | undefined;
  /** Of what the engine says by itself; absent: zh-CN. */
  readonly language?: Language | undefined;
}

export interface CompiledDetail extends TableSettings {
  readonly key: string;
  readonly title: string;
  /** Name of the array on the wire: `bgdGoodsList`. */
  readonly wireName: string;
  readonly table: string;
  /** The column that holds the row's number from 1; renumbered by the engine. */
  readonly orderKey?: string | undefined;
  readonly columns: readonly CompiledColumn[];
  /** Of what the engine says by itself; absent: zh-CN. */
  readonly language?: Language | undefined;
}

/** What must hold across fields. */
export interface CompiledRule {
  readonly id: string;
  readonly level: Level;
  readonly at: Moment;
  /** Key of the detail whose every row is checked. */
  readonly each?: string | undefined;
  /** Skipped when this is not true. */
  readonly when?: CompiledExpression | undefined;
  /** A finding when false; a blank result says nothing. `fix`: what the first mark must be instead, where that is certain. */
  readonly must: CompiledExpression;
  readonly fix?: CompiledExpression | undefined;
  /** Reference rows by name: `{ hs: { dictCode: 'hs', key: <expression> } }`. */
  readonly lookup: Readonly<Record<string, { readonly dictCode: string; readonly key: CompiledExpression }>>;
  /** Where the finding shows; `*` stands for the row at hand: `['goods', '*', 'firstUnit']`. */
  readonly marks: readonly Path[];
  /** May name scope values: `法定单位应为${hs.unit1}`. */
  readonly message: (scope: Scope) => string;
}

export type QueryRule = 'eq' | 'like' | 'left_like' | 'right_like' | 'in' | 'ne' | 'gt' | 'ge' | 'lt' | 'le' | 'range';

export interface CompiledQueryItem {
  /** Parameter name on the wire: `ownerName`, or `goods.codeTs` for a column of a detail. */
  readonly key: string;
  readonly column: CompiledColumn;
  /** The detail that the column belongs to. */
  readonly detail?: string | undefined;
  readonly rule: QueryRule;
  /** Shown only after 展开. */
  readonly expanded: boolean;
}

export interface CompiledAction {
  readonly action: ActionName;
  /** Unique in the page: the action's own name, or the transition's id. */
  readonly id: string;
  readonly title: string;
  readonly permission: string;
  /** Over `$record` and `$user`; the server holds it too. */
  readonly visible: Condition;
  /** Question before it is done. */
  readonly confirm?: string | undefined;
  /** Transitions only. */
  readonly validate?: Moment | undefined;
  readonly from?: readonly string[] | undefined;
  readonly to?: string | undefined;
}

export interface CompiledList {
  readonly columns: readonly CompiledColumn[];
  readonly sort: readonly { readonly column: string; readonly order: 'asc' | 'desc' }[];
  readonly query: readonly CompiledQueryItem[];
  readonly actions: readonly CompiledAction[];
}

export interface CompiledGroup {
  readonly key: string;
  readonly title: string;
  /** Fields side by side, 1 to 4. */
  readonly columns: number;
  /** Begins folded under its heading. */
  readonly folded: boolean;
  readonly fields: readonly CompiledColumn[];
}

export interface CompiledForm {
  readonly open: 'tab' | 'modal';
  readonly readOnly: Condition;
  readonly groups: readonly CompiledGroup[];
  /** Details shown below the groups, each in its tab. */
  readonly tabs: readonly { readonly detail: string }[];
}

export interface CompiledResource {
  /** Where the call family stands: `/bgd/export`. */
  readonly url: string;
  readonly table: string;
  readonly fixed: Readonly<Record<string, string>>;
  /** Prefix of the permission codes: `bgd:export` gives `bgd:export:list`, `:add`, `:edit`, `:delete`. */
  readonly permission: string;
  /** `department`: records of the user's own department and those below it; `all`: the tenant's. */
  readonly dataScope: 'department' | 'own' | 'all';
  /** The column that transitions move. */
  readonly statusKey?: string | undefined;
  readonly unique: readonly (readonly string[])[];
  /** Columns that lists are often narrowed or sorted by together. */
  readonly index?: readonly (readonly string[])[] | undefined;
  /** Absent: the data scope alone decides. */
  readonly rowPermission?: CompiledRowPermission | undefined;
  /** An edit may leave out the version: the last write stands. */
  readonly versionless?: boolean | undefined;
}

/** Which records a user may see and change, within the data scope. */
export interface CompiledRowPermission {
  /** Absent: all. `filter` says the same as the expression, for the database. */
  readonly visible?: { readonly expression: CompiledExpression; readonly filter: RecordFilter } | undefined;
  /** Absent: all that are seen; `deletable` absent: all that may be changed. */
  readonly editable?: CompiledExpression | undefined;
  readonly deletable?: CompiledExpression | undefined;
}

/** How the records of a page of kind `tree` stand below each other. */
export interface CompiledTree {
  /** Column that holds the id of the record above; blank at the top. */
  readonly parentKey: string;
  /** Column of the list that is indented and opened. */
  readonly titleColumn: string;
  /** Column that says Y where there are records below; absent: found out. */
  readonly hasChildKey?: string | undefined;
}

/** What the engine makes of a page schema. Renderers and server read this and never the JSON. */
export interface CompiledPage {
  /** Path below schemas/pages without extension: `customs/export-declaration`. */
  readonly id: string;
  /** Changes with the file's meaning. */
  readonly hash: string;
  readonly title: string;
  readonly components: readonly string[];
  readonly resource: CompiledResource;
  readonly columns: readonly CompiledColumn[];
  readonly columnByKey: ReadonlyMap<string, CompiledColumn>;
  readonly details: readonly CompiledDetail[];
  readonly detailByKey: ReadonlyMap<string, CompiledDetail>;
  readonly rules: readonly CompiledRule[];
  readonly list: CompiledList;
  /** Of kind `tree` only. */
  readonly tree?: CompiledTree | undefined;
  readonly form: CompiledForm;
  /** What a copy starts without, and the details whose rows it takes along. Absent: nothing is left out, nothing taken. */
  readonly copy?: { readonly omit: readonly string[]; readonly details: readonly string[] };
  /** The message mapping as which records are written and read as XML. */
  readonly message?: string | undefined;
  /** Of what the engine says by itself; absent: zh-CN. */
  readonly language?: Language | undefined;
}
