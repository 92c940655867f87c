import { createHash, type Hash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import {
  DamagedBackupError,
  FIRST_LINE,
  ForeignBackupError,
  FORMAT_VERSION,
  FRAME,
  FRAME_HEAD_BYTES,
  LARGEST_FRAME,
  MAX_FIRST_LINE_LENGTH,
  type BackupHeader,
  type BackupTrailer,
  type PartEncoding,
  type PartEnd,
  type PartStart,
} from './backupFormat.ts';

const READ_BYTES = 1024 * 1024;
const DIGEST_BYTES = 32;

type Chunks = AsyncIterable<Uint8Array>;

interface Frame {
  readonly type: number;
  readonly payload: Buffer;
}

/**
 * Consumes one part of a backup. Must read the content to its end; the returned row count is compared with the recorded
 * one.
 */
export type TakePart = (start: PartStart, content: Chunks) => Promise<{ readonly rows: number } | undefined>;

export interface ReadBackup {
  readonly file: string;
  readonly header: BackupHeader;
  readonly trailer: BackupTrailer;
}

/** Reads requested numbers of bytes from a file and hashes them. */
class ByteSource {
  readonly #chunks: AsyncIterator<Buffer>;
  #held: Buffer = Buffer.alloc(0);
  readonly hash: Hash = createHash('sha256');

  constructor(chunks: AsyncIterable<Buffer>) {
    this.#chunks = chunks[Symbol.asyncIterator]();
  }

  /** Returns fewer bytes at the end of the file. */
  async peek(count: number): Promise<Buffer> {
    const pieces = [this.#held];
    let length = this.#held.length;
    while (length < count) {
      const { done, value } = await this.#chunks.next();
      if (done === true) break;
      pieces.push(value);
      length += value.length;
    }
    if (pieces.length > 1) this.#held = Buffer.concat(pieces);
    return this.#held.subarray(0, count);
  }

  async take(count: number): Promise<Buffer> {
    const bytes = await this.peek(count);
    if (bytes.length < count) throw new DamagedBackupError('备份文件不完整 (the backup is cut short)');
    this.#held = this.#held.subarray(count);
    this.hash.update(bytes);
    return bytes;
  }
}

async function readFirstLine(source: ByteSource): Promise<void> {
  const line = FIRST_LINE.exec((await source.peek(MAX_FIRST_LINE_LENGTH)).toString('latin1'));
  if (line === null) throw new ForeignBackupError('不是本产品的备份文件 (not a backup of Waybill)');
  if (Number(line[1]) !== FORMAT_VERSION)
    throw new ForeignBackupError(
      `备份格式 ${line[1]} 由更新的版本写成，本程序读到 ${FORMAT_VERSION}，请用新版本恢复 (written by a newer release)`,
    );
  await source.take(line[0].length);
}

async function nextFrame(source: ByteSource, expected: readonly number[]): Promise<Frame> {
  const head = await source.take(FRAME_HEAD_BYTES);
  const [type, length] = [head.readUInt8(0), head.readUInt32BE(1)];
  if (!expected.includes(type) || length > LARGEST_FRAME)
    throw new DamagedBackupError('备份文件已损坏 (the backup is damaged)');
  return { type, payload: await source.take(length) };
}

/** Parses the JSON payload of a frame. Unvalidated: Waybill wrote it, and its digest is verified before it is used. */
const jsonOf = <T>({ payload }: Frame): T => {
  try {
    return JSON.parse(payload.toString('utf8')) as T;
  } catch {
    throw new DamagedBackupError('备份文件已损坏 (the backup is damaged)');
  }
};

/** Yields the data frames of a part; sets `seen.end` after the last one. */
async function* dataOf(source: ByteSource, seen: { end?: PartEnd }): AsyncGenerator<Uint8Array> {
  for (;;) {
    const frame = await nextFrame(source, [FRAME.data, FRAME.partEnd]);
    if (frame.type === FRAME.partEnd) {
      seen.end = jsonOf<PartEnd>(frame);
      return;
    }
    yield frame.payload;
  }
}

async function readPart(source: ByteSource, frame: Frame, take: TakePart): Promise<PartEnd> {
  const { encoding, ...start } = jsonOf<PartStart & { readonly encoding: PartEncoding }>(frame);
  const seen: { end?: PartEnd } = {};
  const hash = createHash('sha256');
  let bytes = 0;
  let rows: number | undefined;
  const measure = async (chunks: Chunks): Promise<void> => {
    const measured = (async function* (): Chunks {
      for await (const chunk of chunks) {
        hash.update(chunk);
        bytes += chunk.byteLength;
        yield chunk;
      }
    })();
    rows = (await take(start, measured))?.rows;
  };
  const data = Readable.from(dataOf(source, seen));
  if (encoding === 'gzip') await pipeline(data, createGunzip({ chunkSize: 256 * 1024 }), measure);
  else await pipeline(data, measure);
  const { end } = seen;
  if (end === undefined) throw new DamagedBackupError('备份文件已损坏 (the backup is damaged)');
  if (end.bytes !== bytes || end.sha256 !== hash.digest('hex') || end.rows !== (rows ?? end.rows))
    throw new DamagedBackupError(`备份文件已损坏 (the backup is damaged): ${JSON.stringify(start).slice(0, 200)}`);
  return end;
}

/** Converts zlib errors and premature stream ends to {@link DamagedBackupError}. */
const asDamage = (error: unknown): unknown =>
  error instanceof Error && 'code' in error && /^(Z_|ERR_STREAM_PREMATURE)/.test(String(error.code))
    ? new DamagedBackupError('备份文件已损坏 (the backup is damaged)', { cause: error })
    : error;

/** Reads a backup once from start to end and passes every part to `take`. Throws at the first error. */
export async function readBackup(
  file: string,
  take: TakePart,
  { signal }: { readonly signal?: AbortSignal | undefined } = {},
): Promise<ReadBackup> {
  const stream = createReadStream(file, { highWaterMark: READ_BYTES, signal });
  try {
    const source = new ByteSource(stream);
    await readFirstLine(source);
    const header = jsonOf<BackupHeader>(await nextFrame(source, [FRAME.header]));
    const counted = { parts: 0, rows: 0 };
    let frame = await nextFrame(source, [FRAME.partStart, FRAME.trailer]);
    while (frame.type === FRAME.partStart) {
      const { rows } = await readPart(source, frame, take);
      counted.parts += 1;
      counted.rows += rows;
      frame = await nextFrame(source, [FRAME.partStart, FRAME.trailer]);
    }
    const digest = source.hash.copy().digest();
    const trailer = jsonOf<BackupTrailer>(frame);
    const { payload } = await nextFrame(source, [FRAME.digest]);
    const isWhole = payload.length === DIGEST_BYTES && payload.equals(digest) && (await source.peek(1)).length === 0;
    if (!isWhole || trailer.parts !== counted.parts || trailer.rows !== counted.rows)
      throw new DamagedBackupError('备份文件已损坏 (the backup is damaged)');
    return { file, header, trailer };
  } catch (error) {
    throw asDamage(error);
  } finally {
    stream.destroy();
  }
}

const drain: TakePart = async (_, content) => {
  for await (const _chunk of content);
  return undefined;
};

/** Verifies every checksum of a backup without using its contents. */
export const verifyBackup = (
  file: string,
  options: { readonly signal?: AbortSignal | undefined } = {},
): Promise<ReadBackup> => readBackup(file, drain, options);
