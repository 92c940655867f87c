import type { ActionName, ActionPlace } from './actions.ts';
import type { CompiledColumn, CompiledPick, Condition, Option } from '../columnKinds/compiledColumn.ts';
import type { CompiledForm } from './compiledForm.ts';
import type { Level, Moment } from '../../core/findings.ts';
import type { Language } from '../../text/catalogue/languages.ts';
import type { Path } from '../../core/paths.ts';
import type { RecordFilter } from '../../core/recordFilter.ts';
import type { CompiledExpression, Scope } from '../../core/scope.ts';
import type { TableSettings } from '../../core/tableSettings.ts';

/** Column types that this version renders; the meta-schema is the source (`ColumnType` of engine/generated). */
export type { ColumnType } from '../../generated/page.ts';
/** Parts of a compiled form. */
export type {
  CompiledBalance,
  CompiledCockpit,
  CompiledFieldSet,
  CompiledForm,
  CompiledGroup,
  CompiledHeader,
  CompiledHeaderTotal,
  CompiledStep,
  CompiledTrack,
} from './compiledForm.ts';
/** Parts of a compiled page that columns define. */
export type {
  CellCheck,
  CompiledColumn,
  CompiledEditor,
  CompiledPicker,
  CompiledPick,
  CompiledPopup,
  CompiledTreeSource,
  Condition,
  Option,
  PickerColumn,
  RemoteCheck,
} from '../columnKinds/compiledColumn.ts';

export interface CompiledDetail extends TableSettings {
  readonly key: string;
  readonly title: string;
  /** Name of the array on the wire: `bgdGoodsList`. */
  readonly wireName: string;
  readonly table: string;
  /** Column that holds the row number, from 1; the engine renumbers the rows. */
  readonly orderKey?: string | undefined;
  readonly columns: readonly CompiledColumn[];
  /** Prefix of the permission codes of its buttons, if an administrator guards them: `bgd:export:detail:goods` (D4). */
  readonly code: string;
  /** Report from which rows are picked (L15). */
  readonly pick?: CompiledPick | undefined;
  /** Language of the engine's built-in texts; absent: zh-CN. */
  readonly language?: Language | undefined;
}

/** A condition across fields. */
export interface CompiledRule {
  readonly id: string;
  readonly level: Level;
  readonly at: Moment;
  /** Key of the detail of which every row is checked. */
  readonly each?: string | undefined;
  /** The rule is skipped unless this is true. */
  readonly when?: CompiledExpression | undefined;
  /** Produces a finding if false, none if blank. `fix`: the correct value of the first mark, if it is certain. */
  readonly must: CompiledExpression;
  readonly fix?: CompiledExpression | undefined;
  /** Look-up rows by name: `{ hs: { dictCode: 'hs', key: <expression> } }`. */
  readonly lookup: Readonly<Record<string, { readonly dictCode: string; readonly key: CompiledExpression }>>;
  /** Where the finding is shown; `*` is the current row: `['goods', '*', 'firstUnit']`. */
  readonly marks: readonly Path[];
  /** May use scope values: `法定单位应为${hs.unit1}`. */
  readonly message: (scope: Scope) => string;
  readonly messageReads: CompiledExpression['reads'];
}

export type QueryRule = 'eq' | 'like' | 'left_like' | 'right_like' | 'in' | 'ne' | 'gt' | 'ge' | 'lt' | 'le' | 'range';

/** Comparison of a condition in an advanced query (contract §7.3). */
export type AdvancedRule = QueryRule | 'not_in' | 'not_like' | 'empty' | 'not_empty';

/** A column that advanced conditions may use. */
export interface CompiledAdvancedField {
  /** Name on the wire: `ownerName`, or `goods,codeTs` for a column of a detail. */
  readonly field: string;
  readonly column: CompiledColumn;
  /** Title of the detail that the column belongs to. */
  readonly detail?: string | undefined;
  /** Comparisons that users can choose from, the default first. */
  readonly rules: readonly AdvancedRule[];
  readonly about: ConditionAbout;
}

