/* Made from schemas/meta by `npm run generate`. Do not edit. */

/**
 * Mapping of a record to an XML message: which element holds which column. Pages reference it by their key message.
 */
export interface MessageSchema {
  /**
   * Path of this meta-schema, for editors: ../meta/message.schema.json.
   */
  $schema?: string;
  /**
   * Title of the message.
   */
  title: string;
  /**
   * Name of the root element.
   */
  root: string;
  /**
   * Attributes of the root element, as they are written; they are ignored when a message is read. Default: none.
   */
  attributes?: {
    [k: string]: string;
  };
  /**
   * Elements with a date as yyyyMMdd; in records it is YYYY-MM-DD. Default: none.
   */
  dates?: string[];
  /**
   * Sections of the message, in order.
   */
  sections: MessageSection[];
}
export interface MessageSection {
  /**
   * Element that encloses the fields or rows. Default: none, rows are children of the root element.
   */
  element?: string;
  /**
   * Element of one row; requires rows.
   */
  item?: string;
  /**
   * Name of the rows in records, as defined by the detail: bgdGoodsList. Default: the fields belong to the head.
   */
  rows?: string;
  /**
   * Column keys by element, in the order of the message.
   */
  fields: {
    [k: string]: string;
  };
}
