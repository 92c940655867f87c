import type { MessageText } from './messageTexts.ts';

/** A part of a message: fields of the head, or with `rows` a list of items. */
export interface MessageSection {
  /** Element around the fields or items; absent where items stand in the root. */
  readonly element?: string;
  /** Element of one item. */
  readonly item?: string;
  /** Name of the array in records: `bgdGoodsList`. */
  readonly rows?: string;
  /** Element of the message to key of the record: `{ GrossWet: 'grossWet' }`, in the order of the message. */
  readonly fields: Readonly<Record<string, string>>;
}

/** How a record stands in an XML message: `schemas/messages/<name>.json`. */
export interface MessageMapping {
  readonly root: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** Elements that hold a day as `yyyyMMdd`; records hold `YYYY-MM-DD`. */
  readonly dates: readonly string[];
  /** In the order of the message. */
  readonly sections: readonly MessageSection[];
}

/** What a message holds: texts, and lists of rows. Blank fields are left out. */
export interface MessageRecord {
  readonly [key: string]: string | readonly Readonly<Record<string, string>>[];
}

export interface MessageProblem {
  /** `DecLists/DecList/2/GName`; empty for the message as a whole. */
  readonly place: string;
  /** For staff. */
  readonly said: MessageText;
}

/** How much of a message is read. */
export interface MessageLimits {
  readonly maxCharacters: number;
  /** Opening and closing ones, counted before anything is parsed. */
  readonly maxTags: number;
  readonly maxDepth: number;
  /** Rows of one list. */
  readonly maxRows: number;
}

export const MESSAGE_LIMITS: MessageLimits = {
  maxCharacters: 5_000_000,
  maxTags: 60_000,
  maxDepth: 10,
  maxRows: 5_000,
};
