/* Made from schemas/meta by `npm run generate`. Do not edit. */

/**
 * Texts of a page, an example, a dictionary, a popup report or the menu in another language; what is missing stays as it is.
 */
export interface LocaleSchema {
  /**
   * Path of this meta-schema, for editors: ../../../meta/locale.schema.json.
   */
  $schema?: string;
  /**
   * Name of the page, dictionary or report.
   */
  title?: string;
  /**
   * Of a dictionary (dicts/<code>.json): texts by value; they stand before those that the database has.
   */
  items?: {
    [k: string]: string;
  };
  /**
   * Of a report (reports/<code>.json): titles of its parameters by name.
   */
  params?: {
    [k: string]: string;
  };
  /**
   * Of the menu (menu.json): titles by the name of the entry. An entry that was renamed since keeps its name.
   */
  entries?: {
    [k: string]: string;
  };
  /**
   * Of the menu (menu.json): titles of rights by permission code.
   */
  rights?: {
    [k: string]: string;
  };
  /**
   * Titles by column key, or <detail>.<column>.
   */
  columns?: {
    [k: string]: string;
  };
  /**
   * Grey texts by column key, or <detail>.<column>.
   */
  placeholders?: {
    [k: string]: string;
  };
  /**
   * Help beside titles (tipsContent) by column key, or <detail>.<column>.
   */
  tips?: {
    [k: string]: string;
  };
  /**
   * Texts of options (of a report: of replace_val) by column key, or <detail>.<column>, and value.
   */
  options?: {
    [k: string]: {
      [k: string]: string;
    };
  };
  /**
   * Texts of upload buttons by column key, or <detail>.<column>.
   */
  buttons?: {
    [k: string]: string;
  };
  /**
   * Titles by detail key.
   */
  details?: {
    [k: string]: string;
  };
  /**
   * Headings by group key; of a report (reports/<code>.json) by the groupTitle that the file has.
   */
  groups?: {
    [k: string]: string;
  };
  /**
   * Texts of buttons by action name or transition id.
   */
  actions?: {
    [k: string]: string;
  };
  /**
   * Questions by action name or transition id.
   */
  confirms?: {
    [k: string]: string;
  };
  /**
   * Titles of list tabs by key.
   */
  tabs?: {
    [k: string]: string;
  };
  /**
   * Messages by rule id; they may contain the same placeholders.
   */
  rules?: {
    [k: string]: string;
  };
  /**
   * Messages of validateRules by column key, or <detail>.<column>, in the order of the rules; null leaves one as it is.
   */
  checks?: {
    [k: string]: (string | null)[];
  };
}
