import { seededRandom } from '../../../server/app/demo/seededRandom.ts';

/** A file sent to do harm, and the call that it is sent to. */
export interface HostileFile {
  readonly name: string;
  readonly call: 'book' | 'oldBook' | 'csv' | 'dictionary' | 'message' | 'upload';
  /** Name of an uploaded file. */
  readonly fileName?: string;
  readonly bytes: () => Buffer;
  /** Message for the sender if it is refused; absent: it may also be read. */
  readonly says?: string;
  /** Texts of the first row that is read; absent: it may also be refused. */
  readonly reads?: readonly string[];
}

/** Returns the file with some bytes changed, the same ones each time. */
export function damaged(bytes: Buffer, seed: number, count = 12): Buffer {
  const { between } = seededRandom(seed);
  const changed = Buffer.from(bytes);
  for (let one = 0; one < count; one += 1) changed[between(0, changed.length - 1)] = between(0, 255);
  return changed;
}

export const cut = (bytes: Buffer, seed: number): Buffer =>
  bytes.subarray(0, seededRandom(seed).between(1, bytes.length - 1));

export const garbage = (seed: number, length: number): Buffer => {
  const { between } = seededRandom(seed);
  return Buffer.from(Array.from({ length }, () => between(0, 255)));
};

/** Entities that each expand to ten of the one before: a kilobyte that becomes gigabytes. */
export const LAUGHS = `<!DOCTYPE a [<!ENTITY a0 "ha">${Array.from(
  { length: 9 },
  (_, level) => `<!ENTITY a${level + 1} "${`&a${level};`.repeat(10)}">`,
).join('')}]>`;

export const nested = (name: string, levels: number): string =>
  `<${name}>`.repeat(levels) + `</${name}>`.repeat(levels);
