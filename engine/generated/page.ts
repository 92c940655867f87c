/* Made from schemas/meta by `npm run generate`. Do not edit. */

/**
 * A field of the record. Its type decides which keys it has.
 */
export type ColumnSchema =
  | TextColumn
  | EditorColumn
  | NumberColumn
  | ChoiceColumn
  | MultipleColumn
  | SearchColumn
  | TreeColumn
  | CategoryColumn
  | AreaColumn
  | PeopleColumn
  | BusinessColumn
  | DateColumn
  | DateRangeColumn
  | CalendarColumn
  | CronColumn
  | FlagColumn
  | FileColumn
  | PopupColumn
  | SecretColumn;
export type Moment = 'save' | 'submit';
export type Condition = boolean | string;
/**
 * Names of one option or item.
 */
export type ChoiceNames = string[];
/**
 * What can be done with records.
 */
export type ActionSchema = RecordAction | PanelAction | TransitionAction;
/**
 * A step of the form, called as its first group, else as its first detail.
 */
export type StepSchema = StepSchema1 & {
  /**
   * Keys of the groups that are filled in here. Default: none.
   */
  groups?: string[];
  /**
   * Keys of the details that are filled in here. Default: none.
   */
  tabs?: string[];
};
export type StepSchema1 = {
  [k: string]: unknown;
};

/**
 * One screen: list, form, tables, checks, storage and rights.
 */
export interface PageSchema {
  /**
   * Path of this meta-schema, for editors: ../../meta/page.schema.json.
   */
  $schema?: string;
  /**
   * Version of the page language: 1.
   */
  schemaVersion: 1;
  /**
   * list: a list page with its form. tree: a list whose records stand below each other. base: never shown, only extended by others.
   */
  kind: 'list' | 'tree' | 'base';
  /**
   * Name of the page in tabs and headings.
   */
  title: string;
  /**
   * Names by which menu items know this page besides schema:<page id>: bgd/BgdExportList.
   */
  components?: string[];
  /**
   * Page whose keys this one starts from, one level; columns, details, rules, groups and actions replace those of the same key in their place, new ones follow; resource, list, form and copy merge key by key; message, prints and pasteMemoryKey hold until others are named; omit takes inherited ones away.
   */
  extends?: string;
  /**
   * What of the extended page this one leaves out. Default: nothing.
   */
  omit?: OmitSchema;
  /**
   * Where the records live and who may reach them.
   */
  resource?: Resource;
  /**
   * Fields of the record's head, in order.
   */
  columns?: ColumnSchema[];
  /**
   * Sub-tables of the record. Default: none.
   */
  details?: DetailSchema[];
  /**
   * What must hold across fields. Two rules may share an id when one check needs two statements.
   */
  rules?: RuleSchema[];
  /**
   * The list page.
   */
  list?: ListSchema;
  /**
   * How records stand below each other, of kind tree.
   */
  tree?: TreeSchema;
  /**
   * The form of one record.
   */
  form?: FormSchema;
  /**
   * What a copy of a record leaves out and takes along.
   */
  copy?: CopySchema;
  /**
   * XML message as which records are written and read: schemas/messages/<name>.json. Default: none.
   */
  message?: string;
  /**
   * Column whose value says whose sheets are pasted and imported: the customer. What staff choose for heads of columns that nobody knows is remembered for each of its values besides. Default: for the user alone.
   */
  pasteMemoryKey?: string;
  /**
   * Papers on which records are printed, in the order in which staff choose among them: schemas/prints/<name>.json. The action print offers them. Default: none.
   */
  prints?: string[];
}
export interface OmitSchema {
  /**
   * Columns that are not inherited: a key of the head, or <detail>.<column>; groups, list, query, copy and resource of the extended page lose them too.
   */
  columns?: string[];
  /**
   * Details that are not inherited; tabs and copy of the extended page lose them too.
   */
  details?: string[];
  /**
   * Ids of rules that are not inherited.
   */
  rules?: string[];
  /**
   * Keys of form groups that are not inherited.
   */
  groups?: string[];
  /**
   * Actions that are not inherited: their names, or ids of transitions.
   */
  actions?: string[];
  /**
   * Columns of the query that are not inherited.
   */
  query?: string[];
}
export interface Resource {
  /**
   * Where the call family stands: /bgd/export.
   */
  url: string;
  /**
   * Database table of the head. Several pages may share one, told apart by fixed values. Not sys_….
   */
  table: string;
  /**
   * Values that every record of this page has, by key; lists are narrowed by them. They need not be columns. Default: none.
   */
  fixed?: {
    [k: string]: string;
  };
  /**
   * Prefix of the permission codes: bgd:export gives bgd:export:list, :add, :edit, :delete.
   */
  permission: string;
  /**
   * Whose records a user reaches: of the own department and those below it, the own, or all of the tenant. Default: department.
   */
  dataScope?: 'department' | 'own' | 'all';
  /**
   * Column that transitions move. Needed when there are any.
   */
  statusKey?: string;
  /**
   * Sets of columns whose values together may occur in one record only; blank ones do not count. Default: none.
   */
  unique?: string[][];
  /**
   * Sets of columns that lists are often narrowed or sorted by together; the database keeps an index for each. Default: none.
   */
  index?: string[][];
  /**
   * Which records a user may see and change, within the data scope. Default: all.
   */
  rowPermission?: RowPermission;
  /**
   * Whether an edit may leave out the version of the record that it was made from. Then the last write stands, whatever others wrote meanwhile, and the audit log says so; a version that is sent is held to as always. For records that clients edit which know of no versions. Default: false.
   */
  versionless?: boolean;
}
/**
 * Which of the records that the data scope reaches a user may see and change.
 */
export interface RowPermission {
  /**
   * Which records are seen: an expression over $record and $user of comparisons, isIn, isBlank, &&, || and !, which the database can decide. Default: all.
   */
  visible?: string;
  /**
   * Which records may be changed and moved: an expression over $record and $user. Default: all that are seen.
   */
  editable?: string;
  /**
   * Which records may be deleted: an expression over $record and $user. Default: those that may be changed.
   */
  deletable?: string;
}
/**
 * Text as typed.
 */
export interface TextColumn {
  /**
   * What the field is: input (one line of text), textarea (several lines of text), input_pop (a text that opens in a larger box), tags (short marks of two characters each, parted by semicolons), slot (drawn by a widget of the shell, named in props), normal (shown as text, never edited), hidden (stored, never shown), color (a colour, kept as #rrggbb), icon (an icon of the product, kept by its name).
   */
  type: 'input' | 'textarea' | 'input_pop' | 'tags' | 'slot' | 'normal' | 'hidden' | 'color' | 'icon';
  /**
   * Name of the field in records, expressions and, as snake_case, of the database column. Starts with a small letter; unique in the page or detail; at most 60 characters.
   */
  key: string;
  /**
   * What staff read: label of the field and head of the table column.
   */
  title: string;
  /**
   * Width in tables, in pixels. Default: 120.
   */
  width?: number;
  /**
   * Side of an editable table at which the column stays while the others scroll. Default: it scrolls. Staff can change it for themselves.
   */
  fixed?: 'left' | 'right';
  /**
   * Where values and title stand in the column of a table. Default: end for numbers, start for others.
   */
  align?: 'start' | 'center' | 'end';
  /**
   * Further names of the column in sheets that staff get from others: `["品名", "Description"]`. Import and paste know the column by them, besides by title and key. Default: none.
   */
  synonyms?: string[];
  /**
   * Help for staff, shown at a mark beside the title, in forms and in the head of the table. Default: none.
   */
  tipsContent?: string;
  /**
   * Whether Tab and Enter pass the field by, as one that staff rarely type into; Shift+Tab, arrows, a label and the pointer reach it. Default: false.
   */
  skip?: boolean;
  /**
   * Whether choices, days and popups show a mark that empties them. Default: true.
   */
  allowClear?: boolean;
  /**
   * Whether a click on the cell, where it is not edited, opens the row by itself; the table needs rowDetails. Default: false.
   */
  showDetails?: boolean;
  /**
   * Grey text in the empty field; may contain ${title}, ${key}, ${defaultValue}. Default: none.
   */
  placeholder?: string;
  /**
   * Further settings of the widget by name: texts, numbers, true or false. No handlers, no markup. Default: none.
   */
  props?: {
    [k: string]: string | number | boolean;
  };
  /**
   * Checks of this field, in order; the first that fails is shown. Type, length and digits are checked anyway.
   */
  validateRules?: ValidateRule[];
  /**
   * Whether the field is shown: true, false, or an expression over $values (in a detail also $row). Default: true.
   */
  visible?: Condition;
  /**
   * Whether the field refuses input: true, false, or an expression over $values (in a detail also $row). Default: false.
   */
  disabled?: Condition;
  /**
   * Whether the field is shown as text that can be read, selected and copied, but not changed: true, false, or an expression over $values (in a detail also $row). Default: false. Use disabled for a control that is closed for now.
   */
  readOnly?: Condition;
  /**
   * Whether the field must be filled at submit: true, false, or an expression over $values (in a detail also $row). Default: false. For a fixed requirement with its own message or at save, use validateRules.
   */
  required?: Condition;
  /**
   * What becomes of the value while the field is disabled or read-only: keep it or clear it. Default: keep.
   */
  whenDisabled?: 'keep' | 'clear';
  /**
   * Derives the value from other fields.
   */
  compute?: Compute;
  /**
   * Permission code needed to see the field. Default: none, the right to the page suffices.
   */
  viewPermission?: string;
  /**
   * Permission code needed to change the field. Default: none, the right to edit the record suffices.
   */
  editPermission?: string;
  /**
   * Whether the database keeps an index for it, because lists are often narrowed or sorted by it. Default: false.
   */
  index?: boolean;
  /**
   * The key that it had before; its stored values come along. Default: none.
   */
  renamedFrom?: string;
  /**
   * What a new record or row starts with. Or, worked out when it is created, an expression over $user and functions: { "expression": "today()" }. Default: blank.
   */
  defaultValue?:
    | string
    | {
        /**
         * Over $user and functions; evaluated once, then staff may change the value: $user.orgCode.
         */
        expression: string;
      };
  /**
   * Colours of tags: one for all, or a colour by tag: AB=green,CD=#1677ff. Only of type tags. Default: grey.
   */
  setTagColor?: string;
  /**
   * Most characters that the field may hold, 1 to 4000. Default: 255.
   */
  maxLength?: number;
  /**
   * A number that ends in a check digit: idCard (居民身份证), uscc (统一社会信用代码), containerNo (集装箱号). Typed and pasted it is written as its standard has it, and what is wrong shows at once. Only of type input. Default: none.
   */
  checkDigits?: 'idCard' | 'uscc' | 'containerNo';
  /**
   * Code of the fill rule (编码规则) that gives the value when a record or row is added: order_no. Staff cannot type it; what a call or a sheet says of it is passed over. Only of type input; not with required, defaultValue or compute. Default: none.
   */
  fillRule?: string;
}
/**
 * One check of a field. Give one of required, unique, pattern, handler, minLength, maxLength, min, max, remote.
 */
export interface ValidateRule {
  /**
   * Name of the check in findings: R02. Default: the name of what is checked.
   */
  id?: string;
  /**
   * A blank value fails; 0 is not blank.
   */
  required?: boolean;
  /**
   * In a detail: the value may occur in one row only. Blank values do not count.
   */
  unique?: boolean;
  /**
   * Name of a preset (n6-16, *6-16, s6-18, url, e, m, p, s, n, z, *, money, mobile, email, …) or a regular expression in linear time (no look-around, no back references), found anywhere unless it has ^ and $; * means required, only means unique.
   */
  pattern?: string;
  /**
   * Name of a registered check: uscc (unified social credit code).
   */
  handler?: string;
  /**
   * Fewest characters.
   */
  minLength?: number;
  /**
   * Most characters.
   */
  maxLength?: number;
  /**
   * Fewest values of a column that holds several.
   */
  min?: number;
  /**
   * Most values of a column that holds several.
   */
  max?: number;
  /**
   * A check that the server makes: duplicate (no other record has the value), checkRule (by ruleCode), or the name of a configured one: unifiedCode, customerCode. Its message is the server's.
   */
  remote?: string;
  /**
   * Code of the check rule, with remote checkRule.
   */
  ruleCode?: string;
  /**
   * Kind of record that a configured remote check asks about. Default: none.
   */
  type?: string;
  /**
   * When the check must hold: at every save, or only when the record is submitted. Default: submit for required, else save.
   */
  at?: Moment;
  /**
   * What staff read when it fails; may contain ${title}, ${key}, ${defaultValue}. Default: a text of the check.
   */
  message?: string;
}
export interface Compute {
  /**
   * Expression over $values and $details, in a detail also $row; its type is the column's.
   */
  value: string;
  /**
   * always: the field follows and cannot be typed. suggest: a typed value stays. Default: always.
   */
  mode?: 'always' | 'suggest';
}
/**
 * Long texts with an editor of their own.
 */
