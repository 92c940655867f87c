const MAX_LENGTH = 200;
// Characters that systems reject in names, invisible or bidirectional control characters, and path separators.
const UNFIT = /[\p{Cc}\p{Cf}\p{Cs}\\/:*?"<>|]+/gu;

/**
 * Cleans a sent name: removes folders and replaces invalid characters; at most 200 characters, preserving the
 * extension. Blank if nothing is left.
 */
export function cleanFileName(sent: string): string {
  const last = sent.split(/[\\/]/).at(-1) ?? '';
  const name = last
    .normalize('NFC')
    .replace(UNFIT, '_')
    .replace(/^[\s.]+|[\s.]+$/gu, '');
  if (name.length <= MAX_LENGTH) return name;
  const extension = /\.[^.]{1,10}$/.exec(name)?.[0] ?? '';
  return name.slice(0, MAX_LENGTH - extension.length).replace(/\p{Cs}/gu, '') + extension;
}

/** Decodes a file name from a header, encoded with `encodeURIComponent`; blank if it is absent or invalid. */
export function sentFileName(header: unknown): string {
  if (typeof header !== 'string') return '';
  try {
    return cleanFileName(decodeURIComponent(header));
  } catch {
    return '';
  }
}
