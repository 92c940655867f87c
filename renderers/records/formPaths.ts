/** Paths of a page's forms below the page's own path. */
export interface FormPaths {
  readonly list: string;
  readonly create: string;
  readonly copyOf: (id: string) => string;
  readonly record: (id: string) => string;
}

export const formPaths = (base: string): FormPaths => ({
  list: base,
  create: `${base}/form/new`,
  copyOf: (id) => `${base}/form/new?copy=${encodeURIComponent(id)}`,
  record: (id) => `${base}/form/${encodeURIComponent(id)}`,
});