export interface EditorColumn {
  /**
   * What the field is: code (program text with colours and line numbers), json (JSON, held to a schema of the column's own), markdown (Markdown with a look at how it reads), umeditor (rich text, kept as HTML).
   */
  type: 'code' | 'json' | 'markdown' | 'umeditor';
  /**
   * Name of the field in records, expressions and, as snake_case, of the database column. Starts with a small letter; unique in the page or detail; at most 60 characters.
   */
  key: string;
  /**
   * What staff read: label of the field and head of the table column.
   */
  title: string;
  /**
   * Width in tables, in pixels. Default: 120.
   */
  width?: number;
  /**
   * Side of an editable table at which the column stays while the others scroll. Default: it scrolls. Staff can change it for themselves.
   */
  fixed?: 'left' | 'right';
  /**
   * Where values and title stand in the column of a table. Default: end for numbers, start for others.
   */
  align?: 'start' | 'center' | 'end';
  /**
   * Further names of the column in sheets that staff get from others: `["品名", "Description"]`. Import and paste know the column by them, besides by title and key. Default: none.
   */
  synonyms?: string[];
  /**
   * Help for staff, shown at a mark beside the title, in forms and in the head of the table. Default: none.
   */
  tipsContent?: string;
  /**
   * Whether Tab and Enter pass the field by, as one that staff rarely type into; Shift+Tab, arrows, a label and the pointer reach it. Default: false.
   */
  skip?: boolean;
  /**
   * Whether choices, days and popups show a mark that empties them. Default: true.
   */
  allowClear?: boolean;
  /**
   * Whether a click on the cell, where it is not edited, opens the row by itself; the table needs rowDetails. Default: false.
   */
  showDetails?: boolean;
  /**
   * Grey text in the empty field; may contain ${title}, ${key}, ${defaultValue}. Default: none.
   */
  placeholder?: string;
  /**
   * Further settings of the widget by name: texts, numbers, true or false. No handlers, no markup. Default: none.
   */
  props?: {
    [k: string]: string | number | boolean;
  };
  /**
   * Checks of this field, in order; the first that fails is shown. Type, length and digits are checked anyway.
   */
  validateRules?: ValidateRule[];
  /**
   * Whether the field is shown: true, false, or an expression over $values (in a detail also $row). Default: true.
   */
  visible?: Condition;
  /**
   * Whether the field refuses input: true, false, or an expression over $values (in a detail also $row). Default: false.
   */
  disabled?: Condition;
  /**
   * Whether the field is shown as text that can be read, selected and copied, but not changed: true, false, or an expression over $values (in a detail also $row). Default: false. Use disabled for a control that is closed for now.
   */
  readOnly?: Condition;
  /**
   * Whether the field must be filled at submit: true, false, or an expression over $values (in a detail also $row). Default: false. For a fixed requirement with its own message or at save, use validateRules.
   */
  required?: Condition;
  /**
   * What becomes of the value while the field is disabled or read-only: keep it or clear it. Default: keep.
   */
  whenDisabled?: 'keep' | 'clear';
  /**
   * Derives the value from other fields.
   */
  compute?: Compute;
  /**
   * Permission code needed to see the field. Default: none, the right to the page suffices.
   */
  viewPermission?: string;
  /**
   * Permission code needed to change the field. Default: none, the right to edit the record suffices.
   */
  editPermission?: string;
  /**
   * Whether the database keeps an index for it, because lists are often narrowed or sorted by it. Default: false.
   */
  index?: boolean;
  /**
   * The key that it had before; its stored values come along. Default: none.
   */
  renamedFrom?: string;
  /**
   * What a new record or row starts with. Or, worked out when it is created, an expression over $user and functions: { "expression": "today()" }. Default: blank.
   */
  defaultValue?:
    | string
    | {
        /**
         * Over $user and functions; evaluated once, then staff may change the value: $user.orgCode.
         */
        expression: string;
      };
  /**
   * What the text is written in, for its colours. Only of type code. Default: text.
   */
  language?: 'text' | 'json' | 'javascript' | 'sql' | 'xml' | 'html' | 'markdown';
  /**
   * Whether lines are numbered. Default: true for code and json, else false.
   */
  lineNumbers?: boolean;
  /**
   * Height of the editor in a form, in pixels. Default: 240, 320 for umeditor.
   */
  height?: number;
  /**
   * What the JSON must be. Only of type json. Default: any JSON.
   */
  jsonSchema?: JsonSchema;
  /**
   * Most characters that the field may hold, HTML marks and line breaks included, 1 to 200000. Default: 20000.
   */
  maxLength?: number;
}
/**
 * What JSON must be: the part of JSON Schema draft-07 that needs no code.
 */
export interface JsonSchema {
  /**
   * What staff read of it. Default: none.
   */
  title?: string;
  /**
   * Help beside the offer of a key. Default: none.
   */
  description?: string;
  /**
   * Kind of the value. Default: any.
   */
  type?: 'object' | 'array' | 'string' | 'number' | 'integer' | 'boolean' | 'null';
  /**
   * The values that it may be. Default: any.
   */
  enum?: (string | number | boolean | null)[];
  /**
   * What each key of an object must be. Default: anything.
   */
  properties?: {
    [k: string]: JsonSchema;
  };
  /**
   * Keys that an object must have. Default: none.
   */
  required?: string[];
  /**
   * Whether an object may have other keys than those of properties. Default: true.
   */
  additionalProperties?: boolean;
  /**
   * What each item of a list must be. Default: anything.
   */
  items?: JsonSchema;
  /**
   * Fewest items of a list. Default: 0.
   */
  minItems?: number;
  /**
   * Most items of a list. Default: any number.
   */
  maxItems?: number;
  /**
   * Fewest characters of a text. Default: 0.
   */
  minLength?: number;
  /**
   * Most characters of a text. Default: any number.
   */
  maxLength?: number;
  /**
   * Least number. Default: none.
   */
  minimum?: number;
  /**
   * Greatest number. Default: none.
   */
  maximum?: number;
}
/**
 * An exact decimal number, kept as text from screen to database.
 */
export interface NumberColumn {
  /**
   * What the field is: inputNumber (a decimal number), progress (a percentage from 0 to 100, shown as a bar).
   */
  type: 'inputNumber' | 'progress';
  /**
   * Name of the field in records, expressions and, as snake_case, of the database column. Starts with a small letter; unique in the page or detail; at most 60 characters.
   */
  key: string;
  /**
   * What staff read: label of the field and head of the table column.
   */
  title: string;
  /**
   * Width in tables, in pixels. Default: 120.
   */
  width?: number;
  /**
   * Side of an editable table at which the column stays while the others scroll. Default: it scrolls. Staff can change it for themselves.
   */
  fixed?: 'left' | 'right';
  /**
   * Where values and title stand in the column of a table. Default: end for numbers, start for others.
   */
  align?: 'start' | 'center' | 'end';
  /**
   * Further names of the column in sheets that staff get from others: `["品名", "Description"]`. Import and paste know the column by them, besides by title and key. Default: none.
   */
  synonyms?: string[];
  /**
   * Help for staff, shown at a mark beside the title, in forms and in the head of the table. Default: none.
   */
  tipsContent?: string;
  /**
   * Whether Tab and Enter pass the field by, as one that staff rarely type into; Shift+Tab, arrows, a label and the pointer reach it. Default: false.
   */
  skip?: boolean;
  /**
   * Whether choices, days and popups show a mark that empties them. Default: true.
   */
  allowClear?: boolean;
  /**
   * Whether a click on the cell, where it is not edited, opens the row by itself; the table needs rowDetails. Default: false.
   */
  showDetails?: boolean;
  /**
   * Grey text in the empty field; may contain ${title}, ${key}, ${defaultValue}. Default: none.
   */
  placeholder?: string;
  /**
   * Further settings of the widget by name: texts, numbers, true or false. No handlers, no markup. Default: none.
   */
  props?: {
    [k: string]: string | number | boolean;
  };
  /**
   * Checks of this field, in order; the first that fails is shown. Type, length and digits are checked anyway.
   */
  validateRules?: ValidateRule[];
  /**
   * Whether the field is shown: true, false, or an expression over $values (in a detail also $row). Default: true.
   */
  visible?: Condition;
  /**
   * Whether the field refuses input: true, false, or an expression over $values (in a detail also $row). Default: false.
   */
  disabled?: Condition;
  /**
   * Whether the field is shown as text that can be read, selected and copied, but not changed: true, false, or an expression over $values (in a detail also $row). Default: false. Use disabled for a control that is closed for now.
   */
  readOnly?: Condition;
  /**
   * Whether the field must be filled at submit: true, false, or an expression over $values (in a detail also $row). Default: false. For a fixed requirement with its own message or at save, use validateRules.
   */
  required?: Condition;
  /**
   * What becomes of the value while the field is disabled or read-only: keep it or clear it. Default: keep.
   */
  whenDisabled?: 'keep' | 'clear';
  /**
   * Derives the value from other fields.
   */
  compute?: Compute;
  /**
   * Permission code needed to see the field. Default: none, the right to the page suffices.
   */
  viewPermission?: string;
  /**
   * Permission code needed to change the field. Default: none, the right to edit the record suffices.
   */
  editPermission?: string;
  /**
   * Whether the database keeps an index for it, because lists are often narrowed or sorted by it. Default: false.
   */
  index?: boolean;
  /**
   * The key that it had before; its stored values come along. Default: none.
   */
  renamedFrom?: string;
  /**
   * What a new record or row starts with, as a number or decimal text. Or, worked out when it is created, an expression over $user and functions: { "expression": "today()" }. Default: blank.
   */
  defaultValue?:
    | string
    | number
    | {
        /**
         * Over $user and functions; evaluated once, then staff may change the value: $user.orgCode.
         */
        expression: string;
      };
  /**
   * Most digits in all, 1 to 38. Default: 19.
   */
  precision?: number;
  /**
   * Most digits behind the point, 0 (whole numbers) to 18. Default: 5.
   */
  scale?: number;
  /**
   * What the table shows below this column: a list or comma text of sum, average. Default: nothing.
   */
  statistics?: ('sum' | 'average')[] | string;
  /**
   * In a detail: this column holds the row's number, renumbered from 1, as orderKey of the detail says it. Default: false.
   */
  isOrder?: boolean;
  /**
   * The amount in Chinese capitals (大写金额): below shows it under the field, instead shows it wherever the number is only read in forms and lists. Up to 万亿 and 分, so scale is 2 at most. Only of type inputNumber. Default: none.
   */
  amountInWords?: 'below' | 'instead';
}
/**
 * One of a few options, from the schema or a dictionary.
 */
export interface ChoiceColumn {
  /**
   * What the field is: select (a drop-down list), select-search (a drop-down list narrowed by typing), radio (one of several buttons).
   */
  type: 'select' | 'select-search' | 'radio';
  /**
   * Name of the field in records, expressions and, as snake_case, of the database column. Starts with a small letter; unique in the page or detail; at most 60 characters.
   */
  key: string;
  /**
   * What staff read: label of the field and head of the table column.
   */
  title: string;
  /**
   * Width in tables, in pixels. Default: 120.
   */
  width?: number;
  /**
   * Side of an editable table at which the column stays while the others scroll. Default: it scrolls. Staff can change it for themselves.
   */
  fixed?: 'left' | 'right';
  /**
   * Where values and title stand in the column of a table. Default: end for numbers, start for others.
   */
  align?: 'start' | 'center' | 'end';
  /**
   * Further names of the column in sheets that staff get from others: `["品名", "Description"]`. Import and paste know the column by them, besides by title and key. Default: none.
   */
  synonyms?: string[];
  /**
   * Help for staff, shown at a mark beside the title, in forms and in the head of the table. Default: none.
   */
  tipsContent?: string;
  /**
   * Whether Tab and Enter pass the field by, as one that staff rarely type into; Shift+Tab, arrows, a label and the pointer reach it. Default: false.
   */
  skip?: boolean;
  /**
   * Whether choices, days and popups show a mark that empties them. Default: true.
   */
  allowClear?: boolean;
  /**
   * Whether a click on the cell, where it is not edited, opens the row by itself; the table needs rowDetails. Default: false.
   */
  showDetails?: boolean;
  /**
   * Grey text in the empty field; may contain ${title}, ${key}, ${defaultValue}. Default: none.
   */
  placeholder?: string;
  /**
   * Further settings of the widget by name: texts, numbers, true or false. No handlers, no markup. Default: none.
   */
  props?: {
    [k: string]: string | number | boolean;
  };
  /**
   * Checks of this field, in order; the first that fails is shown. Type, length and digits are checked anyway.
   */
  validateRules?: ValidateRule[];
  /**
   * Whether the field is shown: true, false, or an expression over $values (in a detail also $row). Default: true.
   */
  visible?: Condition;
  /**
   * Whether the field refuses input: true, false, or an expression over $values (in a detail also $row). Default: false.
   */
  disabled?: Condition;
  /**
   * Whether the field is shown as text that can be read, selected and copied, but not changed: true, false, or an expression over $values (in a detail also $row). Default: false. Use disabled for a control that is closed for now.
   */
  readOnly?: Condition;
  /**
   * Whether the field must be filled at submit: true, false, or an expression over $values (in a detail also $row). Default: false. For a fixed requirement with its own message or at save, use validateRules.
   */
  required?: Condition;
  /**
   * What becomes of the value while the field is disabled or read-only: keep it or clear it. Default: keep.
   */
  whenDisabled?: 'keep' | 'clear';
  /**
   * Derives the value from other fields.
   */
  compute?: Compute;
  /**
   * Permission code needed to see the field. Default: none, the right to the page suffices.
   */
  viewPermission?: string;
  /**
   * Permission code needed to change the field. Default: none, the right to edit the record suffices.
   */
  editPermission?: string;
  /**
   * Whether the database keeps an index for it, because lists are often narrowed or sorted by it. Default: false.
   */
  index?: boolean;
  /**
   * The key that it had before; its stored values come along. Default: none.
   */
  renamedFrom?: string;
  /**
   * Value of the option that a new record or row starts with. Or, worked out when it is created, an expression over $user and functions: { "expression": "today()" }. Default: blank.
   */
  defaultValue?:
    | string
    | {
        /**
         * Over $user and functions; evaluated once, then staff may change the value: $user.orgCode.
         */
        expression: string;
      };
  /**
   * The options, when they do not come from a dictionary: a list, or comma text whose parts read "value" or "value - text".
   */
  options?: Option[] | string;
  /**
   * Dictionary that holds the options: its code, or table,text,value[,where] of a registered table dictionary.
   */
  dictCode?: string;
  /**
   * Words of this column for its codes, besides those of the dictionary and before them, by value, in the form of a dictionary's names: `{ "011": ["件套"] }`. Import, paste and typing know a code by them. No two codes may claim one word. Default: none.
   */
  names?: {
    [k: string]: ChoiceNames;
  };
  /**
   * Words of this column that mean a code most of the time, in the form of names: import and paste set the code and mark the cell as doubtful; an import without preview refuses it, and who types one chooses. Default: none.
   */
  probableNames?: {
    [k: string]: ChoiceNames;
  };
  /**
   * Choosing an item sets other columns: column key to name of the item's attribute (also value, text).
   */
  fill?: {
    [k: string]: string;
  };
  /**
   * Column whose choices follow this one: those of its dictionary whose attribute parent is the value chosen here. Default: none.
   */
  linkageKey?: string;
  /**
   * Narrows what is offered and what typed text finds: items of the dictionary whose attributes have these values, by name. A text, or an expression that starts with $values or $row; one that is blank narrows nothing. What is pasted or imported, and a value that is there, is left to rules. Default: every item.
   */
  param?: {
    [k: string]: string | number;
  };
  /**
   * Whether a value that is no option may be typed. Default: false.
   */
  allowInput?: boolean;
  /**
   * Whether typing narrows the list. Default: true for select-search, else false.
   */
  allowSearch?: boolean;
  /**
   * How a radio is drawn: list (round marks with texts) or buttons (joined in a row). Only of radio. Default: list.
   */
  look?: 'list' | 'buttons';
}
/**
 * One choice.
 */
