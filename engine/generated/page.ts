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
 * An action on records.
 */
export type ActionSchema = RecordAction | PanelAction | TransitionAction;
/**
 * A step of the form; its title is that of its first group, else of its first detail.
 */
export type StepSchema = StepSchema1 & {
  /**
   * Keys of the groups in this step. Default: none.
   */
  groups?: string[];
  /**
   * Keys of the details in this step. Default: none.
   */
  tabs?: string[];
};
export type StepSchema1 = {
  [k: string]: unknown;
};

/**
 * One screen: list, form, tables, checks, storage and permissions.
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
   * list: a list page with its form. tree: a list with hierarchical records. base: not shown, only extended by other pages.
   */
  kind: 'list' | 'tree' | 'base';
  /**
   * Title of the page in tabs and headings.
   */
  title: string;
  /**
   * Further names by which menu entries can reference this page, besides schema:<page id>: bgd/BgdExportList.
   */
  components?: string[];
  /**
   * Page that this one inherits from, one level. Columns, details, rules, groups and actions replace inherited ones with the same key in place; new ones are appended. resource, list, form and copy are merged key by key. message, prints and pasteMemoryKey are inherited unless redefined. omit removes inherited parts.
   */
  extends?: string;
  /**
   * Inherited parts that this page removes. Default: none.
   */
  omit?: OmitSchema;
  /**
   * Storage of the records, and who has access to them.
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
   * Conditions across fields. Two rules may share an id if one check needs two statements.
   */
  rules?: RuleSchema[];
  /**
   * The list page.
   */
  list?: ListSchema;
  /**
   * For kind tree: the hierarchy of the records.
   */
  tree?: TreeSchema;
  /**
   * The form of one record.
   */
  form?: FormSchema;
  /**
   * What a copy of a record omits and includes.
   */
  copy?: CopySchema;
  /**
   * XML message format in which records are written and read: schemas/messages/<name>.json. Default: none.
   */
  message?: string;
  /**
   * Column that identifies the source of pasted and imported sheets, such as the customer. The columns that users assign to unknown headings are then also remembered for each of its values. Default: they are remembered only for the user.
   */
  pasteMemoryKey?: string;
  /**
   * Print layouts for records, in the order in which users choose from them: schemas/prints/<name>.json. The action print offers them. Default: none.
   */
  prints?: string[];
}
export interface OmitSchema {
  /**
   * Columns that are not inherited: a key of the head, or <detail>.<column>; they are also removed from the inherited groups, list, query, copy and resource.
   */
  columns?: string[];
  /**
   * Details that are not inherited; they are also removed from the inherited tabs and copy.
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
   * Columns of the query form that are not inherited.
   */
  query?: string[];
}
export interface Resource {
  /**
   * Base path of the page's calls: /bgd/export.
   */
  url: string;
  /**
   * Database table of the head. Several pages may share one; fixed values distinguish them. Not sys_….
   */
  table: string;
  /**
   * Values that every record of this page has, by key; lists are filtered by them. They need not be columns. Default: none.
   */
  fixed?: {
    [k: string]: string;
  };
  /**
   * Prefix of the permission codes: bgd:export gives bgd:export:list, :add, :edit, :delete.
   */
  permission: string;
  /**
   * Records that a user can access: department (those of the user's department and the departments below it), own (the user's own), or all (all of the tenant). Default: department.
   */
  dataScope?: 'department' | 'own' | 'all';
  /**
   * Status column that transitions change. Required if there are transitions.
   */
  statusKey?: string;
  /**
   * Sets of columns whose combined values must be unique among records; blank values are ignored. Default: none.
   */
  unique?: string[][];
  /**
   * Sets of columns by which lists are often filtered or sorted together; the database has an index on each set. Default: none.
   */
  index?: string[][];
  /**
   * Records that a user may see and change, within the data scope. Default: all.
   */
  rowPermission?: RowPermission;
  /**
   * Whether an edit may omit the version of the record on which it is based. The last write then wins, even if others have saved meanwhile, and the audit log records it; a version that is sent is still checked. For records edited by clients that do not support versions. Default: false.
   */
  versionless?: boolean;
}
/**
 * Records within the data scope that a user may see and change.
 */
export interface RowPermission {
  /**
   * Records that the user can see: an expression over $record and $user of comparisons, isIn, isBlank, &&, || and !, which the database can evaluate. Default: all.
   */
  visible?: string;
  /**
   * Records on which edits and transitions are allowed: an expression over $record and $user. Default: all that the user can see.
   */
  editable?: string;
  /**
   * Records that the user can delete: an expression over $record and $user. Default: those that the user can change.
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
   * Name of the field in records and expressions, and, as snake_case, of the database column. Starts with a lower-case letter; unique in the page or detail; at most 60 characters.
   */
  key: string;
  /**
   * Text shown to users: label of the field and header of the table column.
   */
  title: string;
  /**
   * Width in tables, in pixels. Default: 120.
   */
  width?: number;
  /**
   * Side of an editable table at which the column is pinned while the others scroll. Users can change it for themselves. Default: the column scrolls.
   */
  fixed?: 'left' | 'right';
  /**
   * Alignment of values and title in the column of a table. Default: end for numbers, start for others.
   */
  align?: 'start' | 'center' | 'end';
  /**
   * Further headings of the column in sheets that users receive from others: `["品名", "Description"]`. Import and paste recognize the column by them, in addition to title and key. Default: none.
   */
  synonyms?: string[];
  /**
   * Help text for users, shown at an icon next to the title, in forms and in the table header. Default: none.
   */
  tipsContent?: string;
  /**
   * Whether Tab and Enter skip the field because users rarely type into it; Shift+Tab, arrow keys, a click on the label and the pointer still reach it. Default: false.
   */
  skip?: boolean;
  /**
   * Whether choices, dates and popups show an icon that clears them. Default: true.
   */
  allowClear?: boolean;
  /**
   * Whether a click on the cell, where it is not being edited, opens the details of the row; the table needs rowDetails. Default: false.
   */
  showDetails?: boolean;
  /**
   * Placeholder text of the empty field; may contain ${title}, ${key}, ${defaultValue}. Default: none.
   */
  placeholder?: string;
  /**
   * Further settings of the widget by name: texts, numbers, true or false. No handlers, no markup. Default: none.
   */
  props?: {
    [k: string]: string | number | boolean;
  };
  /**
   * Checks of this field, in order; the first failure is shown. Type, length and digits are always checked.
   */
  validateRules?: ValidateRule[];
  /**
   * Whether the field is shown: true, false, or an expression over $values (in a detail also $row). Default: true.
   */
  visible?: Condition;
  /**
   * Whether the field rejects input: true, false, or an expression over $values (in a detail also $row). Default: false.
   */
  disabled?: Condition;
  /**
   * Whether the field is shown as text that users can read, select and copy, but not change: true, false, or an expression over $values (in a detail also $row). Default: false. Use disabled for a control that is temporarily not editable.
   */
  readOnly?: Condition;
  /**
   * Whether the field must be filled in at submit: true, false, or an expression over $values (in a detail also $row). Default: false. For an unconditional requirement with its own message or at save, use validateRules.
   */
  required?: Condition;
  /**
   * What happens to the value while the field is disabled or read-only: keep it or clear it. Default: keep.
   */
  whenDisabled?: 'keep' | 'clear';
  /**
   * Computes the value from other fields.
   */
  compute?: Compute;
  /**
   * Permission code required to see the field. Default: none, permission for the page is enough.
   */
  viewPermission?: string;
  /**
   * Permission code required to change the field. Default: none, permission to edit the record is enough.
   */
  editPermission?: string;
  /**
   * Whether the database has an index on the column; set it if lists are often filtered or sorted by it. Default: false.
   */
  index?: boolean;
  /**
   * Previous key of the field; its stored values are retained under the new key. Default: none.
   */
  renamedFrom?: string;
  /**
   * Initial value of a new record or row, or an expression over $user and functions that is evaluated at creation: { "expression": "today()" }. Default: blank.
   */
  defaultValue?:
    | string
    | {
        /**
         * Expression over $user and functions: $user.orgCode. Evaluated once; users can change the value afterwards.
         */
        expression: string;
      };
  /**
   * Colors of tags: one for all, or a color by tag: AB=green,CD=#1677ff. Only for type tags. Default: grey.
   */
  setTagColor?: string;
  /**
   * Maximum number of characters, 1 to 4000. Default: 255.
   */
  maxLength?: number;
  /**
   * A number that ends in a check digit: idCard (居民身份证), uscc (统一社会信用代码), containerNo (集装箱号). Typed and pasted values are normalized to the form of the standard, and errors are shown at once. Only for type input. Default: none.
   */
  checkDigits?: 'idCard' | 'uscc' | 'containerNo';
  /**
   * Code of the fill rule (编码规则) that sets the value when a record or row is added: order_no. Users cannot type it; values in calls and sheets are ignored. Only for type input; not with required, defaultValue or compute. Default: none.
   */
  fillRule?: string;
}
/**
 * One check of a field. Use exactly one of required, unique, pattern, handler, minLength, maxLength, min, max, remote.
 */
export interface ValidateRule {
  /**
   * Id of the check in findings: R02. Default: the name of the check.
   */
  id?: string;
  /**
   * The check fails if the value is blank; 0 is not blank.
   */
  required?: boolean;
  /**
   * In a detail: the value must not occur in two rows. Blank values are ignored.
   */
  unique?: boolean;
  /**
   * Name of a preset (n6-16, *6-16, s6-18, url, e, m, p, s, n, z, *, money, mobile, email, …) or a regular expression with linear run time (no look-around, no back references) that may match anywhere unless it has ^ and $; * means required, only means unique.
   */
  pattern?: string;
  /**
   * Name of a registered check: uscc (unified social credit code).
   */
  handler?: string;
  /**
   * Minimum number of characters.
   */
  minLength?: number;
  /**
   * Maximum number of characters.
   */
  maxLength?: number;
  /**
   * Minimum number of values, for a column with several values.
   */
  min?: number;
  /**
   * Maximum number of values, for a column with several values.
   */
  max?: number;
  /**
   * A check by the server: duplicate (no other record has the value), checkRule (by ruleCode), or the name of a configured one: unifiedCode, customerCode. The server supplies its message.
   */
  remote?: string;
  /**
   * Code of the check rule, for remote checkRule.
   */
  ruleCode?: string;
  /**
   * Kind of record to which a configured remote check applies. Default: none.
   */
  type?: string;
  /**
   * When the check must pass: save (at every save) or submit (only when the record is submitted). Default: submit for required, else save.
   */
  at?: Moment;
  /**
   * Message shown to users on failure; may contain ${title}, ${key}, ${defaultValue}. Default: the message of the check.
   */
  message?: string;
}
export interface Compute {
  /**
   * Expression over $values and $details, in a detail also $row; its type is that of the column.
   */
  value: string;
  /**
   * always: the value is always computed and cannot be typed. suggest: a typed value is preserved. Default: always.
   */
  mode?: 'always' | 'suggest';
}
/**
 * Long text with a dedicated editor.
 */
export interface EditorColumn {
  /**
   * What the field is: code (program text with colours and line numbers), json (JSON, held to a schema of the column's own), markdown (Markdown with a look at how it reads), umeditor (rich text, kept as HTML).
   */
  type: 'code' | 'json' | 'markdown' | 'umeditor';
  /**
   * Name of the field in records and expressions, and, as snake_case, of the database column. Starts with a lower-case letter; unique in the page or detail; at most 60 characters.
   */
  key: string;
  /**
   * Text shown to users: label of the field and header of the table column.
   */
  title: string;
  /**
   * Width in tables, in pixels. Default: 120.
   */
  width?: number;
  /**
   * Side of an editable table at which the column is pinned while the others scroll. Users can change it for themselves. Default: the column scrolls.
   */
  fixed?: 'left' | 'right';
  /**
   * Alignment of values and title in the column of a table. Default: end for numbers, start for others.
   */
  align?: 'start' | 'center' | 'end';
  /**
   * Further headings of the column in sheets that users receive from others: `["品名", "Description"]`. Import and paste recognize the column by them, in addition to title and key. Default: none.
   */
  synonyms?: string[];
  /**
   * Help text for users, shown at an icon next to the title, in forms and in the table header. Default: none.
   */
  tipsContent?: string;
  /**
   * Whether Tab and Enter skip the field because users rarely type into it; Shift+Tab, arrow keys, a click on the label and the pointer still reach it. Default: false.
   */
  skip?: boolean;
  /**
   * Whether choices, dates and popups show an icon that clears them. Default: true.
   */
  allowClear?: boolean;
  /**
   * Whether a click on the cell, where it is not being edited, opens the details of the row; the table needs rowDetails. Default: false.
   */
  showDetails?: boolean;
  /**
   * Placeholder text of the empty field; may contain ${title}, ${key}, ${defaultValue}. Default: none.
   */
  placeholder?: string;
  /**
   * Further settings of the widget by name: texts, numbers, true or false. No handlers, no markup. Default: none.
   */
  props?: {
    [k: string]: string | number | boolean;
  };
  /**
   * Checks of this field, in order; the first failure is shown. Type, length and digits are always checked.
   */
  validateRules?: ValidateRule[];
  /**
   * Whether the field is shown: true, false, or an expression over $values (in a detail also $row). Default: true.
   */
  visible?: Condition;
  /**
   * Whether the field rejects input: true, false, or an expression over $values (in a detail also $row). Default: false.
   */
  disabled?: Condition;
  /**
   * Whether the field is shown as text that users can read, select and copy, but not change: true, false, or an expression over $values (in a detail also $row). Default: false. Use disabled for a control that is temporarily not editable.
   */
  readOnly?: Condition;
  /**
   * Whether the field must be filled in at submit: true, false, or an expression over $values (in a detail also $row). Default: false. For an unconditional requirement with its own message or at save, use validateRules.
   */
  required?: Condition;
  /**
   * What happens to the value while the field is disabled or read-only: keep it or clear it. Default: keep.
   */
  whenDisabled?: 'keep' | 'clear';
  /**
   * Computes the value from other fields.
   */
  compute?: Compute;
  /**
   * Permission code required to see the field. Default: none, permission for the page is enough.
   */
  viewPermission?: string;
  /**
   * Permission code required to change the field. Default: none, permission to edit the record is enough.
   */
  editPermission?: string;
  /**
   * Whether the database has an index on the column; set it if lists are often filtered or sorted by it. Default: false.
   */
  index?: boolean;
  /**
   * Previous key of the field; its stored values are retained under the new key. Default: none.
   */
  renamedFrom?: string;
  /**
   * Initial value of a new record or row, or an expression over $user and functions that is evaluated at creation: { "expression": "today()" }. Default: blank.
   */
  defaultValue?:
    | string
    | {
        /**
         * Expression over $user and functions: $user.orgCode. Evaluated once; users can change the value afterwards.
         */
        expression: string;
      };
  /**
   * Language of the text, for syntax highlighting. Only for type code. Default: text.
   */
  language?: 'text' | 'json' | 'javascript' | 'sql' | 'xml' | 'html' | 'markdown';
  /**
   * Whether line numbers are shown. Default: true for code and json, else false.
   */
  lineNumbers?: boolean;
  /**
   * Height of the editor in a form, in pixels. Default: 240, 320 for umeditor.
   */
  height?: number;
  /**
   * Schema that the JSON must match. Only for type json. Default: any JSON.
   */
  jsonSchema?: JsonSchema;
  /**
   * Maximum number of characters, including HTML tags and line breaks, 1 to 200000. Default: 20000.
   */
  maxLength?: number;
}
/**
 * Schema of a JSON value: the declarative part of JSON Schema draft-07.
 */
