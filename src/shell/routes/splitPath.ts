/** `/a/b?x=1` → `/a/b`, `?x=1`. */
export const splitPath = (fullPath: string): readonly [pathname: string, search: string] => {
  const at = fullPath.indexOf('?');
  return at < 0 ? [fullPath, ''] : [fullPath.slice(0, at), fullPath.slice(at)];
};

/** Path of a form below its page: `/bgd/export/form/7`. */
export const FORM_PATH = /^(?<base>.+)\/form\/(?<id>[^/]+)$/;

/** `/bgd/export/form/7?x=1` → `/bgd/export`; null when the path is no form. */
export const listPathOf = (fullPath: string): string | null =>
  FORM_PATH.exec(splitPath(fullPath)[0])?.groups?.['base'] ?? null;