export interface Option {
  /**
   * What is stored.
   */
  value: string;
  /**
   * What staff read. Default: the title, the label or the value.
   */
  text?: string;
  /**
   * Another spelling of text.
   */
  title?: string;
  /**
   * Another spelling of text.
   */
  label?: string;
  /**
   * Shown but not to be chosen. Default: false.
   */
  disabled?: boolean;
}
/**
 * Several of a few options, kept as comma separated values.
 */
export interface MultipleColumn {
  /**
   * What the field is: list_multi (a drop-down list of several choices), select-multiple (a drop-down list of several choices, with marks), checkbox_meta (a group of check marks, one for each option).
   */
  type: 'list_multi' | 'select-multiple' | 'checkbox_meta';
  /**
   * Name of the field in records, expressions and, as snake_case, of the database column. Starts with a small letter; unique in the page or detail; at most 60 characters.
   */
  key: string;
  /**
   * What staff read: label of the field and head of the table column.
   */
  title: string;
  /**
   * Width in tables, in pixels. Default: 120.
   */
  width?: number;
  /**
   * Side of an editable table at which the column stays while the others scroll. Default: it scrolls. Staff can change it for themselves.
   */
  fixed?: 'left' | 'right';
  /**
   * Where values and title stand in the column of a table. Default: end for numbers, start for others.
   */
  align?: 'start' | 'center' | 'end';
  /**
   * Further names of the column in sheets that staff get from others: `["品名", "Description"]`. Import and paste know the column by them, besides by title and key. Default: none.
   */
  synonyms?: string[];
  /**
   * Help for staff, shown at a mark beside the title, in forms and in the head of the table. Default: none.
   */
  tipsContent?: string;
  /**
   * Whether Tab and Enter pass the field by, as one that staff rarely type into; Shift+Tab, arrows, a label and the pointer reach it. Default: false.
   */
  skip?: boolean;
  /**
   * Whether choices, days and popups show a mark that empties them. Default: true.
   */
  allowClear?: boolean;
  /**
   * Whether a click on the cell, where it is not edited, opens the row by itself; the table needs rowDetails. Default: false.
   */
  showDetails?: boolean;
  /**
   * Grey text in the empty field; may contain ${title}, ${key}, ${defaultValue}. Default: none.
   */
  placeholder?: string;
  /**
   * Further settings of the widget by name: texts, numbers, true or false. No handlers, no markup. Default: none.
   */
  props?: {
    [k: string]: string | number | boolean;
  };
  /**
   * Checks of this field, in order; the first that fails is shown. Type, length and digits are checked anyway.
   */
  validateRules?: ValidateRule[];
  /**
   * Whether the field is shown: true, false, or an expression over $values (in a detail also $row). Default: true.
   */
  visible?: Condition;
  /**
   * Whether the field refuses input: true, false, or an expression over $values (in a detail also $row). Default: false.
   */
  disabled?: Condition;
  /**
   * Whether the field is shown as text that can be read, selected and copied, but not changed: true, false, or an expression over $values (in a detail also $row). Default: false. Use disabled for a control that is closed for now.
   */
  readOnly?: Condition;
  /**
   * Whether the field must be filled at submit: true, false, or an expression over $values (in a detail also $row). Default: false. For a fixed requirement with its own message or at save, use validateRules.
   */
  required?: Condition;
  /**
   * What becomes of the value while the field is disabled or read-only: keep it or clear it. Default: keep.
   */
  whenDisabled?: 'keep' | 'clear';
  /**
   * Derives the value from other fields.
   */
  compute?: Compute;
  /**
   * Permission code needed to see the field. Default: none, the right to the page suffices.
   */
  viewPermission?: string;
  /**
   * Permission code needed to change the field. Default: none, the right to edit the record suffices.
   */
  editPermission?: string;
  /**
   * Whether the database keeps an index for it, because lists are often narrowed or sorted by it. Default: false.
   */
  index?: boolean;
  /**
   * The key that it had before; its stored values come along. Default: none.
   */
  renamedFrom?: string;
  /**
   * Values that a new record or row starts with, comma separated. Or, worked out when it is created, an expression over $user and functions: { "expression": "today()" }. Default: blank.
   */
  defaultValue?:
    | string
    | {
        /**
         * Over $user and functions; evaluated once, then staff may change the value: $user.orgCode.
         */
        expression: string;
      };
  /**
   * The options, when they do not come from a dictionary: a list, or comma text whose parts read "value" or "value - text".
   */
  options?: Option[] | string;
  /**
   * Dictionary that holds the options: its code, or table,text,value[,where] of a registered table dictionary.
   */
  dictCode?: string;
  /**
   * Words of this column for its codes, besides those of the dictionary and before them, by value, in the form of a dictionary's names: `{ "011": ["件套"] }`. Import, paste and typing know a code by them. No two codes may claim one word. Default: none.
   */
  names?: {
    [k: string]: ChoiceNames;
  };
  /**
   * Words of this column that mean a code most of the time, in the form of names: import and paste set the code and mark the cell as doubtful; an import without preview refuses it, and who types one chooses. Default: none.
   */
  probableNames?: {
    [k: string]: ChoiceNames;
  };
  /**
   * Whether values that are no option may be typed. Default: false.
   */
  allowInput?: boolean;
  /**
   * Whether typing narrows the list. Default: true.
   */
  allowSearch?: boolean;
  /**
   * Most characters of all values with their commas, 1 to 4000. Default: 1000.
   */
  maxLength?: number;
  /**
   * How several choices are made in a field: list (as the type says) or transfer (two lists, what is chosen on the right). Default: list.
   */
  look?: 'list' | 'transfer';
  /**
   * The mark between the values that are kept: ",", ";" or "|". Default: a comma.
   */
  separator?: ',' | ';' | '|';
}
/**
 * One of many items of a dictionary, found by code or text.
 */
export interface SearchColumn {
  /**
   * What the field is: sel_search (a search box over a dictionary of any size), sel_search_async (a search box over a list of thousands, which comes as it is scrolled), autocomplete (a text with offers from a dictionary).
   */
  type: 'sel_search' | 'sel_search_async' | 'autocomplete';
  /**
   * Name of the field in records, expressions and, as snake_case, of the database column. Starts with a small letter; unique in the page or detail; at most 60 characters.
   */
  key: string;
  /**
   * What staff read: label of the field and head of the table column.
   */
  title: string;
  /**
   * Width in tables, in pixels. Default: 120.
   */
  width?: number;
  /**
   * Side of an editable table at which the column stays while the others scroll. Default: it scrolls. Staff can change it for themselves.
   */
  fixed?: 'left' | 'right';
  /**
   * Where values and title stand in the column of a table. Default: end for numbers, start for others.
   */
  align?: 'start' | 'center' | 'end';
  /**
   * Further names of the column in sheets that staff get from others: `["品名", "Description"]`. Import and paste know the column by them, besides by title and key. Default: none.
   */
  synonyms?: string[];
  /**
   * Help for staff, shown at a mark beside the title, in forms and in the head of the table. Default: none.
   */
  tipsContent?: string;
  /**
   * Whether Tab and Enter pass the field by, as one that staff rarely type into; Shift+Tab, arrows, a label and the pointer reach it. Default: false.
   */
  skip?: boolean;
  /**
   * Whether choices, days and popups show a mark that empties them. Default: true.
   */
  allowClear?: boolean;
  /**
   * Whether a click on the cell, where it is not edited, opens the row by itself; the table needs rowDetails. Default: false.
   */
  showDetails?: boolean;
  /**
   * Grey text in the empty field; may contain ${title}, ${key}, ${defaultValue}. Default: none.
   */
  placeholder?: string;
  /**
   * Further settings of the widget by name: texts, numbers, true or false. No handlers, no markup. Default: none.
   */
  props?: {
    [k: string]: string | number | boolean;
  };
  /**
   * Checks of this field, in order; the first that fails is shown. Type, length and digits are checked anyway.
   */
  validateRules?: ValidateRule[];
  /**
   * Whether the field is shown: true, false, or an expression over $values (in a detail also $row). Default: true.
   */
  visible?: Condition;
  /**
   * Whether the field refuses input: true, false, or an expression over $values (in a detail also $row). Default: false.
   */
  disabled?: Condition;
  /**
   * Whether the field is shown as text that can be read, selected and copied, but not changed: true, false, or an expression over $values (in a detail also $row). Default: false. Use disabled for a control that is closed for now.
   */
  readOnly?: Condition;
  /**
   * Whether the field must be filled at submit: true, false, or an expression over $values (in a detail also $row). Default: false. For a fixed requirement with its own message or at save, use validateRules.
   */
  required?: Condition;
  /**
   * What becomes of the value while the field is disabled or read-only: keep it or clear it. Default: keep.
   */
  whenDisabled?: 'keep' | 'clear';
  /**
   * Derives the value from other fields.
   */
  compute?: Compute;
  /**
   * Permission code needed to see the field. Default: none, the right to the page suffices.
   */
  viewPermission?: string;
  /**
   * Permission code needed to change the field. Default: none, the right to edit the record suffices.
   */
  editPermission?: string;
  /**
   * Whether the database keeps an index for it, because lists are often narrowed or sorted by it. Default: false.
   */
  index?: boolean;
  /**
   * The key that it had before; its stored values come along. Default: none.
   */
  renamedFrom?: string;
  /**
   * Value of the item that a new record or row starts with. Or, worked out when it is created, an expression over $user and functions: { "expression": "today()" }. Default: blank.
   */
  defaultValue?:
    | string
    | {
        /**
         * Over $user and functions; evaluated once, then staff may change the value: $user.orgCode.
         */
        expression: string;
      };
  /**
   * Dictionary that is searched: its code, or table,text,value[,where] of a registered table dictionary.
   */
  dictCode: string;
  /**
   * Words of this column for its codes, besides those of the dictionary and before them, by value, in the form of a dictionary's names: `{ "011": ["件套"] }`. Import, paste and typing know a code by them. No two codes may claim one word. Default: none.
   */
  names?: {
    [k: string]: ChoiceNames;
  };
  /**
   * Words of this column that mean a code most of the time, in the form of names: import and paste set the code and mark the cell as doubtful; an import without preview refuses it, and who types one chooses. Default: none.
   */
  probableNames?: {
    [k: string]: ChoiceNames;
  };
  /**
   * Choosing an item sets other columns: column key to name of the item's attribute (also value, text).
   */
  fill?: {
    [k: string]: string;
  };
  /**
   * Narrows what is offered and what typed text finds: items of the dictionary whose attributes have these values, by name. A text, or an expression that starts with $values or $row; one that is blank narrows nothing. What is pasted or imported, and a value that is there, is left to rules. Default: every item.
   */
  param?: {
    [k: string]: string | number;
  };
  /**
   * Whether a text that is no item may stay. Default: true for autocomplete, else false.
   */
  allowInput?: boolean;
  /**
   * How the choices are shown: list (code and text) or customs (a text of four parts, "customs code - tax number - company - fourth code", as a table). Default: list.
   */
  look?: 'list' | 'customs';
}
/**
 * A row of a table dictionary that is a tree; several as comma separated values.
 */
export interface TreeColumn {
  /**
   * What the field is: sel_tree (an entry of a tree dictionary).
   */
  type: 'sel_tree';
  /**
   * Name of the field in records, expressions and, as snake_case, of the database column. Starts with a small letter; unique in the page or detail; at most 60 characters.
   */
  key: string;
  /**
   * What staff read: label of the field and head of the table column.
   */
  title: string;
  /**
   * Width in tables, in pixels. Default: 120.
   */
  width?: number;
  /**
   * Side of an editable table at which the column stays while the others scroll. Default: it scrolls. Staff can change it for themselves.
   */
  fixed?: 'left' | 'right';
  /**
   * Where values and title stand in the column of a table. Default: end for numbers, start for others.
   */
  align?: 'start' | 'center' | 'end';
  /**
   * Further names of the column in sheets that staff get from others: `["品名", "Description"]`. Import and paste know the column by them, besides by title and key. Default: none.
   */
  synonyms?: string[];
  /**
   * Help for staff, shown at a mark beside the title, in forms and in the head of the table. Default: none.
   */
  tipsContent?: string;
  /**
   * Whether Tab and Enter pass the field by, as one that staff rarely type into; Shift+Tab, arrows, a label and the pointer reach it. Default: false.
   */
  skip?: boolean;
  /**
   * Whether choices, days and popups show a mark that empties them. Default: true.
   */
  allowClear?: boolean;
  /**
   * Whether a click on the cell, where it is not edited, opens the row by itself; the table needs rowDetails. Default: false.
   */
  showDetails?: boolean;
  /**
   * Grey text in the empty field; may contain ${title}, ${key}, ${defaultValue}. Default: none.
   */
  placeholder?: string;
  /**
   * Further settings of the widget by name: texts, numbers, true or false. No handlers, no markup. Default: none.
   */
  props?: {
    [k: string]: string | number | boolean;
  };
  /**
   * Checks of this field, in order; the first that fails is shown. Type, length and digits are checked anyway.
   */
  validateRules?: ValidateRule[];
  /**
   * Whether the field is shown: true, false, or an expression over $values (in a detail also $row). Default: true.
   */
  visible?: Condition;
  /**
   * Whether the field refuses input: true, false, or an expression over $values (in a detail also $row). Default: false.
   */
  disabled?: Condition;
  /**
   * Whether the field is shown as text that can be read, selected and copied, but not changed: true, false, or an expression over $values (in a detail also $row). Default: false. Use disabled for a control that is closed for now.
   */
  readOnly?: Condition;
  /**
   * Whether the field must be filled at submit: true, false, or an expression over $values (in a detail also $row). Default: false. For a fixed requirement with its own message or at save, use validateRules.
   */
  required?: Condition;
  /**
   * What becomes of the value while the field is disabled or read-only: keep it or clear it. Default: keep.
   */
  whenDisabled?: 'keep' | 'clear';
  /**
   * Derives the value from other fields.
   */
  compute?: Compute;
  /**
   * Permission code needed to see the field. Default: none, the right to the page suffices.
   */
  viewPermission?: string;
  /**
   * Permission code needed to change the field. Default: none, the right to edit the record suffices.
   */
  editPermission?: string;
  /**
   * Whether the database keeps an index for it, because lists are often narrowed or sorted by it. Default: false.
   */
  index?: boolean;
  /**
   * The key that it had before; its stored values come along. Default: none.
   */
  renamedFrom?: string;
  /**
   * What a new record or row starts with. Or, worked out when it is created, an expression over $user and functions: { "expression": "today()" }. Default: blank.
   */
  defaultValue?:
    | string
    | {
        /**
         * Over $user and functions; evaluated once, then staff may change the value: $user.orgCode.
         */
        expression: string;
      };
  /**
   * Tree that is chosen from: the code of a table dictionary with a pidField, or its table,text,code.
   */
  dictCode: string;
  /**
   * Column that holds the row above, as the dictionary has it. Default: the dictionary's.
   */
  pidField?: string;
  /**
   * Value of the entry below which is chosen. Default: blank, the whole tree.
   */
  pidValue?: string;
  /**
   * Column that says whether there are rows below, as the dictionary has it. Default: the dictionary's.
   */
  hasChildField?: string;
  /**
   * The dictionary's condition as a JSON object in text, column to value: {"status":"1"}. Default: the dictionary's.
   */
  condition?: string;
  /**
   * Choosing an entry sets other columns: column key to name of the entry's attribute (also value, text).
   */
  fill?: {
    [k: string]: string;
  };
  /**
   * Whether several may be chosen. Default: false.
   */
  multi?: boolean;
  /**
   * How several are chosen: from a list below the field, or in a dialog with the tree on the left and what is chosen on the right. Default: list.
   */
  picker?: 'list' | 'transfer';
}
/**
 * A node of the category tree, kept by its id or its code; several as comma separated values.
 */