/** Describes how the value of a condition was chosen, for receivers of the condition (W3.3-11). */
export interface ConditionAbout {
  /** Type of the column, and its type in the database: `string`, `bigDecimal`, `date`, `datetime`. */
  readonly type?: string | undefined;
  readonly dbType?: string | undefined;
  readonly options?: readonly Option[] | undefined;
  /**
   * For a dictionary. For a dictionary over a table, `dictCode` is the stored column and `dictText` the displayed one.
   */
  readonly dictCode?: string | undefined;
  readonly dictTable?: string | undefined;
  readonly dictText?: string | undefined;
  /** Field of a picked record that is the value: `username`. */
  readonly customReturnField?: string | undefined;
  readonly popup?:
    | { readonly code: string; readonly field: string; readonly orgFields: string; readonly destFields: string }
    | undefined;
}

/** 高级查询 (advanced query) of a list. */
export interface CompiledSuperQuery {
  readonly fields: readonly CompiledAdvancedField[];
  /** Key under which browsers store its saved queries. Absent: the route path. */
  readonly saveCode?: string | undefined;
}

export interface CompiledQueryItem {
  /** Parameter name on the wire: `ownerName`, or `goods.codeTs` for a column of a detail. */
  readonly key: string;
  readonly column: CompiledColumn;
  /** Key of the detail that the column belongs to. */
  readonly detail?: string | undefined;
  readonly rule: QueryRule;
  /** Comparisons that users can choose from, `rule` first. Absent: only `rule`. */
  readonly rules?: readonly QueryRule[] | undefined;
  /** Surrounding blanks of typed text are preserved. Absent: they are removed. */
  readonly keepsBlanks?: boolean | undefined;
  /** Shown only after 展开. */
  readonly expanded: boolean;
}

export interface CompiledAction {
  readonly action: ActionName;
  /** Unique in the page: the action's name, or the id of a transition or a panel. */
  readonly id: string;
  readonly title: string;
  readonly permission: string;
  /** Condition over `$record` and `$user`; the server enforces it too. */
  readonly visible: Condition;
  /** Confirmation question before the action. */
  readonly confirm?: string | undefined;
  /**
   * For prints: a report below the API base that opens in a new tab; absent: the preview of the page's print layouts.
   */
  readonly url?: string | undefined;
  /** For panels: the editor that opens, the places of its button, and how it opens. */
  readonly panel?: string | undefined;
  readonly at?: readonly ActionPlace[] | undefined;
  readonly open?: 'drawer' | 'modal' | undefined;
  /** For transitions. */
  readonly validate?: Moment | undefined;
  readonly from?: readonly string[] | undefined;
  readonly to?: string | undefined;
  /** Expressions over `$record` and `$user` for columns that the server writes with the transition, by key. */
  readonly set?: ReadonlyMap<string, CompiledExpression> | undefined;
  /** Can also be applied to several records of a list at once. */
  readonly batch?: boolean | undefined;
  /** A reason is entered first and stored as a comment on the record. `phrases`: a dictionary of suggestions. */
  readonly reason?: { readonly required: boolean; readonly phrases?: string | undefined } | undefined;
}

/** A predefined filter, shown as a tab above the list. */
export interface CompiledListTab {
  /** In requests and URLs: the `tab` parameter of a list call. */
  readonly key: string;
  readonly title: string;
  readonly filter: RecordFilter;
  /** Columns that the condition reads: a user who may not see one of them does not get the tab. */
  readonly reads: readonly string[];
  /** Whether the tab shows its number of records. */
  readonly counts: boolean;
}

/** A sum over all records found, shown below the list. */
export interface CompiledListTotal {
  /** A decimal column. */
  readonly column: CompiledColumn;
  /** Groups the sum by the values of this column. */
  readonly per?: CompiledColumn | undefined;
}

/** Lines of a record shown below its row. */
export interface CompiledListExpand {
  readonly detail: CompiledDetail;
  /** Columns of the detail, in order. */
  readonly columns: readonly CompiledColumn[];
}