export interface JsonSchema {
  /**
   * Title shown to users. Default: none.
   */
  title?: string;
  /**
   * Help text next to the suggestion of a key. Default: none.
   */
  description?: string;
  /**
   * Type of the value. Default: any.
   */
  type?: 'object' | 'array' | 'string' | 'number' | 'integer' | 'boolean' | 'null';
  /**
   * Permitted values. Default: any.
   */
  enum?: (string | number | boolean | null)[];
  /**
   * Schemas of the keys of an object, by key. Default: any value.
   */
  properties?: {
    [k: string]: JsonSchema;
  };
  /**
   * Required keys of an object. Default: none.
   */
  required?: string[];
  /**
   * Whether an object may have other keys than those of properties. Default: true.
   */
  additionalProperties?: boolean;
  /**
   * Schema of each item of a list. Default: any value.
   */
  items?: JsonSchema;
  /**
   * Minimum number of items of a list. Default: 0.
   */
  minItems?: number;
  /**
   * Maximum number of items of a list. Default: any number.
   */
  maxItems?: number;
  /**
   * Minimum number of characters of a text. Default: 0.
   */
  minLength?: number;
  /**
   * Maximum number of characters of a text. Default: any number.
   */
  maxLength?: number;
  /**
   * Minimum of a number. Default: none.
   */
  minimum?: number;
  /**
   * Maximum of a number. Default: none.
   */
  maximum?: number;
}
/**
 * An exact decimal number, handled as text from screen to database.
 */
export interface NumberColumn {
  /**
   * What the field is: inputNumber (a decimal number), progress (a percentage from 0 to 100, shown as a bar).
   */
  type: 'inputNumber' | 'progress';
  /**
   * Name of the field in records and expressions, and, as snake_case, of the database column. Starts with a lower-case letter; unique in the page or detail; at most 60 characters.
   */
  key: string;
  /**
   * Text shown to users: label of the field and header of the table column.
   */
  title: string;
  /**
   * Width in tables, in pixels. Default: 120.
   */
  width?: number;
  /**
   * Side of an editable table at which the column is pinned while the others scroll. Users can change it for themselves. Default: the column scrolls.
   */
  fixed?: 'left' | 'right';
  /**
   * Alignment of values and title in the column of a table. Default: end for numbers, start for others.
   */
  align?: 'start' | 'center' | 'end';
  /**
   * Further headings of the column in sheets that users receive from others: `["品名", "Description"]`. Import and paste recognize the column by them, in addition to title and key. Default: none.
   */
  synonyms?: string[];
  /**
   * Help text for users, shown at an icon next to the title, in forms and in the table header. Default: none.
   */
  tipsContent?: string;
  /**
   * Whether Tab and Enter skip the field because users rarely type into it; Shift+Tab, arrow keys, a click on the label and the pointer still reach it. Default: false.
   */
  skip?: boolean;
  /**
   * Whether choices, dates and popups show an icon that clears them. Default: true.
   */
  allowClear?: boolean;
  /**
   * Whether a click on the cell, where it is not being edited, opens the details of the row; the table needs rowDetails. Default: false.
   */
  showDetails?: boolean;
  /**
   * Placeholder text of the empty field; may contain ${title}, ${key}, ${defaultValue}. Default: none.
   */
  placeholder?: string;
  /**
   * Further settings of the widget by name: texts, numbers, true or false. No handlers, no markup. Default: none.
   */
  props?: {
    [k: string]: string | number | boolean;
  };
  /**
   * Checks of this field, in order; the first failure is shown. Type, length and digits are always checked.
   */
  validateRules?: ValidateRule[];
  /**
   * Whether the field is shown: true, false, or an expression over $values (in a detail also $row). Default: true.
   */
  visible?: Condition;
  /**
   * Whether the field rejects input: true, false, or an expression over $values (in a detail also $row). Default: false.
   */
  disabled?: Condition;
  /**
   * Whether the field is shown as text that users can read, select and copy, but not change: true, false, or an expression over $values (in a detail also $row). Default: false. Use disabled for a control that is temporarily not editable.
   */
  readOnly?: Condition;
  /**
   * Whether the field must be filled in at submit: true, false, or an expression over $values (in a detail also $row). Default: false. For an unconditional requirement with its own message or at save, use validateRules.
   */
  required?: Condition;
  /**
   * What happens to the value while the field is disabled or read-only: keep it or clear it. Default: keep.
   */
  whenDisabled?: 'keep' | 'clear';
  /**
   * Computes the value from other fields.
   */
  compute?: Compute;
  /**
   * Permission code required to see the field. Default: none, permission for the page is enough.
   */
  viewPermission?: string;
  /**
   * Permission code required to change the field. Default: none, permission to edit the record is enough.
   */
  editPermission?: string;
  /**
   * Whether the database has an index on the column; set it if lists are often filtered or sorted by it. Default: false.
   */
  index?: boolean;
  /**
   * Previous key of the field; its stored values are retained under the new key. Default: none.
   */
  renamedFrom?: string;
  /**
   * Initial value of a new record or row, as a number or decimal text, or an expression over $user and functions that is evaluated at creation: { "expression": "today()" }. Default: blank.
   */
  defaultValue?:
    | string
    | number
    | {
        /**
         * Expression over $user and functions: $user.orgCode. Evaluated once; users can change the value afterwards.
         */
        expression: string;
      };
  /**
   * Maximum total number of digits, 1 to 38. Default: 19.
   */
  precision?: number;
  /**
   * Maximum number of decimal places, 0 (integers) to 18. Default: 5.
   */
  scale?: number;
  /**
   * Statistics that the table shows below this column: a list or comma-separated text of sum, average. Default: none.
   */
  statistics?: ('sum' | 'average')[] | string;
  /**
   * In a detail: whether this column holds the row number, renumbered from 1, like orderKey of the detail. Default: false.
   */
  isOrder?: boolean;
  /**
   * Amount in Chinese capital numerals (大写金额): below shows it under the field, instead shows it in place of the number where forms and lists only display it. Up to 万亿 and 分, so scale must be at most 2. Only for type inputNumber. Default: none.
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
   * Name of the field in records and expressions, and, as snake_case, of the database column. Starts with a lower-case letter; unique in the page or detail; at most 60 characters.
   */
  key: string;
  /**
   * Text shown to users: label of the field and header of the table column.
   */
  title: string;
  /**
   * Width in tables, in pixels. Default: 120.
   */
  width?: number;
  /**
   * Side of an editable table at which the column is pinned while the others scroll. Users can change it for themselves. Default: the column scrolls.
   */
  fixed?: 'left' | 'right';
  /**
   * Alignment of values and title in the column of a table. Default: end for numbers, start for others.
   */
  align?: 'start' | 'center' | 'end';
  /**
   * Further headings of the column in sheets that users receive from others: `["品名", "Description"]`. Import and paste recognize the column by them, in addition to title and key. Default: none.
   */
  synonyms?: string[];
  /**
   * Help text for users, shown at an icon next to the title, in forms and in the table header. Default: none.
   */
  tipsContent?: string;
  /**
   * Whether Tab and Enter skip the field because users rarely type into it; Shift+Tab, arrow keys, a click on the label and the pointer still reach it. Default: false.
   */
  skip?: boolean;
  /**
   * Whether choices, dates and popups show an icon that clears them. Default: true.
   */
  allowClear?: boolean;
  /**
   * Whether a click on the cell, where it is not being edited, opens the details of the row; the table needs rowDetails. Default: false.
   */
  showDetails?: boolean;
  /**
   * Placeholder text of the empty field; may contain ${title}, ${key}, ${defaultValue}. Default: none.
   */
  placeholder?: string;
  /**
   * Further settings of the widget by name: texts, numbers, true or false. No handlers, no markup. Default: none.
   */
  props?: {
    [k: string]: string | number | boolean;
  };
  /**
   * Checks of this field, in order; the first failure is shown. Type, length and digits are always checked.
   */
  validateRules?: ValidateRule[];
  /**
   * Whether the field is shown: true, false, or an expression over $values (in a detail also $row). Default: true.
   */
  visible?: Condition;
  /**
   * Whether the field rejects input: true, false, or an expression over $values (in a detail also $row). Default: false.
   */
  disabled?: Condition;
  /**
   * Whether the field is shown as text that users can read, select and copy, but not change: true, false, or an expression over $values (in a detail also $row). Default: false. Use disabled for a control that is temporarily not editable.
   */
  readOnly?: Condition;
  /**
   * Whether the field must be filled in at submit: true, false, or an expression over $values (in a detail also $row). Default: false. For an unconditional requirement with its own message or at save, use validateRules.
   */
  required?: Condition;
  /**
   * What happens to the value while the field is disabled or read-only: keep it or clear it. Default: keep.
   */
  whenDisabled?: 'keep' | 'clear';
  /**
   * Computes the value from other fields.
   */
  compute?: Compute;
  /**
   * Permission code required to see the field. Default: none, permission for the page is enough.
   */
  viewPermission?: string;
  /**
   * Permission code required to change the field. Default: none, permission to edit the record is enough.
   */
  editPermission?: string;
  /**
   * Whether the database has an index on the column; set it if lists are often filtered or sorted by it. Default: false.
   */
  index?: boolean;
  /**
   * Previous key of the field; its stored values are retained under the new key. Default: none.
   */
  renamedFrom?: string;
  /**
   * Value of the initial option of a new record or row, or an expression over $user and functions that is evaluated at creation: { "expression": "today()" }. Default: blank.
   */
  defaultValue?:
    | string
    | {
        /**
         * Expression over $user and functions: $user.orgCode. Evaluated once; users can change the value afterwards.
         */
        expression: string;
      };
  /**
   * Options, if they do not come from a dictionary: a list, or comma-separated text with parts of the form "value" or "value - text".
   */
  options?: Option[] | string;
  /**
   * Dictionary with the options: its code, or table,text,value[,where] of a registered table dictionary.
   */
  dictCode?: string;
  /**
   * Words for codes in this column, by value, in the form of a dictionary's names: `{ "011": ["件套"] }`. They complement the names of the dictionary and take precedence over them. Import, paste and typing recognize a code by them. Two codes cannot have the same word. Default: none.
   */
  names?: {
    [k: string]: ChoiceNames;
  };
  /**
   * Words in this column that usually mean a code, in the form of names: import and paste set the code and mark the cell as doubtful; an import without preview rejects it, and users who type one choose the code. Default: none.
   */
  probableNames?: {
    [k: string]: ChoiceNames;
  };
  /**
   * Sets other columns when an item is chosen: column key to name of the item's attribute (also value, text).
   */
  fill?: {
    [k: string]: string;
  };
  /**
   * Column whose choices depend on this one: those items of its dictionary whose attribute parent is the value chosen here. Default: none.
   */
  linkageKey?: string;
  /**
   * Filters the offered items and those that typed text finds: items of the dictionary whose attributes have these values, by name. Each is a text, or an expression that starts with $values or $row; a blank value does not filter. Pasted, imported and existing values are not filtered; use rules for them. Default: every item.
   */
  param?: {
    [k: string]: string | number;
  };
  /**
   * Whether a value that is not an option can be typed. Default: false.
   */
  allowInput?: boolean;
  /**
   * Whether typing filters the list. Default: true for select-search, else false.
   */
  allowSearch?: boolean;
  /**
   * How a radio is displayed: list (radio marks with texts) or buttons (joined in a row). Only for type radio. Default: list.
   */
  look?: 'list' | 'buttons';
}
/**
 * One option.
 */
export interface Option {
  /**
   * Stored value.
   */
  value: string;
  /**
   * Text shown to users. Default: the title, the label or the value.
   */
  text?: string;
  /**
   * Alternative name of text.
   */
  title?: string;
  /**
   * Alternative name of text.
   */
  label?: string;
  /**
   * Whether the option is shown but cannot be chosen. Default: false.
   */
  disabled?: boolean;
}
/**
 * Several of a few options, stored as comma-separated values.
 */