export interface CategoryColumn {
  /**
   * What the field is: cat_tree (a category from the category tree).
   */
  type: 'cat_tree';
  /**
   * Name of the field in records, expressions and, as snake_case, of the database column. Starts with a small letter; unique in the page or detail; at most 60 characters.
   */
  key: string;
  /**
   * What staff read: label of the field and head of the table column.
   */
  title: string;
  /**
   * Width in tables, in pixels. Default: 120.
   */
  width?: number;
  /**
   * Side of an editable table at which the column stays while the others scroll. Default: it scrolls. Staff can change it for themselves.
   */
  fixed?: 'left' | 'right';
  /**
   * Where values and title stand in the column of a table. Default: end for numbers, start for others.
   */
  align?: 'start' | 'center' | 'end';
  /**
   * Further names of the column in sheets that staff get from others: `["品名", "Description"]`. Import and paste know the column by them, besides by title and key. Default: none.
   */
  synonyms?: string[];
  /**
   * Help for staff, shown at a mark beside the title, in forms and in the head of the table. Default: none.
   */
  tipsContent?: string;
  /**
   * Whether Tab and Enter pass the field by, as one that staff rarely type into; Shift+Tab, arrows, a label and the pointer reach it. Default: false.
   */
  skip?: boolean;
  /**
   * Whether choices, days and popups show a mark that empties them. Default: true.
   */
  allowClear?: boolean;
  /**
   * Whether a click on the cell, where it is not edited, opens the row by itself; the table needs rowDetails. Default: false.
   */
  showDetails?: boolean;
  /**
   * Grey text in the empty field; may contain ${title}, ${key}, ${defaultValue}. Default: none.
   */
  placeholder?: string;
  /**
   * Further settings of the widget by name: texts, numbers, true or false. No handlers, no markup. Default: none.
   */
  props?: {
    [k: string]: string | number | boolean;
  };
  /**
   * Checks of this field, in order; the first that fails is shown. Type, length and digits are checked anyway.
   */
  validateRules?: ValidateRule[];
  /**
   * Whether the field is shown: true, false, or an expression over $values (in a detail also $row). Default: true.
   */
  visible?: Condition;
  /**
   * Whether the field refuses input: true, false, or an expression over $values (in a detail also $row). Default: false.
   */
  disabled?: Condition;
  /**
   * Whether the field is shown as text that can be read, selected and copied, but not changed: true, false, or an expression over $values (in a detail also $row). Default: false. Use disabled for a control that is closed for now.
   */
  readOnly?: Condition;
  /**
   * Whether the field must be filled at submit: true, false, or an expression over $values (in a detail also $row). Default: false. For a fixed requirement with its own message or at save, use validateRules.
   */
  required?: Condition;
  /**
   * What becomes of the value while the field is disabled or read-only: keep it or clear it. Default: keep.
   */
  whenDisabled?: 'keep' | 'clear';
  /**
   * Derives the value from other fields.
   */
  compute?: Compute;
  /**
   * Permission code needed to see the field. Default: none, the right to the page suffices.
   */
  viewPermission?: string;
  /**
   * Permission code needed to change the field. Default: none, the right to edit the record suffices.
   */
  editPermission?: string;
  /**
   * Whether the database keeps an index for it, because lists are often narrowed or sorted by it. Default: false.
   */
  index?: boolean;
  /**
   * The key that it had before; its stored values come along. Default: none.
   */
  renamedFrom?: string;
  /**
   * What a new record or row starts with. Or, worked out when it is created, an expression over $user and functions: { "expression": "today()" }. Default: blank.
   */
  defaultValue?:
    | string
    | {
        /**
         * Over $user and functions; evaluated once, then staff may change the value: $user.orgCode.
         */
        expression: string;
      };
  /**
   * Code of the category below which is chosen: B02. Default: 0, the whole tree.
   */
  pcode?: string;
  /**
   * Which field of a category is kept. Default: id.
   */
  store?: 'id' | 'code';
  /**
   * Which categories are offered: a JSON object as text, column to value: {"hasChild":"0"}. Default: all.
   */
  condition?: string;
  /**
   * Column that takes the name of what is chosen. Default: none.
   */
  back?: string;
  /**
   * Whether several may be chosen. Default: false.
   */
  multi?: boolean;
  /**
   * How several are chosen: from a list below the field, or in a dialog with the tree on the left and what is chosen on the right. Default: list.
   */
  picker?: 'list' | 'transfer';
}
/**
 * A province, city or district, kept by its code: six digits, or nine where a city has towns in place of districts.
 */
export interface AreaColumn {
  /**
   * What the field is: pca (an area: province, city, district).
   */
  type: 'pca';
  /**
   * Name of the field in records, expressions and, as snake_case, of the database column. Starts with a small letter; unique in the page or detail; at most 60 characters.
   */
  key: string;
  /**
   * What staff read: label of the field and head of the table column.
   */
  title: string;
  /**
   * Width in tables, in pixels. Default: 120.
   */
  width?: number;
  /**
   * Side of an editable table at which the column stays while the others scroll. Default: it scrolls. Staff can change it for themselves.
   */
  fixed?: 'left' | 'right';
  /**
   * Where values and title stand in the column of a table. Default: end for numbers, start for others.
   */
  align?: 'start' | 'center' | 'end';
  /**
   * Further names of the column in sheets that staff get from others: `["品名", "Description"]`. Import and paste know the column by them, besides by title and key. Default: none.
   */
  synonyms?: string[];
  /**
   * Help for staff, shown at a mark beside the title, in forms and in the head of the table. Default: none.
   */
  tipsContent?: string;
  /**
   * Whether Tab and Enter pass the field by, as one that staff rarely type into; Shift+Tab, arrows, a label and the pointer reach it. Default: false.
   */
  skip?: boolean;
  /**
   * Whether choices, days and popups show a mark that empties them. Default: true.
   */
  allowClear?: boolean;
  /**
   * Whether a click on the cell, where it is not edited, opens the row by itself; the table needs rowDetails. Default: false.
   */
  showDetails?: boolean;
  /**
   * Grey text in the empty field; may contain ${title}, ${key}, ${defaultValue}. Default: none.
   */
  placeholder?: string;
  /**
   * Further settings of the widget by name: texts, numbers, true or false. No handlers, no markup. Default: none.
   */
  props?: {
    [k: string]: string | number | boolean;
  };
  /**
   * Checks of this field, in order; the first that fails is shown. Type, length and digits are checked anyway.
   */
  validateRules?: ValidateRule[];
  /**
   * Whether the field is shown: true, false, or an expression over $values (in a detail also $row). Default: true.
   */
  visible?: Condition;
  /**
   * Whether the field refuses input: true, false, or an expression over $values (in a detail also $row). Default: false.
   */
  disabled?: Condition;
  /**
   * Whether the field is shown as text that can be read, selected and copied, but not changed: true, false, or an expression over $values (in a detail also $row). Default: false. Use disabled for a control that is closed for now.
   */
  readOnly?: Condition;
  /**
   * Whether the field must be filled at submit: true, false, or an expression over $values (in a detail also $row). Default: false. For a fixed requirement with its own message or at save, use validateRules.
   */
  required?: Condition;
  /**
   * What becomes of the value while the field is disabled or read-only: keep it or clear it. Default: keep.
   */
  whenDisabled?: 'keep' | 'clear';
  /**
   * Derives the value from other fields.
   */
  compute?: Compute;
  /**
   * Permission code needed to see the field. Default: none, the right to the page suffices.
   */
  viewPermission?: string;
  /**
   * Permission code needed to change the field. Default: none, the right to edit the record suffices.
   */
  editPermission?: string;
  /**
   * Whether the database keeps an index for it, because lists are often narrowed or sorted by it. Default: false.
   */
  index?: boolean;
  /**
   * The key that it had before; its stored values come along. Default: none.
   */
  renamedFrom?: string;
  /**
   * Code of the area that a new record or row starts with. Or, worked out when it is created, an expression over $user and functions: { "expression": "today()" }. Default: blank.
   */
  defaultValue?:
    | string
    | {
        /**
         * Over $user and functions; evaluated once, then staff may change the value: $user.orgCode.
         */
        expression: string;
      };
  /**
   * How it is chosen in a form: cascader, one list that opens level by level; select, three lists side by side. Default: cascader.
   */
  areaType?: ('cascader' | 'select') | string;
}
/**
 * Users, departments, roles or positions, kept by one of their fields; several as comma separated values.
 */
export interface PeopleColumn {
  /**
   * What the field is: sel_user (people from the user picker), sel_depart (departments from the department tree), sel_role (roles from the role picker), sel_position (positions from the position picker).
   */
  type: 'sel_user' | 'sel_depart' | 'sel_role' | 'sel_position';
  /**
   * Name of the field in records, expressions and, as snake_case, of the database column. Starts with a small letter; unique in the page or detail; at most 60 characters.
   */
  key: string;
  /**
   * What staff read: label of the field and head of the table column.
   */
  title: string;
  /**
   * Width in tables, in pixels. Default: 120.
   */
  width?: number;
  /**
   * Side of an editable table at which the column stays while the others scroll. Default: it scrolls. Staff can change it for themselves.
   */
  fixed?: 'left' | 'right';
  /**
   * Where values and title stand in the column of a table. Default: end for numbers, start for others.
   */
  align?: 'start' | 'center' | 'end';
  /**
   * Further names of the column in sheets that staff get from others: `["品名", "Description"]`. Import and paste know the column by them, besides by title and key. Default: none.
   */
  synonyms?: string[];
  /**
   * Help for staff, shown at a mark beside the title, in forms and in the head of the table. Default: none.
   */
  tipsContent?: string;
  /**
   * Whether Tab and Enter pass the field by, as one that staff rarely type into; Shift+Tab, arrows, a label and the pointer reach it. Default: false.
   */
  skip?: boolean;
  /**
   * Whether choices, days and popups show a mark that empties them. Default: true.
   */
  allowClear?: boolean;
  /**
   * Whether a click on the cell, where it is not edited, opens the row by itself; the table needs rowDetails. Default: false.
   */
  showDetails?: boolean;
  /**
   * Grey text in the empty field; may contain ${title}, ${key}, ${defaultValue}. Default: none.
   */
  placeholder?: string;
  /**
   * Further settings of the widget by name: texts, numbers, true or false. No handlers, no markup. Default: none.
   */
  props?: {
    [k: string]: string | number | boolean;
  };
  /**
   * Checks of this field, in order; the first that fails is shown. Type, length and digits are checked anyway.
   */
  validateRules?: ValidateRule[];
  /**
   * Whether the field is shown: true, false, or an expression over $values (in a detail also $row). Default: true.
   */
  visible?: Condition;
  /**
   * Whether the field refuses input: true, false, or an expression over $values (in a detail also $row). Default: false.
   */
  disabled?: Condition;
  /**
   * Whether the field is shown as text that can be read, selected and copied, but not changed: true, false, or an expression over $values (in a detail also $row). Default: false. Use disabled for a control that is closed for now.
   */
  readOnly?: Condition;
  /**
   * Whether the field must be filled at submit: true, false, or an expression over $values (in a detail also $row). Default: false. For a fixed requirement with its own message or at save, use validateRules.
   */
  required?: Condition;
  /**
   * What becomes of the value while the field is disabled or read-only: keep it or clear it. Default: keep.
   */
  whenDisabled?: 'keep' | 'clear';
  /**
   * Derives the value from other fields.
   */
  compute?: Compute;
  /**
   * Permission code needed to see the field. Default: none, the right to the page suffices.
   */
  viewPermission?: string;
  /**
   * Permission code needed to change the field. Default: none, the right to edit the record suffices.
   */
  editPermission?: string;
  /**
   * Whether the database keeps an index for it, because lists are often narrowed or sorted by it. Default: false.
   */
  index?: boolean;
  /**
   * The key that it had before; its stored values come along. Default: none.
   */
  renamedFrom?: string;
  /**
   * What a new record or row starts with. Or, worked out when it is created, an expression over $user and functions: { "expression": "today()" }. Default: blank.
   */
  defaultValue?:
    | string
    | {
        /**
         * Over $user and functions; evaluated once, then staff may change the value: $user.orgCode.
         */
        expression: string;
      };
  /**
   * Whether several may be picked. Default: fieldExtendJson's multiSelect, else true.
   */
  multi?: boolean;
  /**
   * Most characters of all values with their commas, 1 to 4000. Default: 1000.
   */
  maxLength?: number;
  /**
   * Field that is kept. Default: fieldExtendJson's store, else username, id, roleCode or code.
   */
  store?: string;
  /**
   * Field that is shown. Default: fieldExtendJson's text, else realname, departName, roleName or name.
   */
  text?: string;
  /**
   * Picking a single one sets other columns: column key to name of its field (also value, text).
   */
  fill?: {
    [k: string]: string;
  };
  /**
   * How the user picker finds people: by department, with the tree on the left, or in one list. Of sel_user only. Default: department.
   */
  layout?: 'department' | 'list';
  /**
   * Whether checking a department checks all below it, and takes itself back when one of them is taken back. Of sel_depart with several only. Default: false, each stands alone.
   */
  linked?: boolean;
  /**
   * Width of the picker in pixels, 300 to 2000. Default: 1250 for users by department, 1200 for users in one list, 500 for departments, 1000 for positions, 900 for roles.
   */
  modalWidth?: number;
  /**
   * Settings as online forms write them, as an object or as JSON text: store, text, multiSelect. The column's own keys win.
   */
  fieldExtendJson?: FieldExtend;
}
export interface FieldExtend {
  /**
   * Field of a user, department, role or position that is kept. Default: username, id, roleCode or code.
   */
  store?:
    'id' | 'username' | 'orgCode' | 'realname' | 'departName' | 'phone' | 'roleCode' | 'roleName' | 'code' | 'name';
  /**
   * Field of a user, department, role or position that is shown. Default: realname, departName, roleName or name.
   */
  text?:
    'id' | 'username' | 'orgCode' | 'realname' | 'departName' | 'phone' | 'roleCode' | 'roleName' | 'code' | 'name';
  /**
   * Whether several may be chosen. Default: as the column says.
   */
  multiSelect?: boolean;
  /**
   * Most files, as a number or text; 0 for no limit. Default: as the column says.
   */
  uploadnum?: number | string;
}
/**
 * Records of another page, picked from its list and kept by one of their columns; several as comma separated values.
 */
