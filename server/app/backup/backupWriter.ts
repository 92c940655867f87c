import { createHash, randomBytes } from 'node:crypto';
import { open, rename, rm, type FileHandle } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import {
  FORMAT_VERSION,
  FRAME,
  FRAME_HEAD_BYTES,
  type BackupHeader,
  type BackupTrailer,
  type PartEncoding,
  type PartEnd,
  type PartStart,
} from './backupFormat.ts';

/** Fast level: a stronger one takes three times as long and saves a tenth of the size. */
const GZIP = { level: 1, chunkSize: 256 * 1024 };
/** Content whose beginning shrinks by less than a tenth (images, PDF, workbooks) is stored uncompressed. */
const WORTH_COMPRESSING = 0.9;

type Chunks = AsyncIterable<Uint8Array>;

/** Updates the hash and the byte count in `seen` while passing the chunks through. */
async function* measured(chunks: Chunks, seen: { hash: ReturnType<typeof createHash>; bytes: number }): Chunks {
  for await (const chunk of chunks) {
    seen.hash.update(chunk);
    seen.bytes += chunk.byteLength;
    yield chunk;
  }
}

/** Chooses the encoding by compressing the first chunk; `whole` yields the complete content. */
async function probe(chunks: Chunks): Promise<{ encoding: PartEncoding; whole: Chunks }> {
  const iterator = chunks[Symbol.asyncIterator]();
  const first = await iterator.next();
  const whole = (async function* (): Chunks {
    if (first.done === true) return;
    yield first.value;
    yield* { [Symbol.asyncIterator]: () => iterator };
  })();
  if (first.done === true) return { encoding: 'plain', whole };
  let shrunk = 0;
  const count = async (packed: Chunks): Promise<void> => {
    for await (const { byteLength } of packed) shrunk += byteLength;
  };
  await pipeline(Readable.from([first.value]), createGzip(GZIP), count);
  return { encoding: shrunk < first.value.byteLength * WORTH_COMPRESSING ? 'gzip' : 'plain', whole };
}

/** Writes one backup frame by frame to a temporary file next to the target, and renames it at the end. */
export class BackupWriter {
  readonly #file: string;
  readonly #draft: string;
  readonly #handle: FileHandle;
  readonly #hash = createHash('sha256');
  #parts = 0;
  #isOpen = true;

  private constructor(file: string, draft: string, handle: FileHandle) {
    this.#file = file;
    this.#draft = draft;
    this.#handle = handle;
  }

  /** Opens the temporary file with mode 0600: it contains hashes of passwords and keys. */
  static async begin(file: string, header: BackupHeader): Promise<BackupWriter> {
    const draft = `${file}.${randomBytes(4).toString('hex')}.part`;
    const writer = new BackupWriter(file, draft, await open(draft, 'wx', 0o600));
    try {
      await writer.#write(Buffer.from(`waybill-backup ${FORMAT_VERSION}\n`));
      await writer.#frame(FRAME.header, header);
      return writer;
    } catch (error) {
      await writer.discard();
      throw error;
    }
  }

  /** Adds a part. `rowsOf` is called after the content has been read to its end. */
  async part(start: PartStart, content: Chunks, rowsOf: () => Promise<number> = async () => 0): Promise<PartEnd> {
    const seen = { hash: createHash('sha256'), bytes: 0 };
    const { encoding, whole } =
      start.kind === 'file' ? await probe(content) : { encoding: 'gzip' as const, whole: content };
    await this.#frame(FRAME.partStart, { ...start, encoding });
    const write = async (chunks: Chunks): Promise<void> => {
      for await (const chunk of chunks) await this.#frame(FRAME.data, chunk);
    };
    const source = Readable.from(measured(whole, seen), { objectMode: true });
    if (encoding === 'gzip') await pipeline(source, createGzip(GZIP), write);
    else await pipeline(source, write);
    const end: PartEnd = { sha256: seen.hash.digest('hex'), bytes: seen.bytes, rows: await rowsOf() };
    await this.#frame(FRAME.partEnd, end);
    this.#parts += 1;
    return end;
  }

  /** Writes the trailer and digest, syncs the file to disk and renames it to its final name. */
  async finish(trailer: Omit<BackupTrailer, 'parts'>): Promise<void> {
    await this.#frame(FRAME.trailer, { ...trailer, parts: this.#parts });
    await this.#frame(FRAME.digest, this.#hash.copy().digest());
    await this.#handle.sync();
    await this.#close();
    await rename(this.#draft, this.#file);
    const folder = await open(dirname(this.#file), 'r');
    await folder.sync().finally(() => folder.close());
  }

  /** Deletes the temporary file; has no effect after `finish`. */
  async discard(): Promise<void> {
    await this.#close();
    await rm(this.#draft, { force: true });
  }

  async #close(): Promise<void> {
    if (this.#isOpen) await this.#handle.close();
    this.#isOpen = false;
  }

  async #frame(type: number, payload: Uint8Array | object): Promise<void> {
    const bytes = payload instanceof Uint8Array ? payload : Buffer.from(JSON.stringify(payload));
    const head = Buffer.alloc(FRAME_HEAD_BYTES);
    head.writeUInt8(type, 0);
    head.writeUInt32BE(bytes.byteLength, 1);
    await this.#write(head, bytes);
  }

  async #write(...pieces: readonly Uint8Array[]): Promise<void> {
    for (const piece of pieces) this.#hash.update(piece);
    const length = pieces.reduce((sum, { byteLength }) => sum + byteLength, 0);
    const { bytesWritten } = await this.#handle.writev([...pieces]);
    // On a full disk a write may be partial without an error.
    if (bytesWritten !== length) throw new Error(`ENOSPC: ${this.#draft} took ${bytesWritten} of ${length} bytes`);
  }
}
