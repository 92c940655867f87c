import type { StoredValues } from '../../platform/browserStorage/storedValues.ts';

/** Incomplete uploads begun in this browser, by the mark of their file. */
export interface BegunUploads {
  /** Id of the upload on the server; undefined when none is known, or another tab of this window continues it. */
  claim(mark: string): string | undefined;
  keep(mark: string, id: string): void;
  /** Removes a completed, cancelled or refused upload. */
  forget(mark: string): void;
  /** Releases the claim of this window; the upload can be claimed again. */
  release(mark: string): void;
}

/** As long as the server stores an incomplete upload, ms. */
const LIFETIME_MS = 24 * 3_600_000;

/** Shared by all tabs of this window: a file selected twice at the same time is sent twice. */
const claimed = new Set<string>();

/** Stored in the browser, so that they survive a reload. Contains neither name nor content of a file. */
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

/** Bytes hashed at the beginning and at the end. */
const LOOKED_AT = 64 * 1024;

/** 32-bit FNV-1a; on plain http no digest function is available. */
function mix(bytes: Uint8Array, from: number): number {
  let hash = from;
  for (const byte of bytes) hash = Math.imul(hash ^ byte, 0x01_00_01_93);
  return hash >>> 0;
}

/** Computes the mark of a file from its name, size, time, beginning and end, and from `place`, its destination. */
export async function markOfFile(file: File, place: string): Promise<string> {
  const facts = new TextEncoder().encode([place, file.name, file.size, file.lastModified].join('\n'));
  const ends = [file.slice(0, LOOKED_AT), file.slice(-LOOKED_AT)];
  const read = await Promise.all(ends.map(async (part) => new Uint8Array(await part.arrayBuffer())));
  const content = read.reduce((hash, bytes) => mix(bytes, hash), 0x81_1c_9d_c5);
  return [mix(facts, 0x81_1c_9d_c5), content, file.size].map((number) => number.toString(36)).join('-');
}