export interface BusinessColumn {
  /**
   * What the field is: sel_biz (records of any page, from a picker over its list).
   */
  type: 'sel_biz';
  /**
   * Name of the field in records, expressions and, as snake_case, of the database column. Starts with a small letter; unique in the page or detail; at most 60 characters.
   */
  key: string;
  /**
   * What staff read: label of the field and head of the table column.
   */
  title: string;
  /**
   * Width in tables, in pixels. Default: 120.
   */
  width?: number;
  /**
   * Side of an editable table at which the column stays while the others scroll. Default: it scrolls. Staff can change it for themselves.
   */
  fixed?: 'left' | 'right';
  /**
   * Where values and title stand in the column of a table. Default: end for numbers, start for others.
   */
  align?: 'start' | 'center' | 'end';
  /**
   * Further names of the column in sheets that staff get from others: `["品名", "Description"]`. Import and paste know the column by them, besides by title and key. Default: none.
   */
  synonyms?: string[];
  /**
   * Help for staff, shown at a mark beside the title, in forms and in the head of the table. Default: none.
   */
  tipsContent?: string;
  /**
   * Whether Tab and Enter pass the field by, as one that staff rarely type into; Shift+Tab, arrows, a label and the pointer reach it. Default: false.
   */
  skip?: boolean;
  /**
   * Whether choices, days and popups show a mark that empties them. Default: true.
   */
  allowClear?: boolean;
  /**
   * Whether a click on the cell, where it is not edited, opens the row by itself; the table needs rowDetails. Default: false.
   */
  showDetails?: boolean;
  /**
   * Grey text in the empty field; may contain ${title}, ${key}, ${defaultValue}. Default: none.
   */
  placeholder?: string;
  /**
   * Further settings of the widget by name: texts, numbers, true or false. No handlers, no markup. Default: none.
   */
  props?: {
    [k: string]: string | number | boolean;
  };
  /**
   * Checks of this field, in order; the first that fails is shown. Type, length and digits are checked anyway.
   */
  validateRules?: ValidateRule[];
  /**
   * Whether the field is shown: true, false, or an expression over $values (in a detail also $row). Default: true.
   */
  visible?: Condition;
  /**
   * Whether the field refuses input: true, false, or an expression over $values (in a detail also $row). Default: false.
   */
  disabled?: Condition;
  /**
   * Whether the field is shown as text that can be read, selected and copied, but not changed: true, false, or an expression over $values (in a detail also $row). Default: false. Use disabled for a control that is closed for now.
   */
  readOnly?: Condition;
  /**
   * Whether the field must be filled at submit: true, false, or an expression over $values (in a detail also $row). Default: false. For a fixed requirement with its own message or at save, use validateRules.
   */
  required?: Condition;
  /**
   * What becomes of the value while the field is disabled or read-only: keep it or clear it. Default: keep.
   */
  whenDisabled?: 'keep' | 'clear';
  /**
   * Derives the value from other fields.
   */
  compute?: Compute;
  /**
   * Permission code needed to see the field. Default: none, the right to the page suffices.
   */
  viewPermission?: string;
  /**
   * Permission code needed to change the field. Default: none, the right to edit the record suffices.
   */
  editPermission?: string;
  /**
   * Whether the database keeps an index for it, because lists are often narrowed or sorted by it. Default: false.
   */
  index?: boolean;
  /**
   * The key that it had before; its stored values come along. Default: none.
   */
  renamedFrom?: string;
  /**
   * What a new record or row starts with. Or, worked out when it is created, an expression over $user and functions: { "expression": "today()" }. Default: blank.
   */
  defaultValue?:
    | string
    | {
        /**
         * Over $user and functions; evaluated once, then staff may change the value: $user.orgCode.
         */
        expression: string;
      };
  /**
   * Address of the other page's call family, as its resource.url says: /kehu/customer.
   */
  listUrl: string;
  /**
   * Address of the family that names stored values. Default: listUrl.
   */
  valueUrl?: string;
  /**
   * Column of the other page that is kept. Default: id.
   */
  store?: string;
  /**
   * Column of the other page that is shown.
   */
  text: string;
  /**
   * Columns of the picker, as keys of the other page with their titles. Default: the shown column and, where it is not the id, the kept one.
   */
  pickerColumns?: {
    /**
     * Column of the other page.
     */
    key: string;
    /**
     * What stands over it.
     */
    title: string;
    /**
     * In pixels, 20 to 1000. Default: 120.
     */
    width?: number;
  }[];
  /**
   * Whether several may be picked. Default: true.
   */
  multi?: boolean;
  /**
   * Most characters of all values with their commas, 1 to 4000. Default: 1000.
   */
  maxLength?: number;
  /**
   * Picking a single one sets other columns: column key to key of the other page's column.
   */
  fill?: {
    [k: string]: string;
  };
  /**
   * Width of the picker in pixels, 300 to 2000. Default: 900.
   */
  modalWidth?: number;
}
/**
 * A day, a moment or a time of day, kept as text: YYYY-MM-DD, YYYY-MM-DD HH:mm:ss, HH:mm:ss.
 */
export interface DateColumn {
  /**
   * What the field is: date (a day from a calendar), datetime (a day and a time), time (a time of day).
   */
  type: 'date' | 'datetime' | 'time';
  /**
   * Name of the field in records, expressions and, as snake_case, of the database column. Starts with a small letter; unique in the page or detail; at most 60 characters.
   */
  key: string;
  /**
   * What staff read: label of the field and head of the table column.
   */
  title: string;
  /**
   * Width in tables, in pixels. Default: 120.
   */
  width?: number;
  /**
   * Side of an editable table at which the column stays while the others scroll. Default: it scrolls. Staff can change it for themselves.
   */
  fixed?: 'left' | 'right';
  /**
   * Where values and title stand in the column of a table. Default: end for numbers, start for others.
   */
  align?: 'start' | 'center' | 'end';
  /**
   * Further names of the column in sheets that staff get from others: `["品名", "Description"]`. Import and paste know the column by them, besides by title and key. Default: none.
   */
  synonyms?: string[];
  /**
   * Help for staff, shown at a mark beside the title, in forms and in the head of the table. Default: none.
   */
  tipsContent?: string;
  /**
   * Whether Tab and Enter pass the field by, as one that staff rarely type into; Shift+Tab, arrows, a label and the pointer reach it. Default: false.
   */
  skip?: boolean;
  /**
   * Whether choices, days and popups show a mark that empties them. Default: true.
   */
  allowClear?: boolean;
  /**
   * Whether a click on the cell, where it is not edited, opens the row by itself; the table needs rowDetails. Default: false.
   */
  showDetails?: boolean;
  /**
   * Grey text in the empty field; may contain ${title}, ${key}, ${defaultValue}. Default: none.
   */
  placeholder?: string;
  /**
   * Further settings of the widget by name: texts, numbers, true or false. No handlers, no markup. Default: none.
   */
  props?: {
    [k: string]: string | number | boolean;
  };
  /**
   * Checks of this field, in order; the first that fails is shown. Type, length and digits are checked anyway.
   */
  validateRules?: ValidateRule[];
  /**
   * Whether the field is shown: true, false, or an expression over $values (in a detail also $row). Default: true.
   */
  visible?: Condition;
  /**
   * Whether the field refuses input: true, false, or an expression over $values (in a detail also $row). Default: false.
   */
  disabled?: Condition;
  /**
   * Whether the field is shown as text that can be read, selected and copied, but not changed: true, false, or an expression over $values (in a detail also $row). Default: false. Use disabled for a control that is closed for now.
   */
  readOnly?: Condition;
  /**
   * Whether the field must be filled at submit: true, false, or an expression over $values (in a detail also $row). Default: false. For a fixed requirement with its own message or at save, use validateRules.
   */
  required?: Condition;
  /**
   * What becomes of the value while the field is disabled or read-only: keep it or clear it. Default: keep.
   */
  whenDisabled?: 'keep' | 'clear';
  /**
   * Derives the value from other fields.
   */
  compute?: Compute;
  /**
   * Permission code needed to see the field. Default: none, the right to the page suffices.
   */
  viewPermission?: string;
  /**
   * Permission code needed to change the field. Default: none, the right to edit the record suffices.
   */
  editPermission?: string;
  /**
   * Whether the database keeps an index for it, because lists are often narrowed or sorted by it. Default: false.
   */
  index?: boolean;
  /**
   * The key that it had before; its stored values come along. Default: none.
   */
  renamedFrom?: string;
  /**
   * What a new record or row starts with, written as it is kept: 2026-01-31, 2026-01-31 08:30:00, 08:30:00. Or, worked out when it is created, an expression over $user and functions: { "expression": "today()" }. Default: blank.
   */
  defaultValue?:
    | string
    | {
        /**
         * Over $user and functions; evaluated once, then staff may change the value: $user.orgCode.
         */
        expression: string;
      };
  /**
   * How it is shown: YYYY, MM, DD, HH, mm, ss and marks between them. What is kept stays the same. Default: as kept.
   */
  format?: string;
}
/**
 * From one day, moment or time of day to another, kept as two values by a comma: 2026-08-01,2026-08-31.
 */
export interface DateRangeColumn {
  /**
   * What the field is: dateRange (two days, moments or times of day, the first not after the second).
   */
  type: 'dateRange';
  /**
   * Name of the field in records, expressions and, as snake_case, of the database column. Starts with a small letter; unique in the page or detail; at most 60 characters.
   */
  key: string;
  /**
   * What staff read: label of the field and head of the table column.
   */
  title: string;
  /**
   * Width in tables, in pixels. Default: 120.
   */
  width?: number;
  /**
   * Side of an editable table at which the column stays while the others scroll. Default: it scrolls. Staff can change it for themselves.
   */
  fixed?: 'left' | 'right';
  /**
   * Where values and title stand in the column of a table. Default: end for numbers, start for others.
   */
  align?: 'start' | 'center' | 'end';
  /**
   * Further names of the column in sheets that staff get from others: `["品名", "Description"]`. Import and paste know the column by them, besides by title and key. Default: none.
   */
  synonyms?: string[];
  /**
   * Help for staff, shown at a mark beside the title, in forms and in the head of the table. Default: none.
   */
  tipsContent?: string;
  /**
   * Whether Tab and Enter pass the field by, as one that staff rarely type into; Shift+Tab, arrows, a label and the pointer reach it. Default: false.
   */
  skip?: boolean;
  /**
   * Whether choices, days and popups show a mark that empties them. Default: true.
   */
  allowClear?: boolean;
  /**
   * Whether a click on the cell, where it is not edited, opens the row by itself; the table needs rowDetails. Default: false.
   */
  showDetails?: boolean;
  /**
   * Grey text in the empty field; may contain ${title}, ${key}, ${defaultValue}. Default: none.
   */
  placeholder?: string;
  /**
   * Further settings of the widget by name: texts, numbers, true or false. No handlers, no markup. Default: none.
   */
  props?: {
    [k: string]: string | number | boolean;
  };
  /**
   * Checks of this field, in order; the first that fails is shown. Type, length and digits are checked anyway.
   */
  validateRules?: ValidateRule[];
  /**
   * Whether the field is shown: true, false, or an expression over $values (in a detail also $row). Default: true.
   */
  visible?: Condition;
  /**
   * Whether the field refuses input: true, false, or an expression over $values (in a detail also $row). Default: false.
   */
  disabled?: Condition;
  /**
   * Whether the field is shown as text that can be read, selected and copied, but not changed: true, false, or an expression over $values (in a detail also $row). Default: false. Use disabled for a control that is closed for now.
   */
  readOnly?: Condition;
  /**
   * Whether the field must be filled at submit: true, false, or an expression over $values (in a detail also $row). Default: false. For a fixed requirement with its own message or at save, use validateRules.
   */
  required?: Condition;
  /**
   * What becomes of the value while the field is disabled or read-only: keep it or clear it. Default: keep.
   */
  whenDisabled?: 'keep' | 'clear';
  /**
   * Derives the value from other fields.
   */
  compute?: Compute;
  /**
   * Permission code needed to see the field. Default: none, the right to the page suffices.
   */
  viewPermission?: string;
  /**
   * Permission code needed to change the field. Default: none, the right to edit the record suffices.
   */
  editPermission?: string;
  /**
   * Whether the database keeps an index for it, because lists are often narrowed or sorted by it. Default: false.
   */
  index?: boolean;
  /**
   * The key that it had before; its stored values come along. Default: none.
   */
  renamedFrom?: string;
  /**
   * What a new record or row starts with, written as it is kept: 2026-01-01,2026-01-31. Default: blank.
   */
  defaultValue?: string;
  /**
   * What it goes from and to. Default: date.
   */
  rangeOf?: 'date' | 'datetime' | 'time';
  /**
   * How both are shown: YYYY, MM, DD, HH, mm, ss and marks between them. What is kept stays the same. Default: as kept.
   */
  format?: string;
}
/**
 * A part of the calendar that comes again each year or week.
 */
