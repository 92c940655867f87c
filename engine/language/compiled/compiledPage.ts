import type { ActionName, ActionPlace } from './actions.ts';
import type { CompiledColumn, CompiledPick, Condition, Option } from '../columnKinds/compiledColumn.ts';
import type { CompiledForm } from './compiledForm.ts';
import type { Level, Moment } from '../../core/findings.ts';
import type { Language } from '../../text/catalogue/languages.ts';
import type { Path } from '../../core/paths.ts';
import type { RecordFilter } from '../../core/recordFilter.ts';
import type { CompiledExpression, Scope } from '../../core/scope.ts';
import type { TableSettings } from '../../core/tableSettings.ts';

/** The column types that this version draws; the meta-schema is the source (`ColumnType` of engine/generated). */
export type { ColumnType } from '../../generated/page.ts';
/** What a form is made of. */
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
/** What a page is made of, as its columns have it. */
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
  /** The column that holds the row's number from 1; renumbered by the engine. */
  readonly orderKey?: string | undefined;
  readonly columns: readonly CompiledColumn[];
  /** Before the names of its buttons, where an administrator guards them: `bgd:export:detail:goods` (D4). */
  readonly code: string;
  /** Rows are picked from a report (L15). */
  readonly pick?: CompiledPick | undefined;
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
  readonly messageReads: CompiledExpression['reads'];
}

export type QueryRule = 'eq' | 'like' | 'left_like' | 'right_like' | 'in' | 'ne' | 'gt' | 'ge' | 'lt' | 'le' | 'range';

/** How a condition of an advanced query compares (contract §7.3). */
export type AdvancedRule = QueryRule | 'not_in' | 'not_like' | 'empty' | 'not_empty';

/** A column that advanced conditions may name. */
export interface CompiledAdvancedField {
  /** Name on the wire: `ownerName`, or `goods,codeTs` for a column of a detail. */
  readonly field: string;
  readonly column: CompiledColumn;
  /** Title of the detail that the column belongs to. */
  readonly detail?: string | undefined;
  /** The comparisons that staff choose among, the usual first. */
  readonly rules: readonly AdvancedRule[];
  readonly about: ConditionAbout;
}

/** How the value of a condition was chosen, for whoever is given it (W3.3-11). */
export interface ConditionAbout {
  /** The column's type, and what it is in the database: `string`, `bigDecimal`, `date`, `datetime`. */
  readonly type?: string | undefined;
  readonly dbType?: string | undefined;
  readonly options?: readonly Option[] | undefined;
  /** Of a dictionary; of one over a table, `dictCode` is the column that is kept and `dictText` the one that is shown. */
  readonly dictCode?: string | undefined;
  readonly dictTable?: string | undefined;
  readonly dictText?: string | undefined;
  /** What of a picked thing is the value: `username`. */
  readonly customReturnField?: string | undefined;
  readonly popup?:
    | { readonly code: string; readonly field: string; readonly orgFields: string; readonly destFields: string }
    | undefined;
}

/** 高级查询 of a list. */
export interface CompiledSuperQuery {
  readonly fields: readonly CompiledAdvancedField[];
  /** Under which browsers keep its saved queries. Absent: the route path. */
  readonly saveCode?: string | undefined;
}

export interface CompiledQueryItem {
  /** Parameter name on the wire: `ownerName`, or `goods.codeTs` for a column of a detail. */
  readonly key: string;
  readonly column: CompiledColumn;
  /** The detail that the column belongs to. */
  readonly detail?: string | undefined;
  readonly rule: QueryRule;
  /** The comparisons that staff may choose among, `rule` first. Absent: `rule` alone. */
  readonly rules?: readonly QueryRule[] | undefined;
  /** What is typed keeps the blanks around it. Absent: they are left out. */
  readonly keepsBlanks?: boolean | undefined;
  /** Shown only after 展开. */
  readonly expanded: boolean;
}