export interface MultipleColumn {
  /**
   * What the field is: list_multi (a drop-down list of several choices), select-multiple (a drop-down list of several choices, with marks), checkbox_meta (a group of check marks, one for each option).
   */
  type: 'list_multi' | 'select-multiple' | 'checkbox_meta';
  /**
   * Name of the field in records and expressions, and, as snake_case, of the database column. Starts with a lower-case letter; unique in the page or detail; at most 60 characters.
   */
  key: string;
  /**
   * Text shown to users: label of the field and header of the table column.
   */
  title: string;
  /**
   * Width in tables, in pixels. Default: 120.
   */
  width?: number;
  /**
   * Side of an editable table at which the column is pinned while the others scroll. Users can change it for themselves. Default: the column scrolls.
   */
  fixed?: 'left' | 'right';
  /**
   * Alignment of values and title in the column of a table. Default: end for numbers, start for others.
   */
  align?: 'start' | 'center' | 'end';
  /**
   * Further headings of the column in sheets that users receive from others: `["品名", "Description"]`. Import and paste recognize the column by them, in addition to title and key. Default: none.
   */
  synonyms?: string[];
  /**
   * Help text for users, shown at an icon next to the title, in forms and in the table header. Default: none.
   */
  tipsContent?: string;
  /**
   * Whether Tab and Enter skip the field because users rarely type into it; Shift+Tab, arrow keys, a click on the label and the pointer still reach it. Default: false.
   */
  skip?: boolean;
  /**
   * Whether choices, dates and popups show an icon that clears them. Default: true.
   */
  allowClear?: boolean;
  /**
   * Whether a click on the cell, where it is not being edited, opens the details of the row; the table needs rowDetails. Default: false.
   */
  showDetails?: boolean;
  /**
   * Placeholder text of the empty field; may contain ${title}, ${key}, ${defaultValue}. Default: none.
   */
  placeholder?: string;
  /**
   * Further settings of the widget by name: texts, numbers, true or false. No handlers, no markup. Default: none.
   */
  props?: {
    [k: string]: string | number | boolean;
  };
  /**
   * Checks of this field, in order; the first failure is shown. Type, length and digits are always checked.
   */
  validateRules?: ValidateRule[];
  /**
   * Whether the field is shown: true, false, or an expression over $values (in a detail also $row). Default: true.
   */
  visible?: Condition;
  /**
   * Whether the field rejects input: true, false, or an expression over $values (in a detail also $row). Default: false.
   */
  disabled?: Condition;
  /**
   * Whether the field is shown as text that users can read, select and copy, but not change: true, false, or an expression over $values (in a detail also $row). Default: false. Use disabled for a control that is temporarily not editable.
   */
  readOnly?: Condition;
  /**
   * Whether the field must be filled in at submit: true, false, or an expression over $values (in a detail also $row). Default: false. For an unconditional requirement with its own message or at save, use validateRules.
   */
  required?: Condition;
  /**
   * What happens to the value while the field is disabled or read-only: keep it or clear it. Default: keep.
   */
  whenDisabled?: 'keep' | 'clear';
  /**
   * Computes the value from other fields.
   */
  compute?: Compute;
  /**
   * Permission code required to see the field. Default: none, permission for the page is enough.
   */
  viewPermission?: string;
  /**
   * Permission code required to change the field. Default: none, permission to edit the record is enough.
   */
  editPermission?: string;
  /**
   * Whether the database has an index on the column; set it if lists are often filtered or sorted by it. Default: false.
   */
  index?: boolean;
  /**
   * Previous key of the field; its stored values are retained under the new key. Default: none.
   */
  renamedFrom?: string;
  /**
   * Initial values of a new record or row, comma-separated, or an expression over $user and functions that is evaluated at creation: { "expression": "today()" }. Default: blank.
   */
  defaultValue?:
    | string
    | {
        /**
         * Expression over $user and functions: $user.orgCode. Evaluated once; users can change the value afterwards.
         */
        expression: string;
      };
  /**
   * Options, if they do not come from a dictionary: a list, or comma-separated text with parts of the form "value" or "value - text".
   */
  options?: Option[] | string;
  /**
   * Dictionary with the options: its code, or table,text,value[,where] of a registered table dictionary.
   */
  dictCode?: string;
  /**
   * Words for codes in this column, by value, in the form of a dictionary's names: `{ "011": ["件套"] }`. They complement the names of the dictionary and take precedence over them. Import, paste and typing recognize a code by them. Two codes cannot have the same word. Default: none.
   */
  names?: {
    [k: string]: ChoiceNames;
  };
  /**
   * Words in this column that usually mean a code, in the form of names: import and paste set the code and mark the cell as doubtful; an import without preview rejects it, and users who type one choose the code. Default: none.
   */
  probableNames?: {
    [k: string]: ChoiceNames;
  };
  /**
   * Whether values that are not options can be typed. Default: false.
   */
  allowInput?: boolean;
  /**
   * Whether typing filters the list. Default: true.
   */
  allowSearch?: boolean;
  /**
   * Maximum number of characters of all values with their commas, 1 to 4000. Default: 1000.
   */
  maxLength?: number;
  /**
   * How several options are chosen in a field: list (the control of the type) or transfer (two lists, with the chosen options on the right). Default: list.
   */
  look?: 'list' | 'transfer';
  /**
   * Separator between the stored values: ",", ";" or "|". Default: a comma.
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
   * Name of the field in records and expressions, and, as snake_case, of the database column. Starts with a lower-case letter; unique in the page or detail; at most 60 characters.
   */
  key: string;
  /**
   * Text shown to users: label of the field and header of the table column.
   */
  title: string;
  /**
   * Width in tables, in pixels. Default: 120.
   */
  width?: number;
  /**
   * Side of an editable table at which the column is pinned while the others scroll. Users can change it for themselves. Default: the column scrolls.
   */
  fixed?: 'left' | 'right';
  /**
   * Alignment of values and title in the column of a table. Default: end for numbers, start for others.
   */
  align?: 'start' | 'center' | 'end';
  /**
   * Further headings of the column in sheets that users receive from others: `["品名", "Description"]`. Import and paste recognize the column by them, in addition to title and key. Default: none.
   */
  synonyms?: string[];
  /**
   * Help text for users, shown at an icon next to the title, in forms and in the table header. Default: none.
   */
  tipsContent?: string;
  /**
   * Whether Tab and Enter skip the field because users rarely type into it; Shift+Tab, arrow keys, a click on the label and the pointer still reach it. Default: false.
   */
  skip?: boolean;
  /**
   * Whether choices, dates and popups show an icon that clears them. Default: true.
   */
  allowClear?: boolean;
  /**
   * Whether a click on the cell, where it is not being edited, opens the details of the row; the table needs rowDetails. Default: false.
   */
  showDetails?: boolean;
  /**
   * Placeholder text of the empty field; may contain ${title}, ${key}, ${defaultValue}. Default: none.
   */
  placeholder?: string;
  /**
   * Further settings of the widget by name: texts, numbers, true or false. No handlers, no markup. Default: none.
   */
  props?: {
    [k: string]: string | number | boolean;
  };
  /**
   * Checks of this field, in order; the first failure is shown. Type, length and digits are always checked.
   */
  validateRules?: ValidateRule[];
  /**
   * Whether the field is shown: true, false, or an expression over $values (in a detail also $row). Default: true.
   */
  visible?: Condition;
  /**
   * Whether the field rejects input: true, false, or an expression over $values (in a detail also $row). Default: false.
   */
  disabled?: Condition;
  /**
   * Whether the field is shown as text that users can read, select and copy, but not change: true, false, or an expression over $values (in a detail also $row). Default: false. Use disabled for a control that is temporarily not editable.
   */
  readOnly?: Condition;
  /**
   * Whether the field must be filled in at submit: true, false, or an expression over $values (in a detail also $row). Default: false. For an unconditional requirement with its own message or at save, use validateRules.
   */
  required?: Condition;
  /**
   * What happens to the value while the field is disabled or read-only: keep it or clear it. Default: keep.
   */
  whenDisabled?: 'keep' | 'clear';
  /**
   * Computes the value from other fields.
   */
  compute?: Compute;
  /**
   * Permission code required to see the field. Default: none, permission for the page is enough.
   */
  viewPermission?: string;
  /**
   * Permission code required to change the field. Default: none, permission to edit the record is enough.
   */
  editPermission?: string;
  /**
   * Whether the database has an index on the column; set it if lists are often filtered or sorted by it. Default: false.
   */
  index?: boolean;
  /**
   * Previous key of the field; its stored values are retained under the new key. Default: none.
   */
  renamedFrom?: string;
  /**
   * Value of the initial item of a new record or row, or an expression over $user and functions that is evaluated at creation: { "expression": "today()" }. Default: blank.
   */
  defaultValue?:
    | string
    | {
        /**
         * Expression over $user and functions: $user.orgCode. Evaluated once; users can change the value afterwards.
         */
        expression: string;
      };
  /**
   * Dictionary that is searched: its code, or table,text,value[,where] of a registered table dictionary.
   */
  dictCode: string;
  /**
   * Words for codes in this column, by value, in the form of a dictionary's names: `{ "011": ["件套"] }`. They complement the names of the dictionary and take precedence over them. Import, paste and typing recognize a code by them. Two codes cannot have the same word. Default: none.
   */
  names?: {
    [k: string]: ChoiceNames;
  };
  /**
   * Words in this column that usually mean a code, in the form of names: import and paste set the code and mark the cell as doubtful; an import without preview rejects it, and users who type one choose the code. Default: none.
   */
  probableNames?: {
    [k: string]: ChoiceNames;
  };
  /**
   * Sets other columns when an item is chosen: column key to name of the item's attribute (also value, text).
   */
  fill?: {
    [k: string]: string;
  };
  /**
   * Filters the offered items and those that typed text finds: items of the dictionary whose attributes have these values, by name. Each is a text, or an expression that starts with $values or $row; a blank value does not filter. Pasted, imported and existing values are not filtered; use rules for them. Default: every item.
   */
  param?: {
    [k: string]: string | number;
  };
  /**
   * Whether text that is not an item is accepted. Default: true for autocomplete, else false.
   */
  allowInput?: boolean;
  /**
   * How the choices are displayed: list (code and text) or customs (text with four parts, "customs code - tax number - company - fourth code", as a table). Default: list.
   */
  look?: 'list' | 'customs';
}
/**
 * A row of a table dictionary that is a tree. Several are comma-separated.
 */
export interface TreeColumn {
  /**
   * What the field is: sel_tree (an entry of a tree dictionary).
   */
  type: 'sel_tree';
  /**
   * Name of the field in records and expressions, and, as snake_case, of the database column. Starts with a lower-case letter; unique in the page or detail; at most 60 characters.
   */
  key: string;
  /**
   * Text shown to users: label of the field and header of the table column.
   */
  title: string;
  /**
   * Width in tables, in pixels. Default: 120.
   */
  width?: number;
  /**
   * Side of an editable table at which the column is pinned while the others scroll. Users can change it for themselves. Default: the column scrolls.
   */
  fixed?: 'left' | 'right';
  /**
   * Alignment of values and title in the column of a table. Default: end for numbers, start for others.
   */
  align?: 'start' | 'center' | 'end';
  /**
   * Further headings of the column in sheets that users receive from others: `["品名", "Description"]`. Import and paste recognize the column by them, in addition to title and key. Default: none.
   */
  synonyms?: string[];
  /**
   * Help text for users, shown at an icon next to the title, in forms and in the table header. Default: none.
   */
  tipsContent?: string;
  /**
   * Whether Tab and Enter skip the field because users rarely type into it; Shift+Tab, arrow keys, a click on the label and the pointer still reach it. Default: false.
   */
  skip?: boolean;
  /**
   * Whether choices, dates and popups show an icon that clears them. Default: true.
   */
  allowClear?: boolean;
  /**
   * Whether a click on the cell, where it is not being edited, opens the details of the row; the table needs rowDetails. Default: false.
   */
  showDetails?: boolean;
  /**
   * Placeholder text of the empty field; may contain ${title}, ${key}, ${defaultValue}. Default: none.
   */
  placeholder?: string;
  /**
   * Further settings of the widget by name: texts, numbers, true or false. No handlers, no markup. Default: none.
   */
  props?: {
    [k: string]: string | number | boolean;
  };
  /**
   * Checks of this field, in order; the first failure is shown. Type, length and digits are always checked.
   */
  validateRules?: ValidateRule[];
  /**
   * Whether the field is shown: true, false, or an expression over $values (in a detail also $row). Default: true.
   */
  visible?: Condition;
  /**
   * Whether the field rejects input: true, false, or an expression over $values (in a detail also $row). Default: false.
   */
  disabled?: Condition;
  /**
   * Whether the field is shown as text that users can read, select and copy, but not change: true, false, or an expression over $values (in a detail also $row). Default: false. Use disabled for a control that is temporarily not editable.
   */
  readOnly?: Condition;
  /**
   * Whether the field must be filled in at submit: true, false, or an expression over $values (in a detail also $row). Default: false. For an unconditional requirement with its own message or at save, use validateRules.
   */
  required?: Condition;
  /**
   * What happens to the value while the field is disabled or read-only: keep it or clear it. Default: keep.
   */
  whenDisabled?: 'keep' | 'clear';
  /**
   * Computes the value from other fields.
   */
  compute?: Compute;
  /**
   * Permission code required to see the field. Default: none, permission for the page is enough.
   */
  viewPermission?: string;
  /**
   * Permission code required to change the field. Default: none, permission to edit the record is enough.
   */
  editPermission?: string;
  /**
   * Whether the database has an index on the column; set it if lists are often filtered or sorted by it. Default: false.
   */
  index?: boolean;
  /**
   * Previous key of the field; its stored values are retained under the new key. Default: none.
   */
  renamedFrom?: string;
  /**
   * Initial value of a new record or row, or an expression over $user and functions that is evaluated at creation: { "expression": "today()" }. Default: blank.
   */
  defaultValue?:
    | string
    | {
        /**
         * Expression over $user and functions: $user.orgCode. Evaluated once; users can change the value afterwards.
         */
        expression: string;
      };
  /**
   * Tree to choose from: the code of a table dictionary with a pidField, or its table,text,code.
   */
  dictCode: string;
  /**
   * Column with the parent row, as registered in the dictionary. Default: that of the dictionary.
   */
  pidField?: string;
  /**
   * Value of the entry whose descendants can be chosen. Default: blank, the whole tree.
   */
  pidValue?: string;
  /**
   * Column that indicates whether a row has child rows, as registered in the dictionary. Default: that of the dictionary.
   */
  hasChildField?: string;
  /**
   * Condition of the dictionary as text of a JSON object, column to value: {"status":"1"}. Default: that of the dictionary.
   */
  condition?: string;
  /**
   * Sets other columns when an entry is chosen: column key to name of the entry's attribute (also value, text).
   */
  fill?: {
    [k: string]: string;
  };
  /**
   * Whether several entries can be chosen. Default: false.
   */
  multi?: boolean;
  /**
   * How several entries are chosen: list (from a list below the field) or transfer (in a dialog with the tree on the left and the chosen entries on the right). Default: list.
   */
  picker?: 'list' | 'transfer';
}
/**
 * A node of the category tree, stored as its id or its code. Several are comma-separated.
 */
