/**
 * Which record a form shows: a stored one, a new one, a new one that starts as a copy, or a new one below another in a
 * tree.
 */
export interface RecordChoice {
  readonly id: string | null;
  readonly copyOf?: string | undefined;
  readonly below?: string | undefined;
  /** Name of a stored record, when the list knows it. */
  readonly name?: string | undefined;
}

/** Paths of a page's forms, relative to the page's own path. */
export interface FormPaths {
  readonly list: string;
  readonly create: string;
  readonly copyOf: (id: string) => string;
  /** A new record below another in a tree. */
  readonly below: (id: string) => string;
  readonly record: (id: string) => string;
}

/** Opens a form of the page: in its tab, or over the list. */
export type OpenForm = (choice: RecordChoice) => void;

/** Returns the id of the stored record that the form starts from, if any. */
export const sourceOf = ({ id, copyOf }: RecordChoice): string | undefined => id ?? copyOf;

export const formPaths = (base: string): FormPaths => ({
  list: base,
  create: `${base}/form/new`,
  copyOf: (id) => `${base}/form/new?copy=${encodeURIComponent(id)}`,
  below: (id) => `${base}/form/new?parent=${encodeURIComponent(id)}`,
  record: (id) => `${base}/form/${encodeURIComponent(id)}`,
});

export const pathOfForm = ({ create, copyOf, below, record }: FormPaths, choice: RecordChoice): string => {
  if (choice.id !== null) return record(choice.id);
  if (choice.below !== undefined) return below(choice.below);
  return choice.copyOf === undefined ? create : copyOf(choice.copyOf);
};
