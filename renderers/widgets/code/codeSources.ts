/** Languages that a code editor colours; each comes in a chunk of its own. */
export type CodeLanguage = 'text' | 'json' | 'javascript' | 'sql' | 'xml' | 'html' | 'markdown';

/** Part of a text that is replaced. Offsets in UTF-16 units from the start of the text. */
export interface CodeEdit {
  readonly from: number;
  readonly to: number;
  readonly insert: string;
}

/** A button beside a problem that mends it. */
export interface CodeFix {
  readonly label: string;
  readonly edits: readonly CodeEdit[];
}

/** What is wrong with a text, marked where it stands. */
export interface CodeProblem {
  readonly from: number;
  readonly to: number;
  readonly level: 'error' | 'warning' | 'info';
  readonly message: string;
  /** What to write instead; below the message. */
  readonly hint?: string | undefined;
  readonly fixes?: readonly CodeFix[] | undefined;
}

/** Judges a text when the hand has rested for 300 ms. A source that rejects marks nothing. */
export type CodeLint = (text: string) => readonly CodeProblem[] | Promise<readonly CodeProblem[]>;

/** What a part of a text means. */
export interface CodeMeaning {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** What stands at an offset; null: nothing is known of it. */
export type CodeDescribe = (text: string, at: number) => CodeMeaning | null;

/** What can be completed where the caret stands. */
export interface CodeQuestion {
  readonly text: string;
  /** Offset of the caret. */
  readonly at: number;
  /** Asked for with Ctrl+Space, not by typing. */
  readonly isExplicit: boolean;
}

export interface CodeOffer {
  readonly label: string;
  /** What is written. Default: the label. */
  readonly insert?: string | undefined;
  /** Behind the label: a type. */
  readonly detail?: string | undefined;
  /** Beside the list: what it means. */
  readonly info?: string | undefined;
  readonly kind?: 'key' | 'value' | 'keyword' | undefined;
}

export interface CodeOffers {
  /** What the offer replaces: from here to the caret, or to `to`. */
  readonly from: number;
  readonly to?: number | undefined;
  readonly offers: readonly CodeOffer[];
}

/** Offers for where the caret stands; null: none. */
export type CodeComplete = (question: CodeQuestion) => CodeOffers | null | Promise<CodeOffers | null>;