export interface CategoryColumn {
  /**
   * What the field is: cat_tree (a category from the category tree).
   */
  type: 'cat_tree';
  /**
   * Name of the field in records and expressions, and, as snake_case, of the database column. Starts with a lower-case letter; unique in the page or detail; at most 60 characters.
   */
  key: string;
  /**
   * Text shown to users: label of the field and header of the table column.
   */
  title: string;
  /**
   * Width in tables, in pixels. Default: 120.
   */
  width?: number;
  /**
   * Side of an editable table at which the column is pinned while the others scroll. Users can change it for themselves. Default: the column scrolls.
   */
  fixed?: 'left' | 'right';
  /**
   * Alignment of values and title in the column of a table. Default: end for numbers, start for others.
   */
  align?: 'start' | 'center' | 'end';
  /**
   * Further headings of the column in sheets that users receive from others: `["品名", "Description"]`. Import and paste recognize the column by them, in addition to title and key. Default: none.
   */
  synonyms?: string[];
  /**
   * Help text for users, shown at an icon next to the title, in forms and in the table header. Default: none.
   */
  tipsContent?: string;
  /**
   * Whether Tab and Enter skip the field because users rarely type into it; Shift+Tab, arrow keys, a click on the label and the pointer still reach it. Default: false.
   */
  skip?: boolean;
  /**
   * Whether choices, dates and popups show an icon that clears them. Default: true.
   */
  allowClear?: boolean;
  /**
   * Whether a click on the cell, where it is not being edited, opens the details of the row; the table needs rowDetails. Default: false.
   */
  showDetails?: boolean;
  /**
   * Placeholder text of the empty field; may contain ${title}, ${key}, ${defaultValue}. Default: none.
   */
  placeholder?: string;
  /**
   * Further settings of the widget by name: texts, numbers, true or false. No handlers, no markup. Default: none.
   */
  props?: {
    [k: string]: string | number | boolean;
  };
  /**
   * Checks of this field, in order; the first failure is shown. Type, length and digits are always checked.
   */
  validateRules?: ValidateRule[];
  /**
   * Whether the field is shown: true, false, or an expression over $values (in a detail also $row). Default: true.
   */
  visible?: Condition;
  /**
   * Whether the field rejects input: true, false, or an expression over $values (in a detail also $row). Default: false.
   */
  disabled?: Condition;
  /**
   * Whether the field is shown as text that users can read, select and copy, but not change: true, false, or an expression over $values (in a detail also $row). Default: false. Use disabled for a control that is temporarily not editable.
   */
  readOnly?: Condition;
  /**
   * Whether the field must be filled in at submit: true, false, or an expression over $values (in a detail also $row). Default: false. For an unconditional requirement with its own message or at save, use validateRules.
   */
  required?: Condition;
  /**
   * What happens to the value while the field is disabled or read-only: keep it or clear it. Default: keep.
   */
  whenDisabled?: 'keep' | 'clear';
  /**
   * Computes the value from other fields.
   */
  compute?: Compute;
  /**
   * Permission code required to see the field. Default: none, permission for the page is enough.
   */
  viewPermission?: string;
  /**
   * Permission code required to change the field. Default: none, permission to edit the record is enough.
   */
  editPermission?: string;
  /**
   * Whether the database has an index on the column; set it if lists are often filtered or sorted by it. Default: false.
   */
  index?: boolean;
  /**
   * Previous key of the field; its stored values are retained under the new key. Default: none.
   */
  renamedFrom?: string;
  /**
   * Initial value of a new record or row, or an expression over $user and functions that is evaluated at creation: { "expression": "today()" }. Default: blank.
   */
  defaultValue?:
    | string
    | {
        /**
         * Expression over $user and functions: $user.orgCode. Evaluated once; users can change the value afterwards.
         */
        expression: string;
      };
  /**
   * Code of the category whose descendants can be chosen: B02. Default: 0, the whole tree.
   */
  pcode?: string;
  /**
   * Stored field of a category. Default: id.
   */
  store?: 'id' | 'code';
  /**
   * Filter of the offered categories: text of a JSON object, column to value: {"hasChild":"0"}. Default: all.
   */
  condition?: string;
  /**
   * Column that is set to the name of the chosen category. Default: none.
   */
  back?: string;
  /**
   * Whether several entries can be chosen. Default: false.
   */
  multi?: boolean;
  /**
   * How several entries are chosen: list (from a list below the field) or transfer (in a dialog with the tree on the left and the chosen entries on the right). Default: list.
   */
  picker?: 'list' | 'transfer';
}
/**
 * A province, city or district, stored as its code: six digits, or nine where a city has towns instead of districts.
 */
export interface AreaColumn {
  /**
   * What the field is: pca (an area: province, city, district).
   */
  type: 'pca';
  /**
   * Name of the field in records and expressions, and, as snake_case, of the database column. Starts with a lower-case letter; unique in the page or detail; at most 60 characters.
   */
  key: string;
  /**
   * Text shown to users: label of the field and header of the table column.
   */
  title: string;
  /**
   * Width in tables, in pixels. Default: 120.
   */
  width?: number;
  /**
   * Side of an editable table at which the column is pinned while the others scroll. Users can change it for themselves. Default: the column scrolls.
   */
  fixed?: 'left' | 'right';
  /**
   * Alignment of values and title in the column of a table. Default: end for numbers, start for others.
   */
  align?: 'start' | 'center' | 'end';
  /**
   * Further headings of the column in sheets that users receive from others: `["品名", "Description"]`. Import and paste recognize the column by them, in addition to title and key. Default: none.
   */
  synonyms?: string[];
  /**
   * Help text for users, shown at an icon next to the title, in forms and in the table header. Default: none.
   */
  tipsContent?: string;
  /**
   * Whether Tab and Enter skip the field because users rarely type into it; Shift+Tab, arrow keys, a click on the label and the pointer still reach it. Default: false.
   */
  skip?: boolean;
  /**
   * Whether choices, dates and popups show an icon that clears them. Default: true.
   */
  allowClear?: boolean;
  /**
   * Whether a click on the cell, where it is not being edited, opens the details of the row; the table needs rowDetails. Default: false.
   */
  showDetails?: boolean;
  /**
   * Placeholder text of the empty field; may contain ${title}, ${key}, ${defaultValue}. Default: none.
   */
  placeholder?: string;
  /**
   * Further settings of the widget by name: texts, numbers, true or false. No handlers, no markup. Default: none.
   */
  props?: {
    [k: string]: string | number | boolean;
  };
  /**
   * Checks of this field, in order; the first failure is shown. Type, length and digits are always checked.
   */
  validateRules?: ValidateRule[];
  /**
   * Whether the field is shown: true, false, or an expression over $values (in a detail also $row). Default: true.
   */
  visible?: Condition;
  /**
   * Whether the field rejects input: true, false, or an expression over $values (in a detail also $row). Default: false.
   */
  disabled?: Condition;
  /**
   * Whether the field is shown as text that users can read, select and copy, but not change: true, false, or an expression over $values (in a detail also $row). Default: false. Use disabled for a control that is temporarily not editable.
   */
  readOnly?: Condition;
  /**
   * Whether the field must be filled in at submit: true, false, or an expression over $values (in a detail also $row). Default: false. For an unconditional requirement with its own message or at save, use validateRules.
   */
  required?: Condition;
  /**
   * What happens to the value while the field is disabled or read-only: keep it or clear it. Default: keep.
   */
  whenDisabled?: 'keep' | 'clear';
  /**
   * Computes the value from other fields.
   */
  compute?: Compute;
  /**
   * Permission code required to see the field. Default: none, permission for the page is enough.
   */
  viewPermission?: string;
  /**
   * Permission code required to change the field. Default: none, permission to edit the record is enough.
   */
  editPermission?: string;
  /**
   * Whether the database has an index on the column; set it if lists are often filtered or sorted by it. Default: false.
   */
  index?: boolean;
  /**
   * Previous key of the field; its stored values are retained under the new key. Default: none.
   */
  renamedFrom?: string;
  /**
   * Code of the initial area of a new record or row, or an expression over $user and functions that is evaluated at creation: { "expression": "today()" }. Default: blank.
   */
  defaultValue?:
    | string
    | {
        /**
         * Expression over $user and functions: $user.orgCode. Evaluated once; users can change the value afterwards.
         */
        expression: string;
      };
  /**
   * Control in forms: cascader (one list that opens level by level) or select (three lists side by side). Default: cascader.
   */
  areaType?: ('cascader' | 'select') | string;
}
/**
 * Users, departments, roles or positions, stored as one of their fields. Several are comma-separated.
 */
export interface PeopleColumn {
  /**
   * What the field is: sel_user (people from the user picker), sel_depart (departments from the department tree), sel_role (roles from the role picker), sel_position (positions from the position picker).
   */
  type: 'sel_user' | 'sel_depart' | 'sel_role' | 'sel_position';
  /**
   * Name of the field in records and expressions, and, as snake_case, of the database column. Starts with a lower-case letter; unique in the page or detail; at most 60 characters.
   */
  key: string;
  /**
   * Text shown to users: label of the field and header of the table column.
   */
  title: string;
  /**
   * Width in tables, in pixels. Default: 120.
   */
  width?: number;
  /**
   * Side of an editable table at which the column is pinned while the others scroll. Users can change it for themselves. Default: the column scrolls.
   */
  fixed?: 'left' | 'right';
  /**
   * Alignment of values and title in the column of a table. Default: end for numbers, start for others.
   */
  align?: 'start' | 'center' | 'end';
  /**
   * Further headings of the column in sheets that users receive from others: `["品名", "Description"]`. Import and paste recognize the column by them, in addition to title and key. Default: none.
   */
  synonyms?: string[];
  /**
   * Help text for users, shown at an icon next to the title, in forms and in the table header. Default: none.
   */
  tipsContent?: string;
  /**
   * Whether Tab and Enter skip the field because users rarely type into it; Shift+Tab, arrow keys, a click on the label and the pointer still reach it. Default: false.
   */
  skip?: boolean;
  /**
   * Whether choices, dates and popups show an icon that clears them. Default: true.
   */
  allowClear?: boolean;
  /**
   * Whether a click on the cell, where it is not being edited, opens the details of the row; the table needs rowDetails. Default: false.
   */
  showDetails?: boolean;
  /**
   * Placeholder text of the empty field; may contain ${title}, ${key}, ${defaultValue}. Default: none.
   */
  placeholder?: string;
  /**
   * Further settings of the widget by name: texts, numbers, true or false. No handlers, no markup. Default: none.
   */
  props?: {
    [k: string]: string | number | boolean;
  };
  /**
   * Checks of this field, in order; the first failure is shown. Type, length and digits are always checked.
   */
  validateRules?: ValidateRule[];
  /**
   * Whether the field is shown: true, false, or an expression over $values (in a detail also $row). Default: true.
   */
  visible?: Condition;
  /**
   * Whether the field rejects input: true, false, or an expression over $values (in a detail also $row). Default: false.
   */
  disabled?: Condition;
  /**
   * Whether the field is shown as text that users can read, select and copy, but not change: true, false, or an expression over $values (in a detail also $row). Default: false. Use disabled for a control that is temporarily not editable.
   */
  readOnly?: Condition;
  /**
   * Whether the field must be filled in at submit: true, false, or an expression over $values (in a detail also $row). Default: false. For an unconditional requirement with its own message or at save, use validateRules.
   */
  required?: Condition;
  /**
   * What happens to the value while the field is disabled or read-only: keep it or clear it. Default: keep.
   */
  whenDisabled?: 'keep' | 'clear';
  /**
   * Computes the value from other fields.
   */
  compute?: Compute;
  /**
   * Permission code required to see the field. Default: none, permission for the page is enough.
   */
  viewPermission?: string;
  /**
   * Permission code required to change the field. Default: none, permission to edit the record is enough.
   */
  editPermission?: string;
  /**
   * Whether the database has an index on the column; set it if lists are often filtered or sorted by it. Default: false.
   */
  index?: boolean;
  /**
   * Previous key of the field; its stored values are retained under the new key. Default: none.
   */
  renamedFrom?: string;
  /**
   * Initial value of a new record or row, or an expression over $user and functions that is evaluated at creation: { "expression": "today()" }. Default: blank.
   */
  defaultValue?:
    | string
    | {
        /**
         * Expression over $user and functions: $user.orgCode. Evaluated once; users can change the value afterwards.
         */
        expression: string;
      };
  /**
   * Whether several can be picked. Default: fieldExtendJson's multiSelect, else true.
   */
  multi?: boolean;
  /**
   * Maximum number of characters of all values with their commas, 1 to 4000. Default: 1000.
   */
  maxLength?: number;
  /**
   * Stored field. Default: fieldExtendJson's store, else username, id, roleCode or code.
   */
  store?: string;
  /**
   * Displayed field. Default: fieldExtendJson's text, else realname, departName, roleName or name.
   */
  text?: string;
  /**
   * Sets other columns when a single entry is picked: column key to name of its field (also value, text).
   */
  fill?: {
    [k: string]: string;
  };
  /**
   * Layout of the user picker: department (with the department tree on the left) or list (all users in one list). Only for sel_user. Default: department.
   */
  layout?: 'department' | 'list';
  /**
   * Whether checking a department checks all departments below it, and unchecking one of them unchecks it. Only for sel_depart with several values. Default: false, each is checked independently.
   */
  linked?: boolean;
  /**
   * Width of the picker in pixels, 300 to 2000. Default: 1250 for users by department, 1200 for users in one list, 500 for departments, 1000 for positions, 900 for roles.
   */
  modalWidth?: number;
  /**
   * Settings in the format of online forms, as an object or as JSON text: store, text, multiSelect. The column's own keys take precedence.
   */
  fieldExtendJson?: FieldExtend;
}
export interface FieldExtend {
  /**
   * Stored field of a user, department, role or position. Default: username, id, roleCode or code.
   */
  store?:
    'id' | 'username' | 'orgCode' | 'realname' | 'departName' | 'phone' | 'roleCode' | 'roleName' | 'code' | 'name';
  /**
   * Displayed field of a user, department, role or position. Default: realname, departName, roleName or name.
   */
  text?:
    'id' | 'username' | 'orgCode' | 'realname' | 'departName' | 'phone' | 'roleCode' | 'roleName' | 'code' | 'name';
  /**
   * Whether several values can be chosen. Default: as defined by the column.
   */
  multiSelect?: boolean;
  /**
   * Maximum number of files, as a number or text; 0 for no limit. Default: as defined by the column.
   */
  uploadnum?: number | string;
}
/**
 * Records of another page, picked from its list; one of their columns is stored. Several are comma-separated.
 */
