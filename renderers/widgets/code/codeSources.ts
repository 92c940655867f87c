/** Languages that a code editor highlights; each is a separate chunk. */
export type CodeLanguage = 'text' | 'json' | 'javascript' | 'sql' | 'xml' | 'html' | 'markdown';

/** Replacement of a part of a text. Offsets in UTF-16 units from the start of the text. */
export interface CodeEdit {
  readonly from: number;
  readonly to: number;
  readonly insert: string;
}

/** A button with a problem that fixes it. */
export interface CodeFix {
  readonly label: string;
  readonly edits: readonly CodeEdit[];
}

/** A problem in a text, marked at its position. */
export interface CodeProblem {
  readonly from: number;
  readonly to: number;
  readonly level: 'error' | 'warning' | 'info';
  readonly message: string;
  /** What to write instead; shown below the message. */
  readonly hint?: string | undefined;
  readonly fixes?: readonly CodeFix[] | undefined;
}

/** Validates a text after 300 ms without typing. When it rejects, nothing is marked. */
export type CodeLint = (text: string) => readonly CodeProblem[] | Promise<readonly CodeProblem[]>;

/** Meaning of a part of a text. */
export interface CodeMeaning {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** Returns the meaning at an offset; null: unknown. */
export type CodeDescribe = (text: string, at: number) => CodeMeaning | null;

/** Request for completions at the caret. */
export interface CodeQuestion {
  readonly text: string;
  /** Offset of the caret. */
  readonly at: number;
  /** Requested with Ctrl+Space, not by typing. */
  readonly isExplicit: boolean;
}

export interface CodeOffer {
  readonly label: string;
  /** Inserted text. Default: the label. */
  readonly insert?: string | undefined;
  /** Shown after the label: a type. */
  readonly detail?: string | undefined;
  /** Shown next to the list: the meaning. */
  readonly info?: string | undefined;
  readonly kind?: 'key' | 'value' | 'keyword' | undefined;
}

export interface CodeOffers {
  /** Start of the replaced text, which ends at the caret, or at `to`. */
  readonly from: number;
  readonly to?: number | undefined;
  readonly offers: readonly CodeOffer[];
}

/** Returns completions for the caret position; null: none. */
export type CodeComplete = (question: CodeQuestion) => CodeOffers | null | Promise<CodeOffers | null>;
