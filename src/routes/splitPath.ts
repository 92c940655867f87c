/** `/a/b?x=1` → `/a/b`, `?x=1`. */
export const splitPath = (fullPath: string): readonly [pathname: string, search: string] => {
  const at = fullPath.indexOf('?');
  return at < 0 ? [fullPath, ''] : [fullPath.slice(0, at), fullPath.slice(at)];
};
