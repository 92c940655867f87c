/** Paths of a page's forms below the page's own path. */
export interface FormPaths {
  readonly list: string;
  readonly create: string;
  readonly copyOf: (id: string) => string;
  /** A new record below another of a tree. */
  readonly below: (id: string) => string;
  readonly record: (id: string) => string;
}

export const formPaths = (base: string): FormPaths => ({
  list: base,
  create: `${base}/form/new`,
  copyOf: (id) => `${base}/form/new?copy=${encodeURIComponent(id)}`,
  below: (id) => `${base}/form/new?parent=${encodeURIComponent(id)}`,
  record: (id) => `${base}/form/${encodeURIComponent(id)}`,
});
