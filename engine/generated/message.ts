/* Made from schemas/meta by `npm run generate`. Do not edit. */

/**
 * How a record stands in an XML message: which element holds which column. Pages name it by their key message.
 */
export interface MessageSchema {
  /**
   * Path of this meta-schema, for editors: ../meta/message.schema.json.
   */
  $schema?: string;
  /**
   * Name of the message.
   */
  title: string;
  /**
   * Root element.
   */
  root: string;
  /**
   * Attributes of the root as they are written; readers look past them. Default: none.
   */
  attributes?: {
    [k: string]: string;
  };
  /**
   * Elements that hold a day as yyyyMMdd; records hold YYYY-MM-DD. Default: none.
   */
  dates?: string[];
  /**
   * Parts of the message, in its order.
   */
  sections: MessageSection[];
}
export interface MessageSection {
  /**
   * Element around the fields or rows. Default: none, rows stand in the root.
   */
  element?: string;
  /**
   * Element of one row; goes with rows.
   */
  item?: string;
  /**
   * Name of the rows in records, as the detail has it: bgdGoodsList. Default: the fields belong to the head.
   */
  rows?: string;
  /**
   * Column keys by element, in the order of the message.
   */
  fields: {
    [k: string]: string;
  };
}