export interface CompiledAction {
  readonly action: ActionName;
  /** Unique in the page: the action's own name, or the id of a transition or a panel. */
  readonly id: string;
  readonly title: string;
  readonly permission: string;
  /** Over `$record` and `$user`; the server holds it too. */
  readonly visible: Condition;
  /** Question before it is done. */
  readonly confirm?: string | undefined;
  /** Of prints: a report below the API base that opens in a new tab; absent: the preview of the page's papers. */
  readonly url?: string | undefined;
  /** Panels only: the editor that is opened, where its button stands, and how it comes. */
  readonly panel?: string | undefined;
  readonly at?: readonly ActionPlace[] | undefined;
  readonly open?: 'drawer' | 'modal' | undefined;
  /** Transitions only. */
  readonly validate?: Moment | undefined;
  readonly from?: readonly string[] | undefined;
  readonly to?: string | undefined;
  /** Columns that the server writes with the move, by key, over `$record` and `$user`. */
  readonly set?: ReadonlyMap<string, CompiledExpression> | undefined;
  /** Done with several records of a list at once, too. */
  readonly batch?: boolean | undefined;
  /** A reason is typed before, and kept as a comment on the record. `phrases`: the dictionary that offers some. */
  readonly reason?: { readonly required: boolean; readonly phrases?: string | undefined } | undefined;
}

/** A condition one click away, above the list. */
export interface CompiledListTab {
  /** On the wire and in addresses: the `tab` of a list call. */
  readonly key: string;
  readonly title: string;
  readonly filter: RecordFilter;
  /** Columns that the condition reads: who may not see one of them does not have the tab. */
  readonly reads: readonly string[];
  /** Whether it tells how many records it has. */
  readonly counts: boolean;
}

/** A sum over all that the list finds, below it. */
export interface CompiledListTotal {
  /** A column of decimals. */
  readonly column: CompiledColumn;
  /** Splits the sum by its values. */
  readonly per?: CompiledColumn | undefined;
}

/** Lines of a record below its row. */
export interface CompiledListExpand {
  readonly detail: CompiledDetail;
  /** Of the detail, in order. */
  readonly columns: readonly CompiledColumn[];
}

export interface CompiledList {
  readonly columns: readonly CompiledColumn[];
  readonly sort: readonly { readonly column: string; readonly order: 'asc' | 'desc' }[];
  readonly query: readonly CompiledQueryItem[];
  /** Columns by which records are found from everywhere, and the first of them what they are called. */
  readonly search: readonly CompiledColumn[];
  /** The day until which a record has to be gone on with. */
  readonly due?: CompiledColumn | undefined;
  /** Absent: the page has none. */
  readonly superQuery?: CompiledSuperQuery | undefined;
  readonly actions: readonly CompiledAction[];
  /** Empty: the list has no tabs. */
  readonly tabs: readonly CompiledListTab[];
  readonly totals: readonly CompiledListTotal[];
  /** Columns that the list's own call does not sort by. Absent: it sorts by all, as the calls of pages do. */
  readonly unsorted?: ReadonlySet<string> | undefined;
  /** What the link of a record and a double click open. */
  readonly opens: 'form' | 'detail';
  /** Lines that a row shows below itself; absent: rows are not opened. */
  readonly expand?: CompiledListExpand | undefined;
  /** Records of a page at first: 10, or as many as the window has room for (D60). */
  readonly rows: 'usual' | 'fit';
  /** Below 768 px: a table that scrolls sideways, or cards (D60). */
  readonly narrow: 'scroll' | 'cards';
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
  /** Column that says 1 where there are records below, else 0; absent: found out. */
  readonly hasChildKey?: string | undefined;
  /** Parameter that names the record above where its children are asked for (W9-16). */
  readonly queryKey: string;
  /** Where children are asked for: `/bgd/region/childList`. */
  readonly childrenUrl: string;
  /** A JSON object as it was written, of columns and the values that they have (W7-32). Absent: all records. */
  readonly condition?: string | undefined;
  readonly onDelete: 'refuse' | 'cascade';
}

export interface CompiledCopy {
  readonly omit: readonly string[];
  readonly details: readonly string[];
  /** What staff are to confirm of a copy; without `detail` a field of the head. */
  readonly confirm: readonly { readonly detail?: string | undefined; readonly key: string }[];
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
  readonly copy?: CompiledCopy;
  /** The message mapping as which records are written and read as XML. */
  readonly message?: string | undefined;
  /** Column whose value says whose sheets are pasted and imported. Absent: nobody asks. */
  readonly pasteMemoryKey?: string | undefined;
  /** Of what the engine says by itself; absent: zh-CN. */
  readonly language?: Language | undefined;
}