export interface CalendarColumn {
  /**
   * What the field is: month (a month by its number, 1 to 12), week (a day of the week by its number, Sunday 1 to Saturday 7, and a loop number: 2/3 is every third day from Monday).
   */
  type: 'month' | 'week';
  /**
   * Name of the field in records, expressions and, as snake_case, of the database column. Starts with a small letter; unique in the page or detail; at most 60 characters.
   */
  key: string;
  /**
   * What staff read: label of the field and head of the table column.
   */
  title: string;
  /**
   * Width in tables, in pixels. Default: 120.
   */
  width?: number;
  /**
   * Side of an editable table at which the column stays while the others scroll. Default: it scrolls. Staff can change it for themselves.
   */
  fixed?: 'left' | 'right';
  /**
   * Where values and title stand in the column of a table. Default: end for numbers, start for others.
   */
  align?: 'start' | 'center' | 'end';
  /**
   * Further names of the column in sheets that staff get from others: `["品名", "Description"]`. Import and paste know the column by them, besides by title and key. Default: none.
   */
  synonyms?: string[];
  /**
   * Help for staff, shown at a mark beside the title, in forms and in the head of the table. Default: none.
   */
  tipsContent?: string;
  /**
   * Whether Tab and Enter pass the field by, as one that staff rarely type into; Shift+Tab, arrows, a label and the pointer reach it. Default: false.
   */
  skip?: boolean;
  /**
   * Whether choices, days and popups show a mark that empties them. Default: true.
   */
  allowClear?: boolean;
  /**
   * Whether a click on the cell, where it is not edited, opens the row by itself; the table needs rowDetails. Default: false.
   */
  showDetails?: boolean;
  /**
   * Grey text in the empty field; may contain ${title}, ${key}, ${defaultValue}. Default: none.
   */
  placeholder?: string;
  /**
   * Further settings of the widget by name: texts, numbers, true or false. No handlers, no markup. Default: none.
   */
  props?: {
    [k: string]: string | number | boolean;
  };
  /**
   * Checks of this field, in order; the first that fails is shown. Type, length and digits are checked anyway.
   */
  validateRules?: ValidateRule[];
  /**
   * Whether the field is shown: true, false, or an expression over $values (in a detail also $row). Default: true.
   */
  visible?: Condition;
  /**
   * Whether the field refuses input: true, false, or an expression over $values (in a detail also $row). Default: false.
   */
  disabled?: Condition;
  /**
   * Whether the field is shown as text that can be read, selected and copied, but not changed: true, false, or an expression over $values (in a detail also $row). Default: false. Use disabled for a control that is closed for now.
   */
  readOnly?: Condition;
  /**
   * Whether the field must be filled at submit: true, false, or an expression over $values (in a detail also $row). Default: false. For a fixed requirement with its own message or at save, use validateRules.
   */
  required?: Condition;
  /**
   * What becomes of the value while the field is disabled or read-only: keep it or clear it. Default: keep.
   */
  whenDisabled?: 'keep' | 'clear';
  /**
   * Derives the value from other fields.
   */
  compute?: Compute;
  /**
   * Permission code needed to see the field. Default: none, the right to the page suffices.
   */
  viewPermission?: string;
  /**
   * Permission code needed to change the field. Default: none, the right to edit the record suffices.
   */
  editPermission?: string;
  /**
   * Whether the database keeps an index for it, because lists are often narrowed or sorted by it. Default: false.
   */
  index?: boolean;
  /**
   * The key that it had before; its stored values come along. Default: none.
   */
  renamedFrom?: string;
  /**
   * What a new record or row starts with: 8, or for a week 2 or 2/3. Default: blank.
   */
  defaultValue?: string | number;
}
/**
 * When a job runs, kept as a Quartz expression: second, minute, hour, day of month, month, day of week, year.
 */
export interface CronColumn {
  /**
   * What the field is: cron (a cron expression, typed or put together in a dialog).
   */
  type: 'cron';
  /**
   * Name of the field in records, expressions and, as snake_case, of the database column. Starts with a small letter; unique in the page or detail; at most 60 characters.
   */
  key: string;
  /**
   * What staff read: label of the field and head of the table column.
   */
  title: string;
  /**
   * Width in tables, in pixels. Default: 120.
   */
  width?: number;
  /**
   * Side of an editable table at which the column stays while the others scroll. Default: it scrolls. Staff can change it for themselves.
   */
  fixed?: 'left' | 'right';
  /**
   * Where values and title stand in the column of a table. Default: end for numbers, start for others.
   */
  align?: 'start' | 'center' | 'end';
  /**
   * Further names of the column in sheets that staff get from others: `["品名", "Description"]`. Import and paste know the column by them, besides by title and key. Default: none.
   */
  synonyms?: string[];
  /**
   * Help for staff, shown at a mark beside the title, in forms and in the head of the table. Default: none.
   */
  tipsContent?: string;
  /**
   * Whether Tab and Enter pass the field by, as one that staff rarely type into; Shift+Tab, arrows, a label and the pointer reach it. Default: false.
   */
  skip?: boolean;
  /**
   * Whether choices, days and popups show a mark that empties them. Default: true.
   */
  allowClear?: boolean;
  /**
   * Whether a click on the cell, where it is not edited, opens the row by itself; the table needs rowDetails. Default: false.
   */
  showDetails?: boolean;
  /**
   * Grey text in the empty field; may contain ${title}, ${key}, ${defaultValue}. Default: none.
   */
  placeholder?: string;
  /**
   * Further settings of the widget by name: texts, numbers, true or false. No handlers, no markup. Default: none.
   */
  props?: {
    [k: string]: string | number | boolean;
  };
  /**
   * Checks of this field, in order; the first that fails is shown. Type, length and digits are checked anyway.
   */
  validateRules?: ValidateRule[];
  /**
   * Whether the field is shown: true, false, or an expression over $values (in a detail also $row). Default: true.
   */
  visible?: Condition;
  /**
   * Whether the field refuses input: true, false, or an expression over $values (in a detail also $row). Default: false.
   */
  disabled?: Condition;
  /**
   * Whether the field is shown as text that can be read, selected and copied, but not changed: true, false, or an expression over $values (in a detail also $row). Default: false. Use disabled for a control that is closed for now.
   */
  readOnly?: Condition;
  /**
   * Whether the field must be filled at submit: true, false, or an expression over $values (in a detail also $row). Default: false. For a fixed requirement with its own message or at save, use validateRules.
   */
  required?: Condition;
  /**
   * What becomes of the value while the field is disabled or read-only: keep it or clear it. Default: keep.
   */
  whenDisabled?: 'keep' | 'clear';
  /**
   * Derives the value from other fields.
   */
  compute?: Compute;
  /**
   * Permission code needed to see the field. Default: none, the right to the page suffices.
   */
  viewPermission?: string;
  /**
   * Permission code needed to change the field. Default: none, the right to edit the record suffices.
   */
  editPermission?: string;
  /**
   * Whether the database keeps an index for it, because lists are often narrowed or sorted by it. Default: false.
   */
  index?: boolean;
  /**
   * The key that it had before; its stored values come along. Default: none.
   */
  renamedFrom?: string;
  /**
   * Expression that a new record or row starts with: 0 30 8 * * ? *. Default: blank.
   */
  defaultValue?: string;
  /**
   * Which dialog puts the expression together. plain: 608 wide, tabs from second to year. linked: 800 wide, with the day of week; setting a field sets the finer ones that are *. Default: plain.
   */
  cronEditor?: 'plain' | 'linked';
  /**
   * Years that it offers and takes. fixed: 2019 to 2119. current: this year and the hundred that follow. open: any, from 0. Default: fixed in the plain dialog, current in the linked one.
   */
  yearRange?: 'fixed' | 'current' | 'open';
}
/**
 * One of two values: yes or no, on or off.
 */
export interface FlagColumn {
  /**
   * What the field is: checkbox (a check mark), switch (a switch, the first value on, the second off).
   */
  type: 'checkbox' | 'switch';
  /**
   * Name of the field in records, expressions and, as snake_case, of the database column. Starts with a small letter; unique in the page or detail; at most 60 characters.
   */
  key: string;
  /**
   * What staff read: label of the field and head of the table column.
   */
  title: string;
  /**
   * Width in tables, in pixels. Default: 120.
   */
  width?: number;
  /**
   * Side of an editable table at which the column stays while the others scroll. Default: it scrolls. Staff can change it for themselves.
   */
  fixed?: 'left' | 'right';
  /**
   * Where values and title stand in the column of a table. Default: end for numbers, start for others.
   */
  align?: 'start' | 'center' | 'end';
  /**
   * Further names of the column in sheets that staff get from others: `["品名", "Description"]`. Import and paste know the column by them, besides by title and key. Default: none.
   */
  synonyms?: string[];
  /**
   * Help for staff, shown at a mark beside the title, in forms and in the head of the table. Default: none.
   */
  tipsContent?: string;
  /**
   * Whether Tab and Enter pass the field by, as one that staff rarely type into; Shift+Tab, arrows, a label and the pointer reach it. Default: false.
   */
  skip?: boolean;
  /**
   * Whether choices, days and popups show a mark that empties them. Default: true.
   */
  allowClear?: boolean;
  /**
   * Whether a click on the cell, where it is not edited, opens the row by itself; the table needs rowDetails. Default: false.
   */
  showDetails?: boolean;
  /**
   * Grey text in the empty field; may contain ${title}, ${key}, ${defaultValue}. Default: none.
   */
  placeholder?: string;
  /**
   * Further settings of the widget by name: texts, numbers, true or false. No handlers, no markup. Default: none.
   */
  props?: {
    [k: string]: string | number | boolean;
  };
  /**
   * Checks of this field, in order; the first that fails is shown. Type, length and digits are checked anyway.
   */
  validateRules?: ValidateRule[];
  /**
   * Whether the field is shown: true, false, or an expression over $values (in a detail also $row). Default: true.
   */
  visible?: Condition;
  /**
   * Whether the field refuses input: true, false, or an expression over $values (in a detail also $row). Default: false.
   */
  disabled?: Condition;
  /**
   * Whether the field is shown as text that can be read, selected and copied, but not changed: true, false, or an expression over $values (in a detail also $row). Default: false. Use disabled for a control that is closed for now.
   */
  readOnly?: Condition;
  /**
   * Whether the field must be filled at submit: true, false, or an expression over $values (in a detail also $row). Default: false. For a fixed requirement with its own message or at save, use validateRules.
   */
  required?: Condition;
  /**
   * What becomes of the value while the field is disabled or read-only: keep it or clear it. Default: keep.
   */
  whenDisabled?: 'keep' | 'clear';
  /**
   * Derives the value from other fields.
   */
  compute?: Compute;
  /**
   * Permission code needed to see the field. Default: none, the right to the page suffices.
   */
  viewPermission?: string;
  /**
   * Permission code needed to change the field. Default: none, the right to edit the record suffices.
   */
  editPermission?: string;
  /**
   * Whether the database keeps an index for it, because lists are often narrowed or sorted by it. Default: false.
   */
  index?: boolean;
  /**
   * The key that it had before; its stored values come along. Default: none.
   */
  renamedFrom?: string;
  /**
   * The two values, checked first, as a list or comma text: ["1", "0"]. Default: Y, N.
   */
  customValue?: string[] | string;
  /**
   * Whether a new record or row starts checked. Default: false.
   */
  defaultChecked?: boolean;
  /**
   * Which of the two values a new record or row starts with, instead of defaultChecked.
   */
  defaultValue?: string;
  /**
   * The two values with the texts that staff read, the first one on, as a list or comma text: "Y - 正常,N - 停用". Instead of customValue. Default: 是 and 否; of a switch 正常 and 停用.
   */
  options?: Option[] | string;
}
/**
 * Uploaded files, kept as comma separated paths; the first is the primary one.
 */
export interface FileColumn {
  /**
   * What the field is: upload (a file with its progress), file (files in a list), image (pictures).
   */
  type: 'upload' | 'file' | 'image';
  /**
   * Name of the field in records, expressions and, as snake_case, of the database column. Starts with a small letter; unique in the page or detail; at most 60 characters.
   */
  key: string;
  /**
   * What staff read: label of the field and head of the table column.
   */
  title: string;
  /**
   * Width in tables, in pixels. Default: 120.
   */
  width?: number;
  /**
   * Side of an editable table at which the column stays while the others scroll. Default: it scrolls. Staff can change it for themselves.
   */
  fixed?: 'left' | 'right';
  /**
   * Where values and title stand in the column of a table. Default: end for numbers, start for others.
   */
  align?: 'start' | 'center' | 'end';
  /**
   * Further names of the column in sheets that staff get from others: `["品名", "Description"]`. Import and paste know the column by them, besides by title and key. Default: none.
   */
  synonyms?: string[];
  /**
   * Help for staff, shown at a mark beside the title, in forms and in the head of the table. Default: none.
   */
  tipsContent?: string;
  /**
   * Whether Tab and Enter pass the field by, as one that staff rarely type into; Shift+Tab, arrows, a label and the pointer reach it. Default: false.
   */
  skip?: boolean;
  /**
   * Whether choices, days and popups show a mark that empties them. Default: true.
   */
  allowClear?: boolean;
  /**
   * Whether a click on the cell, where it is not edited, opens the row by itself; the table needs rowDetails. Default: false.
   */
  showDetails?: boolean;
  /**
   * Grey text in the empty field; may contain ${title}, ${key}, ${defaultValue}. Default: none.
   */
  placeholder?: string;
  /**
   * Further settings of the widget by name: texts, numbers, true or false. No handlers, no markup. Default: none.
   */
  props?: {
    [k: string]: string | number | boolean;
  };
  /**
   * Checks of this field, in order; the first that fails is shown. Type, length and digits are checked anyway.
   */
  validateRules?: ValidateRule[];
  /**
   * Whether the field is shown: true, false, or an expression over $values (in a detail also $row). Default: true.
   */
  visible?: Condition;
  /**
   * Whether the field refuses input: true, false, or an expression over $values (in a detail also $row). Default: false.
   */
  disabled?: Condition;
  /**
   * Whether the field is shown as text that can be read, selected and copied, but not changed: true, false, or an expression over $values (in a detail also $row). Default: false. Use disabled for a control that is closed for now.
   */
  readOnly?: Condition;
  /**
   * Whether the field must be filled at submit: true, false, or an expression over $values (in a detail also $row). Default: false. For a fixed requirement with its own message or at save, use validateRules.
   */
  required?: Condition;
  /**
   * What becomes of the value while the field is disabled or read-only: keep it or clear it. Default: keep.
   */
  whenDisabled?: 'keep' | 'clear';
  /**
   * Derives the value from other fields.
   */
  compute?: Compute;
  /**
   * Permission code needed to see the field. Default: none, the right to the page suffices.
   */
  viewPermission?: string;
  /**
   * Permission code needed to change the field. Default: none, the right to edit the record suffices.
   */
  editPermission?: string;
  /**
   * Whether the database keeps an index for it, because lists are often narrowed or sorted by it. Default: false.
   */
  index?: boolean;
  /**
   * The key that it had before; its stored values come along. Default: none.
   */
  renamedFrom?: string;
  /**
   * Paths that a new record or row starts with, comma separated. Default: blank.
   */
  defaultValue?: string;
  /**
   * Address that takes the upload. Default: the product's own, /sys/common/upload.
   */
  action?: string;
  /**
   * Whether the session goes along; it always does to the product's own address, and never to a foreign one. Default: true.
   */
  token?: boolean;
  /**
   * Further fields of the upload: { "biz": "bgd" }. Default: none.
   */
  data?: {
    [k: string]: string | number | boolean;
  };
  /**
   * Field of the answer that holds the stored path. Default: message.
   */
  responseName?: string;
  /**
   * Most files, 0 for no limit. Default: fieldExtendJson's uploadnum, else 1 for upload and 0 for file and image.
   */
  number?: number;
  /**
   * Megabytes that one file may have, 1 to 50. Default: 10.
   */
  maxSize?: number;
  /**
   * Whether several files are kept. Default: true unless number is 1.
   */
  multi?: boolean;
  /**
   * Whether files can be downloaded. Default: true.
   */
  allowDownload?: boolean;
  /**
   * Whether files can be taken away. Default: true.
   */
  allowRemove?: boolean;
  /**
   * Text of the button. Default: 上传, or 上传图片 for image.
   */
  btnText?: string;
  /**
   * Most characters of all paths with their commas, 1 to 4000. Default: 2000.
   */
  maxLength?: number;
  /**
   * Settings as online forms write them, as an object or as JSON text: uploadnum, multiSelect. The column's own keys win.
   */
  fieldExtendJson?: FieldExtend;
}
/**
 * Rows picked from a popup report, which fill this column and others.
 */
