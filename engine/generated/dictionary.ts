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
   * Name of the dictionary; the file is called after it.
   */
  dictCode: string;
  /**
   * What staff read.
   */
  title: string;
  /**
   * items: short, served from this file. codes: of any size, in the database, filled by seed and import. table: rows of a table that pages keep, or of sys_user, sys_depart, sys_role.
   */
  kind: 'items' | 'codes' | 'table';
  /**
   * What offices write for items besides code and text, by value: `{ "USD": ["$", "美金"] }`. Texts of sheets, pastes and searches are compared with them without regard to case, width and blanks, and a point at the end. A name of several items is asked back. Of kinds items and codes. Default: none.
   */
  names?: {
    [k: string]: ItemNames;
  };
  /**
   * Names that may mean several items and mean this one most of the time, by value, in the form of names: `{ "CNY": ["¥"] }`. An import and a paste set the item and mark the cell as doubtful; an import without preview refuses it. No two items may claim one. Of kinds items and codes. Default: none.
   */
  probableNames?: {
    [k: string]: ItemNames;
  };
  /**
   * The items of kind items, in order.
   */
  items?: DictionaryItem[];
  /**
   * The items that a fresh database starts with, of kind codes. Default: none.
   */
  seed?: DictionarySeed[];
  /**
   * What an item says besides value and text, by name, with its type; read by fill and lookup. Of kind table the names are those of its columns. Default: nothing.
   */
  attributes?: {
    [k: string]: 'text' | 'decimal' | 'date' | 'boolean';
  };
  /**
   * The four attributes that a text of parts is made of, for the customs picker: customs code, tax number, company, fourth code. Default: texts have no parts.
   *
   * Items: Name of an attribute.
   */
  parts?: string[];
  /**
   * Tab-separated files of a code folder that fill it, in order; a later file wins. Default: none.
   */
  import?: DictionaryImport[];
  /**
   * Table of kind table: crm_customer.
   */
  table?: string;
  /**
   * Column of kind table that staff read: name. Columns are named as in the database, or by their keys.
   */
  text?: string;
  /**
   * Column of kind table that is stored: code.
   */
  value?: string;
  /**
   * Which rows of kind table: comparisons (=, !=, <, <=, >, >=, like, in, is null) of columns with literals and #{sys_user_code}, #{sys_user_name}, #{sys_org_code}, #{sys_multi_org_code}, #{sys_date}, #{sys_time}, #{tenant_id}, joined by and, or, not and parentheses. Default: all of the tenant.
   */
  where?: string;
  /**
   * Order of the rows of kind table, the first counts most. Default: by text.
   */
  orderBy?: DictionaryOrder[];
  /**
   * Values of kind codes are codes of administrative divisions (GB/T 2260): items are found by what places are called, in full, in part and without 省, 市, 区, as long as only one is called so. Default: false.
   */
  places?: boolean;
  /**
   * Column of kind table that holds the row above, for trees. Default: no tree.
   */
  pidField?: string;
  /**
   * Column of kind table that says whether there are rows below. Default: found out.
   */
  hasChildField?: string;
}
/**
 * One code.
 */
export interface DictionaryItem {
  /**
   * The code, as stored; always text.
   */
  value: string;
  /**
   * What staff read.
   */
  text: string;
  /**
   * Shown for old records, not to be chosen. Default: false.
   */
  disabled?: boolean;
  /**
   * Colour of the label: green, #1677ff. Default: none.
   */
  color?: string;
  /**
   * Values by the names of the dictionary's attributes.
   */
  attributes?: {
    [k: string]: string | boolean | null;
  };
}
/**
 * One code of a fresh database.
 */
export interface DictionarySeed {
  /**
   * The code, as stored; always text.
   */
  value: string;
  /**
   * What staff read.
   */
  text: string;
  /**
   * Shown for old records, not to be chosen. Default: false.
   */
  disabled?: boolean;
  /**
   * Colour of the label: green, #1677ff. Default: none.
   */
  color?: string;
  /**
   * Values by the names of the dictionary's attributes.
   */
  attributes?: {
    [k: string]: string | boolean | null;
  };
  /**
   * What else it is found by, as other official lists call it: NLRTM. Stays where an import fills the table. Default: none.
   */
  search?: string[];
}
/**
 * One file and which of its columns are meant.
 */
export interface DictionaryImport {
  /**
   * Name of the file in the folder: customs_district.tsv.
   */
  file: string;
  /**
   * Column of the code.
   */
  value: string;
  /**
   * Column of the text.
   */
  text: string;
  /**
   * Attribute name to column. Default: none.
   */
  attributes?: {
    [k: string]: string;
  };
  /**
   * Further columns that a search looks into. Default: none.
   */
  search?: string[];
  /**
   * Further files that give words to codes: what other official lists call them. Default: none.
   */
  words?: DictionaryWords[];
  /**
   * Columns of the text in other languages. Default: none.
   */
  texts?: DictionaryTexts;
  /**
   * Only rows whose columns have these values. Default: all rows.
   */
  where?: {
    [k: string]: string;
  };
}
/**
 * A file that names the same things otherwise.
 */
export interface DictionaryWords {
  /**
   * Name of the file in the folder: sea_port_unlocode.tsv.
   */
  file: string;
  /**
   * Its column with the word that a code is found by.
   */
  word: string;
  /**
   * Its columns that make up a name, joined by a comma: name and country are Rotterdam, Netherlands.
   */
  name: string[];
  /**
   * The column of the imported file that holds the same name; capitals do not matter.
   */
  of: string;
}
/**
 * Columns of the text in other languages, by language.
 */
export interface DictionaryTexts {
  /**
   * Column of the English text.
   */
  'en-US'?: string;
}
/**
 * One column of the order.
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