export interface CompiledList {
  readonly columns: readonly CompiledColumn[];
  readonly sort: readonly { readonly column: string; readonly order: 'asc' | 'desc' }[];
  readonly query: readonly CompiledQueryItem[];
  /** Columns that the global search covers; the first of them names the record. */
  readonly search: readonly CompiledColumn[];
  /** Column with the due date of a record. */
  readonly due?: CompiledColumn | undefined;
  /** Absent: the page has none. */
  readonly superQuery?: CompiledSuperQuery | undefined;
  readonly actions: readonly CompiledAction[];
  /** Empty: the list has no tabs. */
  readonly tabs: readonly CompiledListTab[];
  readonly totals: readonly CompiledListTotal[];
  /** Columns that the list's own call cannot sort by. Absent: it sorts by all columns, as the calls of pages do. */
  readonly unsorted?: ReadonlySet<string> | undefined;
  /** What the link of a record and a double click open. */
  readonly opens: 'form' | 'detail';
  /** Lines shown below a row; absent: rows cannot be expanded. */
  readonly expand?: CompiledListExpand | undefined;
  /** Initial page size: 10, or as many rows as fit into the window (D60). */
  readonly rows: 'usual' | 'fit';
  /** Below 768 px: a horizontally scrolling table, or cards (D60). */
  readonly narrow: 'scroll' | 'cards';
}

export interface CompiledResource {
  /** Base path of the call family: `/bgd/export`. */
  readonly url: string;
  readonly table: string;
  readonly fixed: Readonly<Record<string, string>>;
  /** Prefix of the permission codes: `bgd:export` gives `bgd:export:list`, `:add`, `:edit`, `:delete`. */
  readonly permission: string;
  /** `department`: records of the user's own department and its subdepartments; `all`: all records of the tenant. */
  readonly dataScope: 'department' | 'own' | 'all';
  /** Status column that transitions change. */
  readonly statusKey?: string | undefined;
  readonly unique: readonly (readonly string[])[];
  /** Sets of columns by which lists are often filtered or sorted together. */
  readonly index?: readonly (readonly string[])[] | undefined;
  /** Absent: only the data scope applies. */
  readonly rowPermission?: CompiledRowPermission | undefined;
  /** An edit may omit the version: the last write wins. */
  readonly versionless?: boolean | undefined;
}

/** Which records a user may see and change, within the data scope. */
export interface CompiledRowPermission {
  /** Absent: all. `filter` is equivalent to the expression, for the database. */
  readonly visible?: { readonly expression: CompiledExpression; readonly filter: RecordFilter } | undefined;
  /** Absent: all visible records; `deletable` absent: all editable records. */
  readonly editable?: CompiledExpression | undefined;
  readonly deletable?: CompiledExpression | undefined;
}

/** Nesting of the records of a page of kind `tree`. */
export interface CompiledTree {
  /** Column with the id of the parent record; blank at the top level. */
  readonly parentKey: string;
  /** List column that is indented and expandable. */
  readonly titleColumn: string;
  /** Column that is 1 if there are child records, else 0; absent: computed. */
  readonly hasChildKey?: string | undefined;
  /** Parameter with the parent record in requests for children (W9-16). */
  readonly queryKey: string;
  /** Address for loading children: `/bgd/region/childList`. */
  readonly childrenUrl: string;
  /** JSON object text as written, mapping columns to required values (W7-32). Absent: all records. */
  readonly condition?: string | undefined;
  readonly onDelete: 'refuse' | 'cascade';
}

export interface CompiledCopy {
  readonly omit: readonly string[];
  readonly details: readonly string[];
  /** Fields of a copy that users must confirm; without `detail` a field of the head. */
  readonly confirm: readonly { readonly detail?: string | undefined; readonly key: string }[];
}

/** The compiled page schema. Renderers and server read this and never the JSON. */
export interface CompiledPage {
  /** Path below schemas/pages without extension: `sales/order`. */
  readonly id: string;
  /** Changes with the meaning of the file. */
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
  /** Only for kind `tree`. */
  readonly tree?: CompiledTree | undefined;
  readonly form: CompiledForm;
  /** Fields that a copy omits, and details whose rows it copies. Absent: no field is omitted, no rows are copied. */
  readonly copy?: CompiledCopy;
  /** Message mapping by which records are written and read as XML. */
  readonly message?: string | undefined;
  /** Column whose value identifies the source of pasted and imported sheets. Absent: sheets are not identified. */
  readonly pasteMemoryKey?: string | undefined;
  /** Language of the engine's built-in texts; absent: zh-CN. */
  readonly language?: Language | undefined;
}