export interface PopupColumn {
  /**
   * What the field is: popup (a text with a report behind it).
   */
  type: 'popup';
  /**
   * Name of the field in records, expressions and, as snake_case, of the database column. Starts with a small letter; unique in the page or detail; at most 60 characters.
   */
  key: string;
  /**
   * What staff read: label of the field and head of the table column.
   */
  title: string;
  /**
   * Width in tables, in pixels. Default: 120.
   */
  width?: number;
  /**
   * Side of an editable table at which the column stays while the others scroll. Default: it scrolls. Staff can change it for themselves.
   */
  fixed?: 'left' | 'right';
  /**
   * Where values and title stand in the column of a table. Default: end for numbers, start for others.
   */
  align?: 'start' | 'center' | 'end';
  /**
   * Further names of the column in sheets that staff get from others: `["品名", "Description"]`. Import and paste know the column by them, besides by title and key. Default: none.
   */
  synonyms?: string[];
  /**
   * Help for staff, shown at a mark beside the title, in forms and in the head of the table. Default: none.
   */
  tipsContent?: string;
  /**
   * Whether Tab and Enter pass the field by, as one that staff rarely type into; Shift+Tab, arrows, a label and the pointer reach it. Default: false.
   */
  skip?: boolean;
  /**
   * Whether choices, days and popups show a mark that empties them. Default: true.
   */
  allowClear?: boolean;
  /**
   * Whether a click on the cell, where it is not edited, opens the row by itself; the table needs rowDetails. Default: false.
   */
  showDetails?: boolean;
  /**
   * Grey text in the empty field; may contain ${title}, ${key}, ${defaultValue}. Default: none.
   */
  placeholder?: string;
  /**
   * Further settings of the widget by name: texts, numbers, true or false. No handlers, no markup. Default: none.
   */
  props?: {
    [k: string]: string | number | boolean;
  };
  /**
   * Checks of this field, in order; the first that fails is shown. Type, length and digits are checked anyway.
   */
  validateRules?: ValidateRule[];
  /**
   * Whether the field is shown: true, false, or an expression over $values (in a detail also $row). Default: true.
   */
  visible?: Condition;
  /**
   * Whether the field refuses input: true, false, or an expression over $values (in a detail also $row). Default: false.
   */
  disabled?: Condition;
  /**
   * Whether the field is shown as text that can be read, selected and copied, but not changed: true, false, or an expression over $values (in a detail also $row). Default: false. Use disabled for a control that is closed for now.
   */
  readOnly?: Condition;
  /**
   * Whether the field must be filled at submit: true, false, or an expression over $values (in a detail also $row). Default: false. For a fixed requirement with its own message or at save, use validateRules.
   */
  required?: Condition;
  /**
   * What becomes of the value while the field is disabled or read-only: keep it or clear it. Default: keep.
   */
  whenDisabled?: 'keep' | 'clear';
  /**
   * Derives the value from other fields.
   */
  compute?: Compute;
  /**
   * Permission code needed to see the field. Default: none, the right to the page suffices.
   */
  viewPermission?: string;
  /**
   * Permission code needed to change the field. Default: none, the right to edit the record suffices.
   */
  editPermission?: string;
  /**
   * Whether the database keeps an index for it, because lists are often narrowed or sorted by it. Default: false.
   */
  index?: boolean;
  /**
   * The key that it had before; its stored values come along. Default: none.
   */
  renamedFrom?: string;
  /**
   * What a new record or row starts with. Or, worked out when it is created, an expression over $user and functions: { "expression": "today()" }. Default: blank.
   */
  defaultValue?:
    | string
    | {
        /**
         * Over $user and functions; evaluated once, then staff may change the value: $user.orgCode.
         */
        expression: string;
      };
  /**
   * Most characters that the field may hold, 1 to 4000. Default: 255, or 2000 with multi.
   */
  maxLength?: number;
  /**
   * Report that is shown: schemas/reports/<code>.json.
   */
  popupCode: string;
  /**
   * Columns of the report that are taken over, as a list or comma text.
   */
  orgFields: string[] | string;
  /**
   * Columns beside this one that are filled, one for each of orgFields, as a list or comma text.
   */
  destFields: string[] | string;
  /**
   * Values of the report's parameters by name: a text or number, or an expression that starts with $values or $row. Default: none.
   */
  param?: {
    [k: string]: string | number;
  };
  /**
   * Order of the report's rows: "createTime=desc,name=asc". Default: the report's.
   */
  sorter?: string;
  /**
   * Whether several rows may be picked; their values are joined by commas. Default: fieldExtendJson's multiSelect, else false.
   */
  multi?: boolean;
  /**
   * Whether the text may also be typed. Default: true.
   */
  allowInput?: boolean;
  /**
   * Settings as online forms write them, as an object or as JSON text: multiSelect. The column's own keys win.
   */
  fieldExtendJson?: FieldExtend;
}
/**
 * A secret that is written and never read again: kept as a hash, shown and sent as •••••••• from then on. In the head only, in no list and no query.
 */
export interface SecretColumn {
  /**
   * What the field is: password (a password).
   */
  type: 'password';
  /**
   * Name of the field in records, expressions and, as snake_case, of the database column. Starts with a small letter; unique in the page or detail; at most 60 characters.
   */
  key: string;
  /**
   * What staff read: label of the field and head of the table column.
   */
  title: string;
  /**
   * Width in tables, in pixels. Default: 120.
   */
  width?: number;
  /**
   * Side of an editable table at which the column stays while the others scroll. Default: it scrolls. Staff can change it for themselves.
   */
  fixed?: 'left' | 'right';
  /**
   * Where values and title stand in the column of a table. Default: end for numbers, start for others.
   */
  align?: 'start' | 'center' | 'end';
  /**
   * Further names of the column in sheets that staff get from others: `["品名", "Description"]`. Import and paste know the column by them, besides by title and key. Default: none.
   */
  synonyms?: string[];
  /**
   * Help for staff, shown at a mark beside the title, in forms and in the head of the table. Default: none.
   */
  tipsContent?: string;
  /**
   * Whether Tab and Enter pass the field by, as one that staff rarely type into; Shift+Tab, arrows, a label and the pointer reach it. Default: false.
   */
  skip?: boolean;
  /**
   * Whether choices, days and popups show a mark that empties them. Default: true.
   */
  allowClear?: boolean;
  /**
   * Whether a click on the cell, where it is not edited, opens the row by itself; the table needs rowDetails. Default: false.
   */
  showDetails?: boolean;
  /**
   * Grey text in the empty field; may contain ${title}, ${key}, ${defaultValue}. Default: none.
   */
  placeholder?: string;
  /**
   * Further settings of the widget by name: texts, numbers, true or false. No handlers, no markup. Default: none.
   */
  props?: {
    [k: string]: string | number | boolean;
  };
  /**
   * Checks of this field, in order; the first that fails is shown. Type, length and digits are checked anyway.
   */
  validateRules?: ValidateRule[];
  /**
   * Whether the field is shown: true, false, or an expression over $values (in a detail also $row). Default: true.
   */
  visible?: Condition;
  /**
   * Whether the field refuses input: true, false, or an expression over $values (in a detail also $row). Default: false.
   */
  disabled?: Condition;
  /**
   * Whether the field is shown as text that can be read, selected and copied, but not changed: true, false, or an expression over $values (in a detail also $row). Default: false. Use disabled for a control that is closed for now.
   */
  readOnly?: Condition;
  /**
   * Whether the field must be filled at submit: true, false, or an expression over $values (in a detail also $row). Default: false. For a fixed requirement with its own message or at save, use validateRules.
   */
  required?: Condition;
  /**
   * What becomes of the value while the field is disabled or read-only: keep it or clear it. Default: keep.
   */
  whenDisabled?: 'keep' | 'clear';
  /**
   * Derives the value from other fields.
   */
  compute?: Compute;
  /**
   * Permission code needed to see the field. Default: none, the right to the page suffices.
   */
  viewPermission?: string;
  /**
   * Permission code needed to change the field. Default: none, the right to edit the record suffices.
   */
  editPermission?: string;
  /**
   * Whether the database keeps an index for it, because lists are often narrowed or sorted by it. Default: false.
   */
  index?: boolean;
  /**
   * The key that it had before; its stored values come along. Default: none.
   */
  renamedFrom?: string;
  /**
   * None: a password begins blank.
   */
  defaultValue?: string;
  /**
   * Whether a meter tells how strong what is typed is. Default: true.
   */
  strength?: boolean;
  /**
   * Most characters of the password, 8 to 200. Default: 64.
   */
  maxLength?: number;
}
/**
 * A sub-table of the record.
 */
export interface DetailSchema {
  /**
   * Name in expressions and paths: goods gives $details.goods and /goods/0.
   */
  key: string;
  /**
   * Heading of the tab.
   */
  title: string;
  /**
   * Name of the array in records on the wire: bgdGoodsList. Default: the key with List behind.
   */
  wireName?: string;
  /**
   * Database table of the rows. Not sys_….
   */
  table: string;
  /**
   * Column that holds the row's number, renumbered from 1; it is not shown unless visible says so. Default: none.
   */
  orderKey?: string;
  /**
   * Fewest rows; a new record starts with as many. Default: 0.
   */
  minRows?: number;
  /**
   * Most rows; staff are told of it when a tenth is left, and one more is not saved. Default: 1000.
   */
  maxRows?: number;
  /**
   * Height of the rows: medium 61 px, small 48, mini 36, tiny 28. What staff set themselves stands over it. Default: medium.
   */
  size?: 'medium' | 'small' | 'mini' | 'tiny';
  /**
   * Pixels that the table grows to before it scrolls. Default: 480.
   */
  maxHeight?: number;
  /**
   * Whether rows show their number. Default: true.
   */
  rowNumber?: boolean;
  /**
   * How rows are selected: checkbox, radio (one at most) or none. Default: checkbox.
   */
  rowSelection?: 'checkbox' | 'radio' | 'none';
  /**
   * Whether rows have a handle by which they are moved; needs orderKey. Default: true with orderKey, else false.
   */
  dragSort?: boolean;
  /**
   * true: a press on a cell puts the caret there. false: a click shows the editor, until staff click elsewhere. Default: true.
   */
  alwaysEdit?: boolean;
  /**
   * Where Enter leads from a cell: down or right. Behind the last cell it adds a row. Default: down.
   */
  enterDirection?: 'down' | 'right';
  /**
   * Whether the line below the table is shown: number of rows, sum of the selected cells. Default: true.
   */
  statusBar?: boolean;
  /**
   * Buttons above the table; an empty list: no toolbar. Default: add, insert, remove, clearSelection, collapse.
   */
  toolbar?: ('add' | 'insert' | 'remove' | 'clearSelection' | 'collapse')[];
  /**
   * Closes rows: staff can neither select nor change a row whose column has the value, or one of the values. { "status": ["done", "void"] } closes the rows whose status is done or void; of several columns one suffices. Default: every row is open.
   */
  disabledRows?: {
    [k: string]: string | string[];
  };
  /**
   * Prefix of permission codes that take buttons and columns of this table away from those who lack them: with order:item the codes order:item:add, order:item:batch_delete and order:item:<columnKey>. What the server must hold needs viewPermission and editPermission. Default: none.
   */
  authPre?: string;
  /**
   * Whether a row can be opened by itself with all its fields: by its menu, F4, or a cell of a column with showDetails. Default: false.
   */
  rowDetails?: boolean;
  /**
   * Whether a click into a cell that is not edited selects its row. Default: false.
   */
  clickSelectRow?: boolean;
  /**
   * Lets staff pick rows of a report, each of which becomes a row: the button 选取 above the table. Default: none.
   */
  pick?: PickSchema;
  /**
   * Columns of a row, in order.
   */
  columns: ColumnSchema[];
}
/**
 * Rows of a report that become rows of the table.
 */
export interface PickSchema {
  /**
   * Report that is shown: schemas/reports/<code>.json.
   */
  popupCode: string;
  /**
   * Columns of the report that are taken over, as a list or comma text.
   */
  orgFields: string[] | string;
  /**
   * Columns of the row that are filled, one for each of orgFields, as a list or comma text.
   */
  destFields: string[] | string;
  /**
   * Values of the report's parameters by name: a text or number, or an expression that starts with $values. Default: none.
   */
  param?: {
    [k: string]: string | number;
  };
  /**
   * Some of destFields, as a list or comma text: rows of the report whose values stand in a row already are ticked and not added again. Default: every row that is picked is added.
   */
  unique?: string[] | string;
}
/**
 * What must hold across fields.
 */
