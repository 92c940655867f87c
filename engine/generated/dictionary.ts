/* Made from schemas/meta by `npm run generate`. Do not edit. */

/**
 * Names of one item.
 */
export type ItemNames = string[];

/**
 * A list of codes with their texts.
 */
export interface DictionarySchema {
  /**
   * Path of this meta-schema, for editors: ../meta/dictionary.schema.json.
   */
  $schema?: string;
  /**
   * Name of the dictionary; the file has the same name.
   */
  dictCode: string;
  /**
   * Text shown to users.
   */
  title: string;
  /**
   * items: a short list, defined in this file. codes: a list of any size, stored in the database, filled by seed and import. table: rows of a table that pages store, or of sys_user, sys_depart, sys_role.
   */
  kind: 'items' | 'codes' | 'table';
  /**
   * Further texts that offices write for an item, besides code and text, by value: `{ "USD": ["$", "美金"] }`. Texts from sheets, pastes and searches are compared with them, ignoring case, width, blanks and a final period. If a name belongs to several items, the user is asked. For kinds items and codes. Default: none.
   */
  names?: {
    [k: string]: ItemNames;
  };
  /**
   * Names that are ambiguous but usually mean this item, by value, in the same form as names: `{ "CNY": ["¥"] }`. An import and a paste set the item and mark the cell as doubtful; an import without preview rejects it. Two items cannot have the same one. For kinds items and codes. Default: none.
   */
  probableNames?: {
    [k: string]: ItemNames;
  };
  /**
   * Items of a dictionary of kind items, in order.
   */
  items?: DictionaryItem[];
  /**
   * Initial items of a fresh database, for kind codes. Default: none.
   */
  seed?: DictionarySeed[];
  /**
   * Further fields of an item besides value and text: name to type; read by fill and lookup. For kind table, the names are those of the table's columns. Default: none.
   */
  attributes?: {
    [k: string]: 'text' | 'decimal' | 'date' | 'boolean';
  };
  /**
   * For the customs picker: the four attributes that make up a multi-part text, namely customs code, tax number, company, fourth code. Default: texts have no parts.
   *
   * Items: Name of an attribute.
   */
  parts?: string[];
  /**
   * Tab-separated files of a code folder that fill the dictionary, in order; a later file takes precedence. Default: none.
   */
  import?: DictionaryImport[];
  /**
   * For kind table: name of the table: crm_customer.
   */
  table?: string;
  /**
   * For kind table: column with the text shown to users: name. Columns are named as in the database, or by their keys.
   */
  text?: string;
  /**
   * For kind table: column with the stored value: code.
   */
  value?: string;
  /**
   * For kind table: filter of the rows: comparisons (=, !=, <, <=, >, >=, like, in, is null) of columns with literals and #{sys_user_code}, #{sys_user_name}, #{sys_org_code}, #{sys_multi_org_code}, #{sys_date}, #{sys_time}, #{tenant_id}, combined with and, or, not and parentheses. Default: all rows of the tenant.
   */
  where?: string;
  /**
   * For kind table: sort order of the rows, most significant column first. Default: by text.
   */
  orderBy?: DictionaryOrder[];
  /**
   * For kind codes: whether the values are codes of administrative divisions (GB/T 2260). Items are then found by place name, in full, in part and without 省, 市, 区, if the name is unambiguous. Default: false.
   */
  places?: boolean;
  /**
   * For kind table: column with the parent row, for trees. Default: no tree.
   */
  pidField?: string;
  /**
   * For kind table: column that indicates whether a row has child rows. Default: computed.
   */
  hasChildField?: string;
}
/**
 * One code with its text.
 */
export interface DictionaryItem {
  /**
   * The code as stored; always text.
   */
  value: string;
  /**
   * Text shown to users.
   */
  text: string;
  /**
   * Shown in existing records, but cannot be chosen. Default: false.
   */
  disabled?: boolean;
  /**
   * Color of the label: green, #1677ff. Default: none.
   */
  color?: string;
  /**
   * Attribute values, by the attribute names of the dictionary.
   */
  attributes?: {
    [k: string]: string | boolean | null;
  };
}
/**
 * One initial code of a fresh database.
 */
export interface DictionarySeed {
  /**
   * The code as stored; always text.
   */
  value: string;
  /**
   * Text shown to users.
   */
  text: string;
  /**
   * Shown in existing records, but cannot be chosen. Default: false.
   */
  disabled?: boolean;
  /**
   * Color of the label: green, #1677ff. Default: none.
   */
  color?: string;
  /**
   * Attribute values, by the attribute names of the dictionary.
   */
  attributes?: {
    [k: string]: string | boolean | null;
  };
  /**
   * Further search words of the code, such as its name in other official lists: NLRTM. They are retained when an import fills the table. Default: none.
   */
  search?: string[];
}
/**
 * One file, and the columns that are read from it.
 */
export interface DictionaryImport {
  /**
   * Name of the file in the folder: customs_district.tsv.
   */
  file: string;
  /**
   * Column with the code.
   */
  value: string;
  /**
   * Column with the text.
   */
  text: string;
  /**
   * Attribute name to column of the file. Default: none.
   */
  attributes?: {
    [k: string]: string;
  };
  /**
   * Further columns that are searched. Default: none.
   */
  search?: string[];
  /**
   * Further files with search words for the codes: their names in other official lists. Default: none.
   */
  words?: DictionaryWords[];
  /**
   * Columns with the text in other languages. Default: none.
   */
  texts?: DictionaryTexts;
  /**
   * Imports only rows whose columns have these values. Default: all rows.
   */
  where?: {
    [k: string]: string;
  };
}
/**
 * A file with other names for the same codes.
 */
export interface DictionaryWords {
  /**
   * Name of the file in the folder: sea_port_unlocode.tsv.
   */
  file: string;
  /**
   * Column of this file with the search word for a code.
   */
  word: string;
  /**
   * Columns of this file that form a name, joined by a comma: the columns name and country form Rotterdam, Netherlands.
   */
  name: string[];
  /**
   * Column of the imported file with the same name; case is ignored.
   */
  of: string;
}
/**
 * Columns with the text in other languages, by language.
 */
export interface DictionaryTexts {
  /**
   * Column with the English text.
   */
  'en-US'?: string;
}
/**
 * One column of the sort order.
 */
export interface DictionaryOrder {
  /**
   * Column of the table.
   */
  column: string;
  /**
   * asc or desc. Default: asc.
   */
  order?: 'asc' | 'desc';
}