export interface BusinessColumn {
  /**
   * What the field is: sel_biz (records of any page, from a picker over its list).
   */
  type: 'sel_biz';
  /**
   * Name of the field in records and expressions, and, as snake_case, of the database column. Starts with a lower-case letter; unique in the page or detail; at most 60 characters.
   */
  key: string;
  /**
   * Text shown to users: label of the field and header of the table column.
   */
  title: string;
  /**
   * Width in tables, in pixels. Default: 120.
   */
  width?: number;
  /**
   * Side of an editable table at which the column is pinned while the others scroll. Users can change it for themselves. Default: the column scrolls.
   */
  fixed?: 'left' | 'right';
  /**
   * Alignment of values and title in the column of a table. Default: end for numbers, start for others.
   */
  align?: 'start' | 'center' | 'end';
  /**
   * Further headings of the column in sheets that users receive from others: `["品名", "Description"]`. Import and paste recognize the column by them, in addition to title and key. Default: none.
   */
  synonyms?: string[];
  /**
   * Help text for users, shown at an icon next to the title, in forms and in the table header. Default: none.
   */
  tipsContent?: string;
  /**
   * Whether Tab and Enter skip the field because users rarely type into it; Shift+Tab, arrow keys, a click on the label and the pointer still reach it. Default: false.
   */
  skip?: boolean;
  /**
   * Whether choices, dates and popups show an icon that clears them. Default: true.
   */
  allowClear?: boolean;
  /**
   * Whether a click on the cell, where it is not being edited, opens the details of the row; the table needs rowDetails. Default: false.
   */
  showDetails?: boolean;
  /**
   * Placeholder text of the empty field; may contain ${title}, ${key}, ${defaultValue}. Default: none.
   */
  placeholder?: string;
  /**
   * Further settings of the widget by name: texts, numbers, true or false. No handlers, no markup. Default: none.
   */
  props?: {
    [k: string]: string | number | boolean;
  };
  /**
   * Checks of this field, in order; the first failure is shown. Type, length and digits are always checked.
   */
  validateRules?: ValidateRule[];
  /**
   * Whether the field is shown: true, false, or an expression over $values (in a detail also $row). Default: true.
   */
  visible?: Condition;
  /**
   * Whether the field rejects input: true, false, or an expression over $values (in a detail also $row). Default: false.
   */
  disabled?: Condition;
  /**
   * Whether the field is shown as text that users can read, select and copy, but not change: true, false, or an expression over $values (in a detail also $row). Default: false. Use disabled for a control that is temporarily not editable.
   */
  readOnly?: Condition;
  /**
   * Whether the field must be filled in at submit: true, false, or an expression over $values (in a detail also $row). Default: false. For an unconditional requirement with its own message or at save, use validateRules.
   */
  required?: Condition;
  /**
   * What happens to the value while the field is disabled or read-only: keep it or clear it. Default: keep.
   */
  whenDisabled?: 'keep' | 'clear';
  /**
   * Computes the value from other fields.
   */
  compute?: Compute;
  /**
   * Permission code required to see the field. Default: none, permission for the page is enough.
   */
  viewPermission?: string;
  /**
   * Permission code required to change the field. Default: none, permission to edit the record is enough.
   */
  editPermission?: string;
  /**
   * Whether the database has an index on the column; set it if lists are often filtered or sorted by it. Default: false.
   */
  index?: boolean;
  /**
   * Previous key of the field; its stored values are retained under the new key. Default: none.
   */
  renamedFrom?: string;
  /**
   * Initial value of a new record or row, or an expression over $user and functions that is evaluated at creation: { "expression": "today()" }. Default: blank.
   */
  defaultValue?:
    | string
    | {
        /**
         * Expression over $user and functions: $user.orgCode. Evaluated once; users can change the value afterwards.
         */
        expression: string;
      };
  /**
   * Base path of the other page's calls, as in its resource.url: /kehu/customer.
   */
  listUrl: string;
  /**
   * Base path of the calls that resolve stored values to texts. Default: listUrl.
   */
  valueUrl?: string;
  /**
   * Column of the other page that is stored. Default: id.
   */
  store?: string;
  /**
   * Column of the other page that is shown.
   */
  text: string;
  /**
   * Columns of the picker, as keys of the other page with their titles. Default: the shown column and, if it is not the id, the stored one.
   */
  pickerColumns?: {
    /**
     * Column of the other page.
     */
    key: string;
    /**
     * Header of the column.
     */
    title: string;
    /**
     * In pixels, 20 to 1000. Default: 120.
     */
    width?: number;
  }[];
  /**
   * Whether several records can be picked. Default: true.
   */
  multi?: boolean;
  /**
   * Maximum number of characters of all values with their commas, 1 to 4000. Default: 1000.
   */
  maxLength?: number;
  /**
   * Sets other columns when a single record is picked: column key to key of the other page's column.
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
 * A date, a date with time or a time of day, stored as text: YYYY-MM-DD, YYYY-MM-DD HH:mm:ss, HH:mm:ss.
 */
export interface DateColumn {
  /**
   * What the field is: date (a day from a calendar), datetime (a day and a time), time (a time of day).
   */
  type: 'date' | 'datetime' | 'time';
  /**
   * Name of the field in records and expressions, and, as snake_case, of the database column. Starts with a lower-case letter; unique in the page or detail; at most 60 characters.
   */
  key: string;
  /**
   * Text shown to users: label of the field and header of the table column.
   */
  title: string;
  /**
   * Width in tables, in pixels. Default: 120.
   */
  width?: number;
  /**
   * Side of an editable table at which the column is pinned while the others scroll. Users can change it for themselves. Default: the column scrolls.
   */
  fixed?: 'left' | 'right';
  /**
   * Alignment of values and title in the column of a table. Default: end for numbers, start for others.
   */
  align?: 'start' | 'center' | 'end';
  /**
   * Further headings of the column in sheets that users receive from others: `["品名", "Description"]`. Import and paste recognize the column by them, in addition to title and key. Default: none.
   */
  synonyms?: string[];
  /**
   * Help text for users, shown at an icon next to the title, in forms and in the table header. Default: none.
   */
  tipsContent?: string;
  /**
   * Whether Tab and Enter skip the field because users rarely type into it; Shift+Tab, arrow keys, a click on the label and the pointer still reach it. Default: false.
   */
  skip?: boolean;
  /**
   * Whether choices, dates and popups show an icon that clears them. Default: true.
   */
  allowClear?: boolean;
  /**
   * Whether a click on the cell, where it is not being edited, opens the details of the row; the table needs rowDetails. Default: false.
   */
  showDetails?: boolean;
  /**
   * Placeholder text of the empty field; may contain ${title}, ${key}, ${defaultValue}. Default: none.
   */
  placeholder?: string;
  /**
   * Further settings of the widget by name: texts, numbers, true or false. No handlers, no markup. Default: none.
   */
  props?: {
    [k: string]: string | number | boolean;
  };
  /**
   * Checks of this field, in order; the first failure is shown. Type, length and digits are always checked.
   */
  validateRules?: ValidateRule[];
  /**
   * Whether the field is shown: true, false, or an expression over $values (in a detail also $row). Default: true.
   */
  visible?: Condition;
  /**
   * Whether the field rejects input: true, false, or an expression over $values (in a detail also $row). Default: false.
   */
  disabled?: Condition;
  /**
   * Whether the field is shown as text that users can read, select and copy, but not change: true, false, or an expression over $values (in a detail also $row). Default: false. Use disabled for a control that is temporarily not editable.
   */
  readOnly?: Condition;
  /**
   * Whether the field must be filled in at submit: true, false, or an expression over $values (in a detail also $row). Default: false. For an unconditional requirement with its own message or at save, use validateRules.
   */
  required?: Condition;
  /**
   * What happens to the value while the field is disabled or read-only: keep it or clear it. Default: keep.
   */
  whenDisabled?: 'keep' | 'clear';
  /**
   * Computes the value from other fields.
   */
  compute?: Compute;
  /**
   * Permission code required to see the field. Default: none, permission for the page is enough.
   */
  viewPermission?: string;
  /**
   * Permission code required to change the field. Default: none, permission to edit the record is enough.
   */
  editPermission?: string;
  /**
   * Whether the database has an index on the column; set it if lists are often filtered or sorted by it. Default: false.
   */
  index?: boolean;
  /**
   * Previous key of the field; its stored values are retained under the new key. Default: none.
   */
  renamedFrom?: string;
  /**
   * Initial value of a new record or row, in the stored format: 2026-01-31, 2026-01-31 08:30:00, 08:30:00; or an expression over $user and functions that is evaluated at creation: { "expression": "today()" }. Default: blank.
   */
  defaultValue?:
    | string
    | {
        /**
         * Expression over $user and functions: $user.orgCode. Evaluated once; users can change the value afterwards.
         */
        expression: string;
      };
  /**
   * Display format: YYYY, MM, DD, HH, mm, ss and separators between them. The stored value does not change. Default: as stored.
   */
  format?: string;
}
/**
 * A range of dates, dates with time or times of day, stored as two values separated by a comma: 2026-08-01,2026-08-31.
 */
export interface DateRangeColumn {
  /**
   * What the field is: dateRange (two days, moments or times of day, the first not after the second).
   */
  type: 'dateRange';
  /**
   * Name of the field in records and expressions, and, as snake_case, of the database column. Starts with a lower-case letter; unique in the page or detail; at most 60 characters.
   */
  key: string;
  /**
   * Text shown to users: label of the field and header of the table column.
   */
  title: string;
  /**
   * Width in tables, in pixels. Default: 120.
   */
  width?: number;
  /**
   * Side of an editable table at which the column is pinned while the others scroll. Users can change it for themselves. Default: the column scrolls.
   */
  fixed?: 'left' | 'right';
  /**
   * Alignment of values and title in the column of a table. Default: end for numbers, start for others.
   */
  align?: 'start' | 'center' | 'end';
  /**
   * Further headings of the column in sheets that users receive from others: `["品名", "Description"]`. Import and paste recognize the column by them, in addition to title and key. Default: none.
   */
  synonyms?: string[];
  /**
   * Help text for users, shown at an icon next to the title, in forms and in the table header. Default: none.
   */
  tipsContent?: string;
  /**
   * Whether Tab and Enter skip the field because users rarely type into it; Shift+Tab, arrow keys, a click on the label and the pointer still reach it. Default: false.
   */
  skip?: boolean;
  /**
   * Whether choices, dates and popups show an icon that clears them. Default: true.
   */
  allowClear?: boolean;
  /**
   * Whether a click on the cell, where it is not being edited, opens the details of the row; the table needs rowDetails. Default: false.
   */
  showDetails?: boolean;
  /**
   * Placeholder text of the empty field; may contain ${title}, ${key}, ${defaultValue}. Default: none.
   */
  placeholder?: string;
  /**
   * Further settings of the widget by name: texts, numbers, true or false. No handlers, no markup. Default: none.
   */
  props?: {
    [k: string]: string | number | boolean;
  };
  /**
   * Checks of this field, in order; the first failure is shown. Type, length and digits are always checked.
   */
  validateRules?: ValidateRule[];
  /**
   * Whether the field is shown: true, false, or an expression over $values (in a detail also $row). Default: true.
   */
  visible?: Condition;
  /**
   * Whether the field rejects input: true, false, or an expression over $values (in a detail also $row). Default: false.
   */
  disabled?: Condition;
  /**
   * Whether the field is shown as text that users can read, select and copy, but not change: true, false, or an expression over $values (in a detail also $row). Default: false. Use disabled for a control that is temporarily not editable.
   */
  readOnly?: Condition;
  /**
   * Whether the field must be filled in at submit: true, false, or an expression over $values (in a detail also $row). Default: false. For an unconditional requirement with its own message or at save, use validateRules.
   */
  required?: Condition;
  /**
   * What happens to the value while the field is disabled or read-only: keep it or clear it. Default: keep.
   */
  whenDisabled?: 'keep' | 'clear';
  /**
   * Computes the value from other fields.
   */
  compute?: Compute;
  /**
   * Permission code required to see the field. Default: none, permission for the page is enough.
   */
  viewPermission?: string;
  /**
   * Permission code required to change the field. Default: none, permission to edit the record is enough.
   */
  editPermission?: string;
  /**
   * Whether the database has an index on the column; set it if lists are often filtered or sorted by it. Default: false.
   */
  index?: boolean;
  /**
   * Previous key of the field; its stored values are retained under the new key. Default: none.
   */
  renamedFrom?: string;
  /**
   * Initial value of a new record or row, in the stored format: 2026-01-01,2026-01-31. Default: blank.
   */
  defaultValue?: string;
  /**
   * Type of the two ends. Default: date.
   */
  rangeOf?: 'date' | 'datetime' | 'time';
  /**
   * Display format of both ends: YYYY, MM, DD, HH, mm, ss and separators between them. The stored value does not change. Default: as stored.
   */
  format?: string;
}
/**
 * A recurring part of the calendar: a month or a day of the week.
 */
export interface CalendarColumn {
  /**
   * What the field is: month (a month by its number, 1 to 12), week (a day of the week by its number, Sunday 1 to Saturday 7, and a loop number: 2/3 is every third day from Monday).
   */
  type: 'month' | 'week';
  /**
   * Name of the field in records and expressions, and, as snake_case, of the database column. Starts with a lower-case letter; unique in the page or detail; at most 60 characters.
   */
  key: string;
  /**
   * Text shown to users: label of the field and header of the table column.
   */
  title: string;
  /**
   * Width in tables, in pixels. Default: 120.
   */
  width?: number;
  /**
   * Side of an editable table at which the column is pinned while the others scroll. Users can change it for themselves. Default: the column scrolls.
   */
  fixed?: 'left' | 'right';
  /**
   * Alignment of values and title in the column of a table. Default: end for numbers, start for others.
   */
  align?: 'start' | 'center' | 'end';
  /**
   * Further headings of the column in sheets that users receive from others: `["品名", "Description"]`. Import and paste recognize the column by them, in addition to title and key. Default: none.
   */
  synonyms?: string[];
  /**
   * Help text for users, shown at an icon next to the title, in forms and in the table header. Default: none.
   */
  tipsContent?: string;
  /**
   * Whether Tab and Enter skip the field because users rarely type into it; Shift+Tab, arrow keys, a click on the label and the pointer still reach it. Default: false.
   */
  skip?: boolean;
  /**
   * Whether choices, dates and popups show an icon that clears them. Default: true.
   */
  allowClear?: boolean;
  /**
   * Whether a click on the cell, where it is not being edited, opens the details of the row; the table needs rowDetails. Default: false.
   */
  showDetails?: boolean;
  /**
   * Placeholder text of the empty field; may contain ${title}, ${key}, ${defaultValue}. Default: none.
   */
  placeholder?: string;
  /**
   * Further settings of the widget by name: texts, numbers, true or false. No handlers, no markup. Default: none.
   */
  props?: {
    [k: string]: string | number | boolean;
  };
  /**
   * Checks of this field, in order; the first failure is shown. Type, length and digits are always checked.
   */
  validateRules?: ValidateRule[];
  /**
   * Whether the field is shown: true, false, or an expression over $values (in a detail also $row). Default: true.
   */
  visible?: Condition;
  /**
   * Whether the field rejects input: true, false, or an expression over $values (in a detail also $row). Default: false.
   */
  disabled?: Condition;
  /**
   * Whether the field is shown as text that users can read, select and copy, but not change: true, false, or an expression over $values (in a detail also $row). Default: false. Use disabled for a control that is temporarily not editable.
   */
  readOnly?: Condition;
  /**
   * Whether the field must be filled in at submit: true, false, or an expression over $values (in a detail also $row). Default: false. For an unconditional requirement with its own message or at save, use validateRules.
   */
  required?: Condition;
  /**
   * What happens to the value while the field is disabled or read-only: keep it or clear it. Default: keep.
   */
  whenDisabled?: 'keep' | 'clear';
  /**
   * Computes the value from other fields.
   */
  compute?: Compute;
  /**
   * Permission code required to see the field. Default: none, permission for the page is enough.
   */
  viewPermission?: string;
  /**
   * Permission code required to change the field. Default: none, permission to edit the record is enough.
   */
  editPermission?: string;
  /**
   * Whether the database has an index on the column; set it if lists are often filtered or sorted by it. Default: false.
   */
  index?: boolean;
  /**
   * Previous key of the field; its stored values are retained under the new key. Default: none.
   */
  renamedFrom?: string;
  /**
   * Initial value of a new record or row: 8, or for a week 2 or 2/3. Default: blank.
   */
  defaultValue?: string | number;
}
/**
 * Schedule of a job, stored as a Quartz expression: second, minute, hour, day of month, month, day of week, year.
 */
export interface CronColumn {
  /**
   * What the field is: cron (a cron expression, typed or put together in a dialog).
   */
  type: 'cron';
  /**
   * Name of the field in records and expressions, and, as snake_case, of the database column. Starts with a lower-case letter; unique in the page or detail; at most 60 characters.
   */
  key: string;
  /**
   * Text shown to users: label of the field and header of the table column.
   */
  title: string;
  /**
   * Width in tables, in pixels. Default: 120.
   */
  width?: number;
  /**
   * Side of an editable table at which the column is pinned while the others scroll. Users can change it for themselves. Default: the column scrolls.
   */
  fixed?: 'left' | 'right';
  /**
   * Alignment of values and title in the column of a table. Default: end for numbers, start for others.
   */
  align?: 'start' | 'center' | 'end';
  /**
   * Further headings of the column in sheets that users receive from others: `["品名", "Description"]`. Import and paste recognize the column by them, in addition to title and key. Default: none.
   */
  synonyms?: string[];
  /**
   * Help text for users, shown at an icon next to the title, in forms and in the table header. Default: none.
   */
  tipsContent?: string;
  /**
   * Whether Tab and Enter skip the field because users rarely type into it; Shift+Tab, arrow keys, a click on the label and the pointer still reach it. Default: false.
   */
  skip?: boolean;
  /**
   * Whether choices, dates and popups show an icon that clears them. Default: true.
   */
  allowClear?: boolean;
  /**
   * Whether a click on the cell, where it is not being edited, opens the details of the row; the table needs rowDetails. Default: false.
   */
  showDetails?: boolean;
  /**
   * Placeholder text of the empty field; may contain ${title}, ${key}, ${defaultValue}. Default: none.
   */
  placeholder?: string;
  /**
   * Further settings of the widget by name: texts, numbers, true or false. No handlers, no markup. Default: none.
   */
  props?: {
    [k: string]: string | number | boolean;
  };
  /**
   * Checks of this field, in order; the first failure is shown. Type, length and digits are always checked.
   */
  validateRules?: ValidateRule[];
  /**
   * Whether the field is shown: true, false, or an expression over $values (in a detail also $row). Default: true.
   */
  visible?: Condition;
  /**
   * Whether the field rejects input: true, false, or an expression over $values (in a detail also $row). Default: false.
   */
  disabled?: Condition;
  /**
   * Whether the field is shown as text that users can read, select and copy, but not change: true, false, or an expression over $values (in a detail also $row). Default: false. Use disabled for a control that is temporarily not editable.
   */
  readOnly?: Condition;
  /**
   * Whether the field must be filled in at submit: true, false, or an expression over $values (in a detail also $row). Default: false. For an unconditional requirement with its own message or at save, use validateRules.
   */
  required?: Condition;
  /**
   * What happens to the value while the field is disabled or read-only: keep it or clear it. Default: keep.
   */
  whenDisabled?: 'keep' | 'clear';
  /**
   * Computes the value from other fields.
   */
  compute?: Compute;
  /**
   * Permission code required to see the field. Default: none, permission for the page is enough.
   */
  viewPermission?: string;
  /**
   * Permission code required to change the field. Default: none, permission to edit the record is enough.
   */
  editPermission?: string;
  /**
   * Whether the database has an index on the column; set it if lists are often filtered or sorted by it. Default: false.
   */
  index?: boolean;
  /**
   * Previous key of the field; its stored values are retained under the new key. Default: none.
   */
  renamedFrom?: string;
  /**
   * Initial expression of a new record or row: 0 30 8 * * ? *. Default: blank.
   */
  defaultValue?: string;
  /**
   * Dialog in which the expression is composed. plain: 608 px wide, tabs from second to year. linked: 800 px wide, with the day of week; setting a field sets the finer ones that are *. Default: plain.
   */
  cronEditor?: 'plain' | 'linked';
  /**
   * Years that the dialog offers and accepts. fixed: 2019 to 2119. current: this year and the next hundred. open: any, from 0. Default: fixed in the plain dialog, current in the linked one.
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
   * Name of the field in records and expressions, and, as snake_case, of the database column. Starts with a lower-case letter; unique in the page or detail; at most 60 characters.
   */
  key: string;
  /**
   * Text shown to users: label of the field and header of the table column.
   */
  title: string;
  /**
   * Width in tables, in pixels. Default: 120.
   */
  width?: number;
  /**
   * Side of an editable table at which the column is pinned while the others scroll. Users can change it for themselves. Default: the column scrolls.
   */
  fixed?: 'left' | 'right';
  /**
   * Alignment of values and title in the column of a table. Default: end for numbers, start for others.
   */
  align?: 'start' | 'center' | 'end';
  /**
   * Further headings of the column in sheets that users receive from others: `["品名", "Description"]`. Import and paste recognize the column by them, in addition to title and key. Default: none.
   */
  synonyms?: string[];
  /**
   * Help text for users, shown at an icon next to the title, in forms and in the table header. Default: none.
   */
  tipsContent?: string;
  /**
   * Whether Tab and Enter skip the field because users rarely type into it; Shift+Tab, arrow keys, a click on the label and the pointer still reach it. Default: false.
   */
  skip?: boolean;
  /**
   * Whether choices, dates and popups show an icon that clears them. Default: true.
   */
  allowClear?: boolean;
  /**
   * Whether a click on the cell, where it is not being edited, opens the details of the row; the table needs rowDetails. Default: false.
   */
  showDetails?: boolean;
  /**
   * Placeholder text of the empty field; may contain ${title}, ${key}, ${defaultValue}. Default: none.
   */
  placeholder?: string;
  /**
   * Further settings of the widget by name: texts, numbers, true or false. No handlers, no markup. Default: none.
   */
  props?: {
    [k: string]: string | number | boolean;
  };
  /**
   * Checks of this field, in order; the first failure is shown. Type, length and digits are always checked.
   */
  validateRules?: ValidateRule[];
  /**
   * Whether the field is shown: true, false, or an expression over $values (in a detail also $row). Default: true.
   */
  visible?: Condition;
  /**
   * Whether the field rejects input: true, false, or an expression over $values (in a detail also $row). Default: false.
   */
  disabled?: Condition;
  /**
   * Whether the field is shown as text that users can read, select and copy, but not change: true, false, or an expression over $values (in a detail also $row). Default: false. Use disabled for a control that is temporarily not editable.
   */
  readOnly?: Condition;
  /**
   * Whether the field must be filled in at submit: true, false, or an expression over $values (in a detail also $row). Default: false. For an unconditional requirement with its own message or at save, use validateRules.
   */
  required?: Condition;
  /**
   * What happens to the value while the field is disabled or read-only: keep it or clear it. Default: keep.
   */
  whenDisabled?: 'keep' | 'clear';
  /**
   * Computes the value from other fields.
   */
  compute?: Compute;
  /**
   * Permission code required to see the field. Default: none, permission for the page is enough.
   */
  viewPermission?: string;
  /**
   * Permission code required to change the field. Default: none, permission to edit the record is enough.
   */
  editPermission?: string;
  /**
   * Whether the database has an index on the column; set it if lists are often filtered or sorted by it. Default: false.
   */
  index?: boolean;
  /**
   * Previous key of the field; its stored values are retained under the new key. Default: none.
   */
  renamedFrom?: string;
  /**
   * The two values, checked first, as a list or comma-separated text: ["1", "0"]. Default: Y, N.
   */
  customValue?: string[] | string;
  /**
   * Whether a new record or row is initially checked. Default: false.
   */
  defaultChecked?: boolean;
  /**
   * Initial value of a new record or row, one of the two. Replaces defaultChecked.
   */
  defaultValue?: string;
  /**
   * The two values with their texts, the checked one first, as a list or comma-separated text: "Y - 正常,N - 停用". Replaces customValue. Default: 是 and 否; for a switch 正常 and 停用.
   */
  options?: Option[] | string;
}
/**
 * Uploaded files, stored as comma-separated paths; the first is the primary one.
 */
export interface FileColumn {
  /**
   * What the field is: upload (a file with its progress), file (files in a list), image (pictures).
   */
  type: 'upload' | 'file' | 'image';
  /**
   * Name of the field in records and expressions, and, as snake_case, of the database column. Starts with a lower-case letter; unique in the page or detail; at most 60 characters.
   */
  key: string;
  /**
   * Text shown to users: label of the field and header of the table column.
   */
  title: string;
  /**
   * Width in tables, in pixels. Default: 120.
   */
  width?: number;
  /**
   * Side of an editable table at which the column is pinned while the others scroll. Users can change it for themselves. Default: the column scrolls.
   */
  fixed?: 'left' | 'right';
  /**
   * Alignment of values and title in the column of a table. Default: end for numbers, start for others.
   */
  align?: 'start' | 'center' | 'end';
  /**
   * Further headings of the column in sheets that users receive from others: `["品名", "Description"]`. Import and paste recognize the column by them, in addition to title and key. Default: none.
   */
  synonyms?: string[];
  /**
   * Help text for users, shown at an icon next to the title, in forms and in the table header. Default: none.
   */
  tipsContent?: string;
  /**
   * Whether Tab and Enter skip the field because users rarely type into it; Shift+Tab, arrow keys, a click on the label and the pointer still reach it. Default: false.
   */
  skip?: boolean;
  /**
   * Whether choices, dates and popups show an icon that clears them. Default: true.
   */
  allowClear?: boolean;
  /**
   * Whether a click on the cell, where it is not being edited, opens the details of the row; the table needs rowDetails. Default: false.
   */
  showDetails?: boolean;
  /**
   * Placeholder text of the empty field; may contain ${title}, ${key}, ${defaultValue}. Default: none.
   */
  placeholder?: string;
  /**
   * Further settings of the widget by name: texts, numbers, true or false. No handlers, no markup. Default: none.
   */
  props?: {
    [k: string]: string | number | boolean;
  };
  /**
   * Checks of this field, in order; the first failure is shown. Type, length and digits are always checked.
   */
  validateRules?: ValidateRule[];
  /**
   * Whether the field is shown: true, false, or an expression over $values (in a detail also $row). Default: true.
   */
  visible?: Condition;
  /**
   * Whether the field rejects input: true, false, or an expression over $values (in a detail also $row). Default: false.
   */
  disabled?: Condition;
  /**
   * Whether the field is shown as text that users can read, select and copy, but not change: true, false, or an expression over $values (in a detail also $row). Default: false. Use disabled for a control that is temporarily not editable.
   */
  readOnly?: Condition;
  /**
   * Whether the field must be filled in at submit: true, false, or an expression over $values (in a detail also $row). Default: false. For an unconditional requirement with its own message or at save, use validateRules.
   */
  required?: Condition;
  /**
   * What happens to the value while the field is disabled or read-only: keep it or clear it. Default: keep.
   */
  whenDisabled?: 'keep' | 'clear';
  /**
   * Computes the value from other fields.
   */
  compute?: Compute;
  /**
   * Permission code required to see the field. Default: none, permission for the page is enough.
   */
  viewPermission?: string;
  /**
   * Permission code required to change the field. Default: none, permission to edit the record is enough.
   */
  editPermission?: string;
  /**
   * Whether the database has an index on the column; set it if lists are often filtered or sorted by it. Default: false.
   */
  index?: boolean;
  /**
   * Previous key of the field; its stored values are retained under the new key. Default: none.
   */
  renamedFrom?: string;
  /**
   * Initial paths of a new record or row, comma-separated. Default: blank.
   */
  defaultValue?: string;
  /**
   * Upload address. Default: the product's own, /sys/common/upload.
   */
  action?: string;
  /**
   * Whether the upload sends the session; it is always sent to the product's own address, and never to a foreign one. Default: true.
   */
  token?: boolean;
  /**
   * Further fields of the upload request: { "biz": "bgd" }. Default: none.
   */
  data?: {
    [k: string]: string | number | boolean;
  };
  /**
   * Field of the response with the stored path. Default: message.
   */
  responseName?: string;
  /**
   * Maximum number of files, 0 for no limit. Default: fieldExtendJson's uploadnum, else 1 for upload and 0 for file and image.
   */
  number?: number;
  /**
   * Maximum size of one file in megabytes, 1 to 50. Default: 10.
   */
  maxSize?: number;
  /**
   * Whether several files can be stored. Default: true unless number is 1.
   */
  multi?: boolean;
  /**
   * Whether files can be downloaded. Default: true.
   */
  allowDownload?: boolean;
  /**
   * Whether files can be removed. Default: true.
   */
  allowRemove?: boolean;
  /**
   * Text of the button. Default: 上传, or 上传图片 for image.
   */
  btnText?: string;
  /**
   * Maximum number of characters of all paths with their commas, 1 to 4000. Default: 2000.
   */
  maxLength?: number;
  /**
   * Settings in the format of online forms, as an object or as JSON text: uploadnum, multiSelect. The column's own keys take precedence.
   */
  fieldExtendJson?: FieldExtend;
}
/**
 * Rows picked from a popup report; they fill this column and others.
 */
export interface PopupColumn {
  /**
   * What the field is: popup (a text with a report behind it).
   */
  type: 'popup';
  /**
   * Name of the field in records and expressions, and, as snake_case, of the database column. Starts with a lower-case letter; unique in the page or detail; at most 60 characters.
   */
  key: string;
  /**
   * Text shown to users: label of the field and header of the table column.
   */
  title: string;
  /**
   * Width in tables, in pixels. Default: 120.
   */
  width?: number;
  /**
   * Side of an editable table at which the column is pinned while the others scroll. Users can change it for themselves. Default: the column scrolls.
   */
  fixed?: 'left' | 'right';
  /**
   * Alignment of values and title in the column of a table. Default: end for numbers, start for others.
   */
  align?: 'start' | 'center' | 'end';
  /**
   * Further headings of the column in sheets that users receive from others: `["品名", "Description"]`. Import and paste recognize the column by them, in addition to title and key. Default: none.
   */
  synonyms?: string[];
  /**
   * Help text for users, shown at an icon next to the title, in forms and in the table header. Default: none.
   */
  tipsContent?: string;
  /**
   * Whether Tab and Enter skip the field because users rarely type into it; Shift+Tab, arrow keys, a click on the label and the pointer still reach it. Default: false.
   */
  skip?: boolean;
  /**
   * Whether choices, dates and popups show an icon that clears them. Default: true.
   */
  allowClear?: boolean;
  /**
   * Whether a click on the cell, where it is not being edited, opens the details of the row; the table needs rowDetails. Default: false.
   */
  showDetails?: boolean;
  /**
   * Placeholder text of the empty field; may contain ${title}, ${key}, ${defaultValue}. Default: none.
   */
  placeholder?: string;
  /**
   * Further settings of the widget by name: texts, numbers, true or false. No handlers, no markup. Default: none.
   */
  props?: {
    [k: string]: string | number | boolean;
  };
  /**
   * Checks of this field, in order; the first failure is shown. Type, length and digits are always checked.
   */
  validateRules?: ValidateRule[];
  /**
   * Whether the field is shown: true, false, or an expression over $values (in a detail also $row). Default: true.
   */
  visible?: Condition;
  /**
   * Whether the field rejects input: true, false, or an expression over $values (in a detail also $row). Default: false.
   */
  disabled?: Condition;
  /**
   * Whether the field is shown as text that users can read, select and copy, but not change: true, false, or an expression over $values (in a detail also $row). Default: false. Use disabled for a control that is temporarily not editable.
   */
  readOnly?: Condition;
  /**
   * Whether the field must be filled in at submit: true, false, or an expression over $values (in a detail also $row). Default: false. For an unconditional requirement with its own message or at save, use validateRules.
   */
  required?: Condition;
  /**
   * What happens to the value while the field is disabled or read-only: keep it or clear it. Default: keep.
   */
  whenDisabled?: 'keep' | 'clear';
  /**
   * Computes the value from other fields.
   */
  compute?: Compute;
  /**
   * Permission code required to see the field. Default: none, permission for the page is enough.
   */
  viewPermission?: string;
  /**
   * Permission code required to change the field. Default: none, permission to edit the record is enough.
   */
  editPermission?: string;
  /**
   * Whether the database has an index on the column; set it if lists are often filtered or sorted by it. Default: false.
   */
  index?: boolean;
  /**
   * Previous key of the field; its stored values are retained under the new key. Default: none.
   */
  renamedFrom?: string;
  /**
   * Initial value of a new record or row, or an expression over $user and functions that is evaluated at creation: { "expression": "today()" }. Default: blank.
   */
  defaultValue?:
    | string
    | {
        /**
         * Expression over $user and functions: $user.orgCode. Evaluated once; users can change the value afterwards.
         */
        expression: string;
      };
  /**
   * Maximum number of characters, 1 to 4000. Default: 255, or 2000 with multi.
   */
  maxLength?: number;
  /**
   * Report that is shown: schemas/reports/<code>.json.
   */
  popupCode: string;
  /**
   * Columns of the report that are copied, as a list or comma-separated text.
   */
  orgFields: string[] | string;
  /**
   * Columns next to this one that are filled, one for each of orgFields, as a list or comma-separated text.
   */
  destFields: string[] | string;
  /**
   * Values of the report's parameters by name: a text or number, or an expression that starts with $values or $row. Default: none.
   */
  param?: {
    [k: string]: string | number;
  };
  /**
   * Sort order of the report's rows: "createTime=desc,name=asc". Default: that of the report.
   */
  sorter?: string;
  /**
   * Whether several rows can be picked; their values are joined by commas. Default: fieldExtendJson's multiSelect, else false.
   */
  multi?: boolean;
  /**
   * Whether text can also be typed. Default: true.
   */
  allowInput?: boolean;
  /**
   * Settings in the format of online forms, as an object or as JSON text: multiSelect. The column's own keys take precedence.
   */
  fieldExtendJson?: FieldExtend;
}
/**
 * A secret that cannot be read again after it is written: stored as a hash, then shown and sent as ••••••••. Only in the head, not in lists or queries.
 */
export interface SecretColumn {
  /**
   * What the field is: password (a password).
   */
  type: 'password';
  /**
   * Name of the field in records and expressions, and, as snake_case, of the database column. Starts with a lower-case letter; unique in the page or detail; at most 60 characters.
   */
  key: string;
  /**
   * Text shown to users: label of the field and header of the table column.
   */
  title: string;
  /**
   * Width in tables, in pixels. Default: 120.
   */
  width?: number;
  /**
   * Side of an editable table at which the column is pinned while the others scroll. Users can change it for themselves. Default: the column scrolls.
   */
  fixed?: 'left' | 'right';
  /**
   * Alignment of values and title in the column of a table. Default: end for numbers, start for others.
   */
  align?: 'start' | 'center' | 'end';
  /**
   * Further headings of the column in sheets that users receive from others: `["品名", "Description"]`. Import and paste recognize the column by them, in addition to title and key. Default: none.
   */
  synonyms?: string[];
  /**
   * Help text for users, shown at an icon next to the title, in forms and in the table header. Default: none.
   */
  tipsContent?: string;
  /**
   * Whether Tab and Enter skip the field because users rarely type into it; Shift+Tab, arrow keys, a click on the label and the pointer still reach it. Default: false.
   */
  skip?: boolean;
  /**
   * Whether choices, dates and popups show an icon that clears them. Default: true.
   */
  allowClear?: boolean;
  /**
   * Whether a click on the cell, where it is not being edited, opens the details of the row; the table needs rowDetails. Default: false.
   */
  showDetails?: boolean;
  /**
   * Placeholder text of the empty field; may contain ${title}, ${key}, ${defaultValue}. Default: none.
   */
  placeholder?: string;
  /**
   * Further settings of the widget by name: texts, numbers, true or false. No handlers, no markup. Default: none.
   */
  props?: {
    [k: string]: string | number | boolean;
  };
  /**
   * Checks of this field, in order; the first failure is shown. Type, length and digits are always checked.
   */
  validateRules?: ValidateRule[];
  /**
   * Whether the field is shown: true, false, or an expression over $values (in a detail also $row). Default: true.
   */
  visible?: Condition;
  /**
   * Whether the field rejects input: true, false, or an expression over $values (in a detail also $row). Default: false.
   */
  disabled?: Condition;
  /**
   * Whether the field is shown as text that users can read, select and copy, but not change: true, false, or an expression over $values (in a detail also $row). Default: false. Use disabled for a control that is temporarily not editable.
   */
  readOnly?: Condition;
  /**
   * Whether the field must be filled in at submit: true, false, or an expression over $values (in a detail also $row). Default: false. For an unconditional requirement with its own message or at save, use validateRules.
   */
  required?: Condition;
  /**
   * What happens to the value while the field is disabled or read-only: keep it or clear it. Default: keep.
   */
  whenDisabled?: 'keep' | 'clear';
  /**
   * Computes the value from other fields.
   */
  compute?: Compute;
  /**
   * Permission code required to see the field. Default: none, permission for the page is enough.
   */
  viewPermission?: string;
  /**
   * Permission code required to change the field. Default: none, permission to edit the record is enough.
   */
  editPermission?: string;
  /**
   * Whether the database has an index on the column; set it if lists are often filtered or sorted by it. Default: false.
   */
  index?: boolean;
  /**
   * Previous key of the field; its stored values are retained under the new key. Default: none.
   */
  renamedFrom?: string;
  /**
   * None: a password is initially blank.
   */
  defaultValue?: string;
  /**
   * Whether a meter shows the strength of the entered password. Default: true.
   */
  strength?: boolean;
  /**
   * Maximum number of characters of the password, 8 to 200. Default: 64.
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
   * Name of the array in records on the wire: bgdGoodsList. Default: the key followed by List.
   */
  wireName?: string;
  /**
   * Database table of the rows. Not sys_….
   */
  table: string;
  /**
   * Column with the row number; rows are renumbered from 1. It is hidden unless visible shows it. Default: none.
   */
  orderKey?: string;
  /**
   * Minimum number of rows; a new record starts with as many. Default: 0.
   */
  minRows?: number;
  /**
   * Maximum number of rows; the table notifies users when only a tenth is left, and a record with more rows is not saved. Default: 1000.
   */
  maxRows?: number;
  /**
   * Height of the rows: medium 61 px, small 48, mini 36, tiny 28. A setting of the user overrides it. Default: medium.
   */
  size?: 'medium' | 'small' | 'mini' | 'tiny';
  /**
   * Height, in pixels, from which the table scrolls. Default: 480.
   */
  maxHeight?: number;
  /**
   * Whether row numbers are shown. Default: true.
   */
  rowNumber?: boolean;
  /**
   * How rows are selected: checkbox, radio (at most one row) or none. Default: checkbox.
   */
  rowSelection?: 'checkbox' | 'radio' | 'none';
  /**
   * Whether rows have a drag handle to move them; needs orderKey. Default: true with orderKey, else false.
   */
  dragSort?: boolean;
  /**
   * true: pressing on a cell places the caret there. false: a click shows the editor until the user clicks elsewhere. Default: true.
   */
  alwaysEdit?: boolean;
  /**
   * Direction in which Enter moves from a cell: down or right. After the last cell it adds a row. Default: down.
   */
  enterDirection?: 'down' | 'right';
  /**
   * Whether the status bar below the table is shown: number of rows, sum of the selected cells. Default: true.
   */
  statusBar?: boolean;
  /**
   * Buttons above the table; an empty list hides the toolbar. Default: add, insert, remove, clearSelection, collapse.
   */
  toolbar?: ('add' | 'insert' | 'remove' | 'clearSelection' | 'collapse')[];
  /**
   * Disables rows: users can neither select nor change a row whose column has the value, or one of the values. { "status": ["done", "void"] } disables the rows whose status is done or void; if several columns are given, one match is enough. Default: all rows are enabled.
   */
  disabledRows?: {
    [k: string]: string | string[];
  };
  /**
   * Prefix of permission codes that hide buttons and columns of this table from users without them: order:item gives order:item:add, order:item:batch_delete and order:item:<columnKey>. If the server must enforce it, use viewPermission and editPermission. Default: none.
   */
  authPre?: string;
  /**
   * Whether the details of a row, with all its fields, can be opened: from its menu, with F4, or by a cell of a column with showDetails. Default: false.
   */
  rowDetails?: boolean;
  /**
   * Whether a click on a cell that is not being edited selects its row. Default: false.
   */
  clickSelectRow?: boolean;
  /**
   * Lets users pick rows of a report, each of which becomes a row, with the button 选取 above the table. Default: none.
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
   * Columns of the report that are copied, as a list or comma-separated text.
   */
  orgFields: string[] | string;
  /**
   * Columns of the row that are filled, one for each of orgFields, as a list or comma-separated text.
   */
  destFields: string[] | string;
  /**
   * Values of the report's parameters by name: a text or number, or an expression that starts with $values. Default: none.
   */
  param?: {
    [k: string]: string | number;
  };
  /**
   * Some of destFields, as a list or comma-separated text: rows of the report whose values already occur in a row are shown as checked and not added again. Default: every picked row is added.
   */
  unique?: string[] | string;
}
/**
 * A condition across fields.
 */
export interface RuleSchema {
  /**
   * Id of the check in findings: R05.
   */
  id: string;
  /**
   * error prevents the save or submit; warn is only displayed; confirm prevents it until the user enters a reason. Default: error.
   */
  level?: 'error' | 'warn' | 'confirm';
  /**
   * When it must hold: save (at every save) or submit (only when the record is submitted). Default: save.
   */
  at?: Moment;
  /**
   * Detail of which every row is checked; $row is the current row. Default: the record is checked once.
   */
  each?: string;
  /**
   * Expression; the rule is skipped unless it is true. Default: the rule is always evaluated.
   */
  when?: string;
  /**
   * Expression that must be true. If an operand is blank, the rule is skipped.
   */
  must: string;
  /**
   * Expression for the correct value of the first mark, if it is certain; users can apply it from the problem panel. Default: none.
   */
  fix?: string;
  /**
   * Reference rows by name, read as $lookup.<name>.<attribute>. Default: none.
   */
  lookup?: {
    [k: string]: LookupSchema;
  };
  /**
   * Where the finding is shown: /grossWet, /goods, /goods/* /firstUnit; * is the current row.
   */
  marks: string[];
  /**
   * Message shown to users; may contain ${values.x}, ${row.x}, ${<look-up>.<attribute>}.
   */
  message: string;
}
/**
 * A row of a dictionary.
 */
export interface LookupSchema {
  /**
   * Dictionary that is searched.
   */
  dictCode: string;
  /**
   * Expression for the item's value: $row.codeTs. If it is blank, the rule is skipped.
   */
  key: string;
}
export interface ListSchema {
  /**
   * Columns of the list, in order: column keys, or id, createBy, createTime, updateBy, updateTime, sysOrgCode, version.
   */
  columns: string[];
  /**
   * Sort order of the list, most significant column first. Default: createTime descending.
   */
  sort?: SortSchema[];
  /**
   * Fields of the query form, in order. Default: none.
   */
  query?: QueryItemSchema[];
  /**
   * Whether users can combine their own conditions (高级查询). Default: true.
   */
  superQuery?: boolean;
  /**
   * Key under which the browser stores the saved advanced queries; pages with the same key share them. Default: the path of the page in the shell.
   */
  saveCode?: string;
  /**
   * Actions on records. Default: none.
   */
  actions?: ActionSchema[];
  /**
   * Predefined filters, shown as tabs above the list after 全部, in order. For pages of kind list. Default: none.
   */
  tabs?: ListTabSchema[];
  /**
   * Sums over all records that the list finds, shown below the list, in order. For pages of kind list. Default: none.
   */
  totals?: ListTotalSchema[];
  /**
   * What the link in the first column and a double click open: form (the record's form) or detail (a read-only dialog). Default: form.
   */
  opens?: 'form' | 'detail';
  /**
   * Rows of a detail that are shown below a record when it is expanded. For pages of kind list. Default: records are not expandable.
   */
  expand?: ListExpandSchema;
  /**
   * Typed text columns of the head by which the global search (Ctrl+K) finds records: numbers first, then names. There and on the home page, the first column with a value is the name of the record. The database has a substring index on each. Default: the typed text columns of query with rule like.
   */
  search?: string[];
  /**
   * Column with the due date of a record. The home page shows it for pending records, earliest first, and marks overdue ones. Default: none.
   */
  due?: string;
  /**
   * Initial number of records on a page of the list: usual (10), or fit (as many as fit into the window). Users can change it. Default: usual.
   */
  rows?: 'usual' | 'fit';
  /**
   * How records are displayed in windows below 768 px: scroll (a horizontally scrolling table) or cards (one below the other). Users can change it. Default: scroll.
   */
  narrow?: 'scroll' | 'cards';
}
/**
 * One column of the sort order.
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
   * How the entered value is compared; range gives two fields. Default: like for text and columns with several values, range for numbers and dates, eq for a single choice.
   */
  rule?: 'eq' | 'like' | 'left_like' | 'right_like' | 'in' | 'ne' | 'gt' | 'ge' | 'lt' | 'le' | 'range';
  /**
   * Whether the field is shown only after 展开. Default: false.
   */
  expanded?: boolean;
  /**
   * Comparisons that users can choose from, next to the field; the first is the initial one. Replaces rule. Default: none, only rule.
   */
  rules?: ('eq' | 'like' | 'left_like' | 'right_like' | 'in' | 'ne' | 'gt' | 'ge' | 'lt' | 'le')[];
  /**
   * Whether surrounding blanks of the entered text are removed. Default: true.
   */
  trim?: boolean;
}
/**
 * One of the actions that every page may have.
 */
