import type { MessageText } from './messageTexts.ts';

/** A part of a message: header fields, or with `rows` a list of items. */
export interface MessageSection {
  /** Element around the fields or items; absent if items are children of the root. */
  readonly element?: string;
  /** Element of one item. */
  readonly item?: string;
  /** Name of the array in records: `bgdGoodsList`. */
  readonly rows?: string;
  /** Maps elements of the message to keys of the record: `{ GrossWet: 'grossWet' }`, in the order of the message. */
  readonly fields: Readonly<Record<string, string>>;
}

/** Mapping between a record and an XML message: `schemas/messages/<name>.json`. */
export interface MessageMapping {
  readonly root: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** Elements with a day as `yyyyMMdd`; records store `YYYY-MM-DD`. */
  readonly dates: readonly string[];
  /** In the order of the message. */
  readonly sections: readonly MessageSection[];
}

/** Content of a message: texts, and lists of rows. Blank fields are left out. */
export interface MessageRecord {
  readonly [key: string]: string | readonly Readonly<Record<string, string>>[];
}

export interface MessageProblem {
  /** `DecLists/DecList/2/GName`; empty for the message as a whole. */
  readonly place: string;
  /** Text for staff. */
  readonly said: MessageText;
}

/** Limits for reading a message. */
export interface MessageLimits {
  readonly maxCharacters: number;
  /** Opening and closing tags, counted before parsing. */
  readonly maxTags: number;
  readonly maxDepth: number;
  /** Maximum number of rows of one list. */
  readonly maxRows: number;
}

export const MESSAGE_LIMITS: MessageLimits = {
  maxCharacters: 5_000_000,
  maxTags: 60_000,
  maxDepth: 10,
  maxRows: 5_000,
};
