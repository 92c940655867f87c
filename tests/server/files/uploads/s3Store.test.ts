import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ConfigError } from '../../../../server/core/config/config.ts';
import { FileMissingError, FileTooLargeError, newFileKey } from '../../../../server/core/blobStore/fileStore.ts';
import { readS3Settings } from '../../../../server/core/blobStore/openStore.ts';
import { s3Store } from '../../../../server/core/blobStore/s3Store.ts';
import { BUCKET_KEYS, startBucket } from './bucketServer.ts';

const MB = 1024 * 1024;

let bucket: Awaited<ReturnType<typeof startBucket>>;
beforeAll(async () => {
  bucket = await startBucket();
});
afterAll(() => bucket.close());

const store = (more: Partial<typeof BUCKET_KEYS> = {}) =>
  s3Store({ endpoint: bucket.endpoint, bucket: 'papers', prefix: 'waybill/', ...BUCKET_KEYS, ...more });

const contentOf = async (stream: AsyncIterable<unknown>): Promise<Buffer> => {
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(Buffer.from(part as Buffer));
  return Buffer.concat(parts);
};

describe('contents in a bucket', () => {
  test.each([
    ['nothing', 0],
    ['a few bytes', 9],
    ['exactly a part', 5 * MB],
    ['several parts', 12 * MB + 3],
  ])('come back byte by byte, with size and digest: %s', async (_name, size) => {
    const key = newFileKey();
    const bytes = randomBytes(size);
    const chunks = Array.from({ length: Math.ceil(size / 100_000) }, (_, index) =>
      bytes.subarray(index * 100_000, (index + 1) * 100_000),
    );
    const written = await store().put(key, chunks, size);
    expect(written).toEqual({ size, sha256: createHash('sha256').update(bytes).digest('hex') });
    expect([...bucket.objects.keys()]).toContain(`waybill/${key}`);
    expect((await contentOf(await store().get(key))).equals(bytes)).toBe(true);
    expect(await store().exists(key)).toBe(true);
    await store().delete(key);
    await store().delete(key);
    expect([await store().exists(key), bucket.uploads.size]).toEqual([false, 0]);
    await expect(store().get(key)).rejects.toThrow(FileMissingError);
  });

  test('are stored completely or not at all after an error, excess size or refusal', async () => {
    const before = [...bucket.objects.keys()];
    function* breaking(): Generator<Uint8Array> {
      yield Buffer.alloc(6 * MB);
      throw new Error('connection lost');
    }
    await expect(store().put(newFileKey(), breaking(), 20 * MB)).rejects.toThrow('connection lost');
    const large = [Buffer.alloc(6 * MB), Buffer.alloc(6 * MB)];
    await expect(store().put(newFileKey(), large, 12 * MB - 1)).rejects.toThrow(FileTooLargeError);
    bucket.state.failing = true;
    await expect(store().put(newFileKey(), large, 12 * MB)).rejects.toThrow('403');
    bucket.state.failing = false;
    expect([[...bucket.objects.keys()], bucket.uploads.size]).toEqual([before, 0]);
  });

  test('that a crash broke off go with their key', async () => {
    const key = newFileKey();
    bucket.uploads.set('left&behind', { key: `waybill/${key}`, parts: new Map() });
    bucket.uploads.set('of another', { key: `waybill/${newFileKey()}`, parts: new Map() });
    await store().delete(key);
    expect([...bucket.uploads.keys()]).toEqual(['of another']);
    bucket.uploads.clear();
  });

  test('need the right secret: every call is signed, its content with it', async () => {
    const key = newFileKey();
    expect(bucket.state.unsigned).toBe(0);
    await expect(store({ secretAccessKey: 'guessed' }).put(key, [Buffer.from('x')], 1)).rejects.toThrow(
      'SignatureDoesNotMatch',
    );
    expect(bucket.objects.has(`waybill/${key}`)).toBe(false);
  });
});

test('the settings of a bucket name what is missing, and never a secret', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'waybill-s3-'));
  const path = join(folder, 's3.json');
  const settings = { endpoint: 'https://s3.example.com', bucket: 'b', accessKeyId: 'a', secretAccessKey: 'hidden' };
  await writeFile(path, JSON.stringify(settings));
  expect(readS3Settings(path)).toEqual({ ...settings, region: 'us-east-1', prefix: '' });
  await writeFile(path, JSON.stringify({ ...settings, endpoint: 'ftp://x', bucket: 7 }));
  expect(() => readS3Settings(path)).toThrow(ConfigError);
  expect(() => readS3Settings(path)).toThrow(/bucket, endpoint$/);
  await writeFile(path, '{"secretAccessKey": hidden');
  expect(() => readS3Settings(path)).toThrow(/WAYBILL_S3: .*: not JSON$/);
  expect(() => readS3Settings(join(folder, 'none.json'))).toThrow(/WAYBILL_S3/);
  await rm(folder, { recursive: true });
});
