import type { StoredValues } from '../../platform/browserStorage/storedValues.ts';

/** Uploads that were begun in this browser and are not whole, by what file they are of. */
export interface BegunUploads {
  /** Id of the upload on the server; undefined: none is known, or another of this window goes on with it. */
  claim(mark: string): string | undefined;
  keep(mark: string, id: string): void;
  /** It is whole, given up, or refused. */
  forget(mark: string): void;
  /** Nobody of this window goes on with it; it can be claimed again. */
  release(mark: string): void;
}

/** As long as the server keeps a half, ms. */
const LIFETIME_MS = 24 * 3_600_000;

/** Of all tabs of this window: a file that is chosen twice at a time is sent twice. */
const claimed = new Set<string>();

/** Kept in browser storage, so that a page that was loaded anew finds them. Nothing of a file's name or content is in it. */
export function createBegunUploads(stored: StoredValues, owner: string): BegunUploads {
  const keyOf = (mark: string): string => `Upload_${owner}_${mark}`;
  return {
    claim(mark) {
      const key = keyOf(mark);
      if (claimed.has(key)) return undefined;
      claimed.add(key);
      const id = stored.get(key);
      return typeof id === 'string' && id !== '' ? id : undefined;
    },
    keep: (mark, id) => stored.set(keyOf(mark), id, LIFETIME_MS),
    forget: (mark) => stored.remove(keyOf(mark)),
    release: (mark) => void claimed.delete(keyOf(mark)),
  };
}

/** Bytes at the beginning and at the end that are looked at. */
const LOOKED_AT = 64 * 1024;

/** FNV-1a of 32 bits; on plain http there is no digest. */
function mix(bytes: Uint8Array, from: number): number {
  let hash = from;
  for (const byte of bytes) hash = Math.imul(hash ^ byte, 0x01_00_01_93);
  return hash >>> 0;
}

/** The same for the same file going the same way: by its name, size, time, beginning and end, and by `place`. */
export async function markOfFile(file: File, place: string): Promise<string> {
  const facts = new TextEncoder().encode([place, file.name, file.size, file.lastModified].join('\n'));
  const ends = [file.slice(0, LOOKED_AT), file.slice(-LOOKED_AT)];
  const read = await Promise.all(ends.map(async (part) => new Uint8Array(await part.arrayBuffer())));
  const content = read.reduce((hash, bytes) => mix(bytes, hash), 0x81_1c_9d_c5);
  return [mix(facts, 0x81_1c_9d_c5), content, file.size].map((number) => number.toString(36)).join('-');
}