export interface RecordAction {
  /**
   * Name of the action: add, edit, delete, copy (needs permission to add); for pages of kind tree addChild (needs permission to add); where records are stored files, preview (needs permission to download) and download; for pages with prints, print; detail (needs permission to list) shows the record in a read-only dialog; import reads sheets as records (needs permission to import) and export writes them.
   */
  action:
    'add' | 'addChild' | 'edit' | 'delete' | 'copy' | 'import' | 'export' | 'preview' | 'download' | 'print' | 'detail';
  /**
   * Text of the button. Default: 新增, 编辑, 删除, 复制, 导入, 导出, 预览, 下载, 打印, 详情.
   */
  title?: string;
  /**
   * Required permission code. Default: the page's prefix and the action's name.
   */
  permission?: string;
  /**
   * Whether the action is available for a record: true, false, or an expression over $record and $user; the server enforces it too. Default: true.
   */
  visible?: Condition;
  /**
   * Confirmation question before the action. Default: none, except for delete.
   */
  confirm?: string;
  /**
   * Only for print: a report below the API base that opens in a new tab instead of the preview, with the record's id and a one-time token appended (D13): /bgd/export/print?name=declaration. Default: the preview of prints.
   */
  url?: string;
}
/**
 * Opens an editor of the product over the page, for the record, for the selected records, or for all. A page may have several.
 */
