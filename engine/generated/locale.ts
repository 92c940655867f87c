/* Made from schemas/meta by `npm run generate`. Do not edit. */

/**
 * Translated texts of a page, an example, a dictionary, a popup report or the menu; texts without a translation are shown in the original language.
 */
export interface LocaleSchema {
  /**
   * Path of this meta-schema, for editors: ../../../meta/locale.schema.json.
   */
  $schema?: string;
  /**
   * Title of the page, dictionary or report.
   */
  title?: string;
  /**
   * For a dictionary (dicts/<code>.json): texts by value; they take precedence over those in the database.
   */
  items?: {
    [k: string]: string;
  };
  /**
   * For a report (reports/<code>.json): titles of its parameters by name.
   */
  params?: {
    [k: string]: string;
  };
  /**
   * For the menu (menu.json): titles by the name of the entry. A title that an administrator has changed is not translated.
   */
  entries?: {
    [k: string]: string;
  };
  /**
   * For the menu (menu.json): titles of permissions by permission code.
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
   * Placeholder texts by column key, or <detail>.<column>.
   */
  placeholders?: {
    [k: string]: string;
  };
  /**
   * Help texts (tipsContent) by column key, or <detail>.<column>.
   */
  tips?: {
    [k: string]: string;
  };
  /**
   * Texts of options (for a report: of replace_val) by column key, or <detail>.<column>, and value.
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
   * Headings by group key; for a report (reports/<code>.json) by the groupTitle in its file.
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
   * Confirmation questions by action name or transition id.
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
   * Messages by rule id; they may contain the same placeholders as the original.
   */
  rules?: {
    [k: string]: string;
  };
  /**
   * Messages of validateRules by column key, or <detail>.<column>, in the order of the rules; null keeps the original message.
   */
  checks?: {
    [k: string]: (string | null)[];
  };
}