export interface RuleSchema {
  /**
   * Name of the check in findings: R05.
   */
  id: string;
  /**
   * error stops, warn is only shown, confirm stops until a reason is typed. Default: error.
   */
  level?: 'error' | 'warn' | 'confirm';
  /**
   * When it must hold: at every save, or only when the record is submitted. Default: save.
   */
  at?: Moment;
  /**
   * Detail whose every row is checked; $row is the row. Default: the record is checked once.
   */
  each?: string;
  /**
   * Expression; the rule is skipped unless it is true. Default: always.
   */
  when?: string;
  /**
   * Expression that must be true. A blank operand says nothing: the rule is skipped.
   */
  must: string;
  /**
   * Expression for the value that the first mark must have, where that is certain; staff may take it over from the problem panel. Default: none.
   */
  fix?: string;
  /**
   * Reference rows by name, read as $lookup.<name>.<attribute>. Default: none.
   */
  lookup?: {
    [k: string]: LookupSchema;
  };
  /**
   * Where the finding shows: /grossWet, /goods, /goods/* /firstUnit; * is the row at hand.
   */
  marks: string[];
  /**
   * What staff read; may contain ${values.x}, ${row.x}, ${<look-up>.<attribute>}.
   */
  message: string;
}
/**
 * A row of a dictionary.
 */
export interface LookupSchema {
  /**
   * Dictionary to look in.
   */
  dictCode: string;
  /**
   * Expression of the item's value: $row.codeTs. A blank one skips the rule.
   */
  key: string;
}
export interface ListSchema {
  /**
   * Columns of the list, in order: column keys, or id, createBy, createTime, updateBy, updateTime, sysOrgCode, version.
   */
  columns: string[];
  /**
   * Order of the list, the first counts most. Default: createTime descending.
   */
  sort?: SortSchema[];
  /**
   * Fields of the query form, in order. Default: none.
   */
  query?: QueryItemSchema[];
  /**
   * Whether staff can put conditions together by themselves (高级查询). Default: true.
   */
  superQuery?: boolean;
  /**
   * Under which the browser keeps the saved advanced queries; pages of one code share them. Default: the path of the page in the shell.
   */
  saveCode?: string;
  /**
   * What can be done with records. Default: none.
   */
  actions?: ActionSchema[];
  /**
   * Conditions one click away, as tabs above the list behind 全部, in order. Of pages of kind list. Default: none.
   */
  tabs?: ListTabSchema[];
  /**
   * Sums over all records that the list finds, below the list, in order. Of pages of kind list. Default: none.
   */
  totals?: ListTotalSchema[];
  /**
   * What the link in the first column and a double click open: form, the record's form, or detail, a dialog to read it in. Default: form.
   */
  opens?: 'form' | 'detail';
  /**
   * Lines of a record that its row shows below itself when it is opened. Of pages of kind list. Default: rows are not opened.
   */
  expand?: ListExpandSchema;
  /**
   * Columns of typed text in the head by which the search of everything (Ctrl+K) finds records: numbers, then names. The first that is filled in is what a record is called there and on the home page. The database keeps an index on parts of each. Default: the typed texts of query that are searched by like.
   */
  search?: string[];
  /**
   * Column of days until which a record has to be gone on with. The home page shows it of what waits, the nearest first, and marks what is overdue. Default: none.
   */
  due?: string;
  /**
   * How many records a page of the list begins with: usual (10), or fit, as many as the window has room for. Users may choose otherwise. Default: usual.
   */
  rows?: 'usual' | 'fit';
  /**
   * How records are drawn in windows below 768 px: scroll, a table that scrolls sideways, or cards, one below the other. Users may choose otherwise. Default: scroll.
   */
  narrow?: 'scroll' | 'cards';
}
/**
 * One column of the order.
 */
export interface SortSchema {
  /**
   * Column key of the head.
   */
  column: string;
  /**
   * asc or desc. Default: asc.
   */
  order?: 'asc' | 'desc';
}
/**
 * One field of the query form.
 */
export interface QueryItemSchema {
  /**
   * Column key, or <detail>.<column> to find records by their rows: goods.codeTs.
   */
  column: string;
  /**
   * How the typed value is compared; range gives two fields. Default: like for text and columns of several, range for numbers and dates, eq for one choice.
   */
  rule?: 'eq' | 'like' | 'left_like' | 'right_like' | 'in' | 'ne' | 'gt' | 'ge' | 'lt' | 'le' | 'range';
  /**
   * Shown only after 展开. Default: false.
   */
  expanded?: boolean;
  /**
   * The comparisons that staff may choose among, beside the field; the first is what they begin with. Instead of rule. Default: none, rule alone.
   */
  rules?: ('eq' | 'like' | 'left_like' | 'right_like' | 'in' | 'ne' | 'gt' | 'ge' | 'lt' | 'le')[];
  /**
   * Whether blanks around what is typed are left out. Default: true.
   */
  trim?: boolean;
}
/**
 * One of the actions that every page may have.
 */
export interface RecordAction {
  /**
   * Which: add, edit, delete, copy (needs the right to add); of a page of kind tree addChild (needs the right to add); where records are stored files, preview (needs the right to download) and download; of a page with prints, print; detail (needs the right to list), the record to be read in a dialog; import reads sheets as records (needs the right to import) and export writes them.
   */
  action:
    'add' | 'addChild' | 'edit' | 'delete' | 'copy' | 'import' | 'export' | 'preview' | 'download' | 'print' | 'detail';
  /**
   * Text of the button. Default: 新增, 编辑, 删除, 复制, 导入, 导出, 预览, 下载, 打印, 详情.
   */
  title?: string;
  /**
   * Permission code. Default: the page's prefix and the action's name.
   */
  permission?: string;
  /**
   * Whether a record allows it: true, false, or an expression over $record and $user; the server holds it too. Default: true.
   */
  visible?: Condition;
  /**
   * Question before it is done. Default: none, except for delete.
   */
  confirm?: string;
  /**
   * Of print alone: a report below the API base that opens in a new tab in place of the preview, with the record's id and a one-time token behind it (D13): /bgd/export/print?name=declaration. Default: the preview of prints.
   */
  url?: string;
}
/**
 * Opens an editor of the product over the page, for the record, for those that are selected, or for all. A page may have several.
 */
export interface PanelAction {
  /**
   * panel.
   */
  action: 'panel';
  /**
   * Name of the editor, one of those the product has: compareRecords.
   */
  panel: string;
  /**
   * Name of the action, unique in the page. Default: that of the editor.
   */
  id?: string;
  /**
   * Text of the button, and of what it opens.
   */
  title: string;
  /**
   * Permission code. Default: the page's prefix and the id; of recordHistory the right to list.
   */
  permission?: string;
  /**
   * Whether a record offers it: true, false, or an expression over $record and $user. Default: true.
   */
  visible?: Condition;
  /**
   * Question before it is opened. Default: none.
   */
  confirm?: string;
  /**
   * Where its button stands: row, with the one record; form, below the stored record; toolbar, with those that are selected. Default: row.
   */
  at?: ('toolbar' | 'row' | 'form')[];
  /**
   * drawer: from the side, the list stays in sight. modal: a dialog. Default: drawer.
   */
  open?: 'drawer' | 'modal';
}
/**
 * Moves the status; nothing else moves it.
 */
export interface TransitionAction {
  /**
   * transition.
   */
  action: 'transition';
  /**
   * Name of the transition, unique in the page: submit.
   */
  id: string;
  /**
   * Text of the button.
   */
  title: string;
  /**
   * Permission code. Default: the page's prefix and the id.
   */
  permission?: string;
  /**
   * A further condition besides from: true, false, or an expression over $record and $user. Default: true.
   */
  visible?: Condition;
  /**
   * Question before it is done. Default: none.
   */
  confirm?: string;
  /**
   * A reason is typed before, and stands above the form of the record as a comment until it moves on: of a return. Default: none.
   */
  reason?: ReasonSchema;
  /**
   * Done with several records of a list at once, too, each judged by itself (L3). Default: true.
   */
  batch?: boolean;
  /**
   * Checks that must hold before: those of save or those of submit. Default: none.
   */
  validate?: Moment;
  /**
   * Columns of the head that the server writes with the move, by key, each an expression over $record, as it was before, and $user: { "declareTime": "now()" } (L3). Default: none.
   */
  set?: {
    [k: string]: string;
  };
  /**
   * Values of the status column that it starts from.
   */
  from: string[];
  /**
   * Value that the status column gets.
   */
  to: string;
}
/**
 * Why a record is moved: own words, with phrases that are offered.
 */
export interface ReasonSchema {
  /**
   * Nothing is moved without one. Default: true.
   */
  required?: boolean;
  /**
   * Dictionary of phrases that are offered while it is typed, by their texts. Default: none.
   */
  phrases?: string;
}
/**
 * One tab above the list. Who may not see a column that its condition reads does not have the tab.
 */
export interface ListTabSchema {
  /**
   * Name in addresses and locales. Default: the title.
   */
  key?: string;
  /**
   * Text of the tab.
   */
  title: string;
  /**
   * Which records it shows, one that the database can decide: $record columns compared with texts, numbers, today() or $user, with isIn, isBlank, startsWith, &&, || and !.
   */
  where: string;
  /**
   * Whether it tells how many there are, at most 10,000. Default: true.
   */
  count?: boolean;
}
/**
 * One sum below the list. Who may not see one of its columns does not have it.
 */
export interface ListTotalSchema {
  /**
   * Column of numbers of the head.
   */
  column: string;
  /**
   * Column of the head with a few values, such as a currency, by which the sum is split. Default: one sum.
   */
  per?: string;
}
/**
 * Which lines stand below the row of a record.
 */
export interface ListExpandSchema {
  /**
   * Key of the detail.
   */
  detail: string;
  /**
   * Keys of its columns, in order. Default: those that its table in the form shows.
   */
  columns?: string[];
}
export interface TreeSchema {
  /**
   * Column that holds the id of the record above; blank at the top.
   */
  parentKey: string;
  /**
   * Column of the list that is indented and opened.
   */
  titleColumn: string;
  /**
   * Column that says whether there are records below, 1 or 0, kept by the server. Default: found out.
   */
  hasChildKey?: string;
  /**
   * Parameter that names the record above when its children are asked for. Default: parentId.
   */
  queryKey?: string;
  /**
   * Where the children of a record are asked for; answered by an array or by a page of records. Default: <url>/childList.
   */
  childrenUrl?: string;
  /**
   * Which records the tree shows, the text of a JSON object of columns and the values that they have: {"status":"1"}. Default: all.
   */
  condition?: string;
  /**
   * What becomes of the records below a deleted one: refuse keeps it until there are none, cascade deletes them with it. Default: refuse.
   */
  onDelete?: 'refuse' | 'cascade';
}
export interface FormSchema {
  /**
   * Where the form opens: in a tab of its own, or over the list, as a window (modal) or from the side (drawer). Default: tab.
   */
  open?: 'tab' | 'modal' | 'drawer';
  /**
   * Whether the record cannot be changed: true, false, or an expression over $values and $user; the server holds it too. Default: false.
   */
  readOnly?: Condition;
  /**
   * Groups of head fields, from top to bottom.
   */
  groups: GroupSchema[];
  /**
   * Details below the groups, each in its tab. Default: none.
   */
  tabs?: TabSchema[];
  /**
   * The form in steps, one after the other: every group and every tab stands in one of them. Default: all of it at once.
   */
  steps?: StepSchema[];
  /**
   * The line that stays above the form of a record, with the steps of its status. Default: from the list and the transitions.
   */
  header?: HeaderSchema;
  /**
   * In windows of 1280 px and more: the details as main stage, the groups as a rail beside them, and a ribbon that balances the head against the lines; users turn it on and off. Only with open tab, without steps. Default: details below the groups.
   */
  cockpit?: CockpitSchema;
}
/**
 * A group of head fields under one heading.
 */
export interface GroupSchema {
  /**
   * Name of the group, unique in the form.
   */
  key: string;
  /**
   * Heading.
   */
  title: string;
  /**
   * Fields side by side, 1 to 4. Default: 4.
   */
  columns?: number;
  /**
   * Begins folded under its heading; a finding in it opens it. Default: false.
   */
  folded?: boolean;
  /**
   * Column keys, in order; a field stands in one group only. Fields that belong together stand beside each other as a set, under one label.
   */
  fields: (string | FieldSetSchema)[];
}
/**
 * Fields that belong together: mark, rate and currency of freight. They have the room of one field; where the window is narrow, each has its own.
 */
export interface FieldSetSchema {
  /**
   * Name of the set, unique among the groups and sets of the form; translations name its title by it, as that of a group.
   */
  key: string;
  /**
   * Label before its fields.
   */
  title: string;
  /**
   * Column keys, in order.
   */
  fields: string[];
  /**
   * Shares of the room, one for each field: [5, 3, 6]. Default: all the same.
   */
  widths?: number[];
}
/**
 * A detail shown in a tab.
 */
export interface TabSchema {
  /**
   * Key of the detail.
   */
  detail: string;
}
/**
 * What names a record in the line above its form, besides its status and who changed it last.
 */
export interface HeaderSchema {
  /**
   * Column of the head that staff call the record by. Default: the first column of the list.
   */
  number?: string;
  /**
   * Column of the head that says whom the record is for. Default: pasteMemoryKey.
   */
  customer?: string;
  /**
   * Columns of decimals: of the head, or <detail>.<column> for the sum over its rows. Default: the columns of list.totals.
   */
  totals?: string[];
  /**
   * Values of the status column in the order in which a record goes through them; empty: no steps are shown. Default: the way of the first transition from each status, where it has three or more.
   */
  track?: string[];
}
/**
 * What stands side by side where the window is wide enough.
 */
export interface CockpitSchema {
  /**
   * Pairs of the head and the lines that are to agree, from left to right. Default: none.
   */
  ribbon?: BalanceSchema[];
}
/**
 * What the head says, and what the lines come to: equal, or by how much they differ.
 */
export interface BalanceSchema {
  /**
   * Column of decimals of the head. Default: none, what against comes to is compared.
   */
  head?: string;
  /**
   * In place of head: an expression of a decimal over $values and $details that says what the lines should come to. Default: none.
   */
  against?: string;
  /**
   * What the lines come to: <detail>.<column> for the sum over its rows, or an expression of a decimal over $values and $details.
   */
  lines: string;
  /**
   * The lines may come to less, not to more. Default: false.
   */
  atMost?: boolean;
  /**
   * An expression of a decimal: by how much both may differ. Default: 0.
   */
  tolerance?: string;
  /**
   * Whether both can be compared: true, false, or an expression over $values and $details. Default: true.
   */
  when?: Condition;
}
export interface CopySchema {
  /**
   * Head columns that the copy starts without, from their defaults. Default: none.
   */
  omit?: string[];
  /**
   * Details whose rows are copied. Default: none.
   */
  details?: string[];
  /**
   * Columns that a copy takes along and marks until staff have confirmed or changed them: a key of the head, or <detail>.<column>. What omit leaves blank of a record is marked as well. Default: the days of the head.
   */
  confirm?: string[];
}

export type ColumnType = ColumnSchema['type'];
