/** Address of a stored file: a relative path stands below the configured prefix, `http…` is taken as it is (S7-31). */
export function staticUrl(path: string, staticDomain: string): string {
  if (path === '' || path.startsWith('http')) return path;
  return `${staticDomain}/${path.replace(/^\/+/, '')}`;
}
