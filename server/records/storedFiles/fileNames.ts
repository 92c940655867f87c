const MAX_LENGTH = 200;
// What systems refuse in names, what hides or turns them around, and what separates folders.
const UNFIT = /[\p{Cc}\p{Cf}\p{Cs}\\/:*?"<>|]+/gu;

/** A name as it was sent, without folders and signs that no file may have; at most 200 characters, the extension kept. Blank when nothing is left. */
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

/** The name that a call gives along, as `encodeURIComponent` writes it; blank when it gives none that can be read. */
export function sentFileName(header: unknown): string {
  if (typeof header !== 'string') return '';
  try {
    return cleanFileName(decodeURIComponent(header));
  } catch {
    return '';
  }
}
