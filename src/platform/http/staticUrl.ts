/** URL of a stored file: a relative path is prefixed with the configured domain, `http…` is unchanged (S7-31). */
export function staticUrl(path: string, staticDomain: string): string {
  if (path === '' || path.startsWith('http')) return path;
  return `${staticDomain}/${path.replace(/^\/+/, '')}`;
}