export interface PanelAction {
  /**
   * panel.
   */
  action: 'panel';
  /**
   * Name of the editor, one of those in the product: compareRecords.
   */
  panel: string;
  /**
   * Name of the action, unique in the page. Default: the name of the editor.
   */
  id?: string;
  /**
   * Text of the button, and title of the editor.
   */
  title: string;
  /**
   * Required permission code. Default: the page's prefix and the id; for recordHistory the permission to list.
   */
  permission?: string;
  /**
   * Whether the action is available for a record: true, false, or an expression over $record and $user. Default: true.
   */
  visible?: Condition;
  /**
   * Confirmation question before the editor opens. Default: none.
   */
  confirm?: string;
  /**
   * Places of its button: row (for the record), form (below the stored record), toolbar (for the selected records). Default: row.
   */
  at?: ('toolbar' | 'row' | 'form')[];
  /**
   * drawer: opens from the side, and the list stays visible. modal: opens as a dialog. Default: drawer.
   */
  open?: 'drawer' | 'modal';
}
/**
 * Changes the status; only transitions change it.
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
   * Required permission code. Default: the page's prefix and the id.
   */
  permission?: string;
  /**
   * A further condition in addition to from: true, false, or an expression over $record and $user. Default: true.
   */
  visible?: Condition;
  /**
   * Confirmation question before the transition. Default: none.
   */
  confirm?: string;
  /**
   * The user enters a reason first; it is shown as a comment above the form of the record until the next transition: for a return. Default: none.
   */
  reason?: ReasonSchema;
  /**
   * Whether the transition can also be applied to several records of a list at once, each validated separately (L3). Default: true.
   */
  batch?: boolean;
  /**
   * Checks that must pass first: those of save or those of submit. Default: none.
   */
  validate?: Moment;
  /**
   * Columns of the head that the server sets with the transition, by key; each is an expression over $record, as it was before, and $user: { "declareTime": "now()" } (L3). Default: none.
   */
  set?: {
    [k: string]: string;
  };
  /**
   * Values of the status column from which the transition is possible.
   */
  from: string[];
  /**
   * New value of the status column.
   */
  to: string;
}
/**
 * Reason for a transition: free text, with suggested phrases.
 */
export interface ReasonSchema {
  /**
   * Whether the transition requires a reason. Default: true.
   */
  required?: boolean;
  /**
   * Dictionary whose texts are suggested as phrases while the user types. Default: none.
   */
  phrases?: string;
}
/**
 * One tab above the list. Users who may not see a column that its condition reads do not get the tab.
 */
export interface ListTabSchema {
  /**
   * Name in URLs and locales. Default: the title.
   */
  key?: string;
  /**
   * Text of the tab.
   */
  title: string;
  /**
   * Condition for the records of the tab, which the database can evaluate: $record columns compared with texts, numbers, today() or $user, with isIn, isBlank, startsWith, &&, || and !.
   */
  where: string;
  /**
   * Whether the tab shows its number of records, at most 10,000. Default: true.
   */
  count?: boolean;
}
/**
 * One sum below the list. Users who may not see one of its columns do not get it.
 */
export interface ListTotalSchema {
  /**
   * Numeric column of the head.
   */
  column: string;
  /**
   * Column of the head with few distinct values, such as a currency, by which the sum is grouped. Default: one sum.
   */
  per?: string;
}
/**
 * Rows shown below the row of a record.
 */
export interface ListExpandSchema {
  /**
   * Key of the detail.
   */
  detail: string;
  /**
   * Keys of the detail's columns, in order. Default: those shown by its table in the form.
   */
  columns?: string[];
}
export interface TreeSchema {
  /**
   * Column with the id of the parent record; blank at the top level.
   */
  parentKey: string;
  /**
   * List column that is indented and expandable.
   */
  titleColumn: string;
  /**
   * Column that is 1 if the record has child records, else 0; the server updates it. Default: computed.
   */
  hasChildKey?: string;
  /**
   * Parameter with the parent record in requests for its children. Default: parentId.
   */
  queryKey?: string;
  /**
   * Path of requests for the children of a record; the response is an array or a page of records. Default: <url>/childList.
   */
  childrenUrl?: string;
  /**
   * Filter of the records in the tree: text of a JSON object, column to value: {"status":"1"}. Default: all.
   */
  condition?: string;
  /**
   * What happens if a record with child records is deleted: refuse rejects it while there are any, cascade deletes them too. Default: refuse.
   */
  onDelete?: 'refuse' | 'cascade';
}
export interface FormSchema {
  /**
   * How the form opens: tab (in its own tab), or over the list as a dialog (modal) or from the side (drawer). Default: tab.
   */
  open?: 'tab' | 'modal' | 'drawer';
  /**
   * Whether the record is read-only: true, false, or an expression over $values and $user; the server enforces it too. Default: false.
   */
  readOnly?: Condition;
  /**
   * Groups of head fields, from top to bottom.
   */
  groups: GroupSchema[];
  /**
   * Details below the groups, each in its own tab. Default: none.
   */
  tabs?: TabSchema[];
  /**
   * Divides the form into consecutive steps; every group and every tab belongs to exactly one step. Default: the whole form at once.
   */
  steps?: StepSchema[];
  /**
   * Header that stays visible above the form of a record, with the steps of its status. Default: derived from the list and the transitions.
   */
  header?: HeaderSchema;
  /**
   * For windows of 1280 px and more: details as the main area, groups as a rail next to them, and a ribbon that compares the head with the lines; users can turn it on and off. Only with open tab, without steps. Default: details below the groups.
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
   * Heading of the group.
   */
  title: string;
  /**
   * Number of fields per line, 1 to 4. Default: 4.
   */
  columns?: number;
  /**
   * Whether the group is initially collapsed under its heading; a finding in it expands it. Default: false.
   */
  folded?: boolean;
  /**
   * Column keys, in order; a field belongs to only one group. Related fields can be combined into a set: they are placed next to each other under one label.
   */
  fields: (string | FieldSetSchema)[];
}
/**
 * Related fields: mark, rate and currency of freight. Together they take the space of one field; in narrow windows each has its own.
 */
export interface FieldSetSchema {
  /**
   * Name of the set, unique among the groups and sets of the form; translations reference its title by it, like that of a group.
   */
  key: string;
  /**
   * Label in front of its fields.
   */
  title: string;
  /**
   * Column keys, in order.
   */
  fields: string[];
  /**
   * Shares of the width, one for each field: [5, 3, 6]. Default: all equal.
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
 * Identification of a record in the header above its form, besides its status and who last changed it.
 */
export interface HeaderSchema {
  /**
   * Column of the head by which users identify the record. Default: the first column of the list.
   */
  number?: string;
  /**
   * Column of the head with the customer of the record. Default: pasteMemoryKey.
   */
  customer?: string;
  /**
   * Decimal columns: of the head, or <detail>.<column> for the sum over its rows. Default: the columns of list.totals.
   */
  totals?: string[];
  /**
   * Values of the status column in the order in which a record passes through them; an empty list hides the steps. Default: derived by following the first transition from each status, if that gives three or more.
   */
  track?: string[];
}
/**
 * Layout for windows that are wide enough.
 */
export interface CockpitSchema {
  /**
   * Pairs of values of the head and the lines that must agree, from left to right. Default: none.
   */
  ribbon?: BalanceSchema[];
}
/**
 * Compares a value of the head with a value of the lines: shows whether they are equal, or the difference.
 */
export interface BalanceSchema {
  /**
   * Decimal column of the head. Default: none, the value of against is compared.
   */
  head?: string;
  /**
   * Instead of head: a decimal expression over $values and $details for the expected value of the lines. Default: none.
   */
  against?: string;
  /**
   * Value of the lines: <detail>.<column> for the sum over its rows, or a decimal expression over $values and $details.
   */
  lines: string;
  /**
   * Whether the value of the lines may be smaller, but not greater. Default: false.
   */
  atMost?: boolean;
  /**
   * Decimal expression: the permitted difference. Default: 0.
   */
  tolerance?: string;
  /**
   * Whether the values are comparable: true, false, or an expression over $values and $details. Default: true.
   */
  when?: Condition;
}
export interface CopySchema {
  /**
   * Head columns that are not copied; in the copy they have their default values. Default: none.
   */
  omit?: string[];
  /**
   * Details whose rows are copied. Default: none.
   */
  details?: string[];
  /**
   * Columns that a copy includes and marks until users confirm or change them: a key of the head, or <detail>.<column>. Values that omit leaves blank are marked as well. Default: the date columns of the head.
   */
  confirm?: string[];
}

export type ColumnType = ColumnSchema['type'];
