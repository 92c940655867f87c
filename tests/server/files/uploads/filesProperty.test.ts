import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestClient } from '../../testServer.ts';
import { PDF, save, startPaperServer, upload, type PaperServer } from './paperServer.ts';

let server: PaperServer;
let clerk: TestClient;
beforeAll(async () => {
  server = await startPaperServer();
  clerk = await server.signIn('clerk');
});
afterAll(() => server.close());

type Step =
  | { readonly kind: 'upload'; readonly good: boolean }
  | { readonly kind: 'piece'; readonly whole: boolean; readonly giveUp: boolean }
  | { readonly kind: 'save'; readonly files: readonly number[] }
  | { readonly kind: 'edit'; readonly record: number; readonly files: readonly number[] }
  | { readonly kind: 'remove'; readonly record: number }
  | { readonly kind: 'pass'; readonly hours: number };

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('upload' as const), good: fc.boolean() }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('piece' as const), whole: fc.boolean(), giveUp: fc.boolean() }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant('save' as const), files: fc.array(fc.nat(9), { maxLength: 2 }) }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('edit' as const),
      record: fc.nat(5),
      files: fc.array(fc.nat(9), { maxLength: 2 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('remove' as const), record: fc.nat(5) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('pass' as const), hours: fc.constantFrom(20, 30, 800) }) },
);

/** Files and records that a run has created so far. */
interface World {
  readonly paths: string[];
  /** Versions of existing records by id, with the paths that they reference. */
  readonly records: Map<string, { version: unknown; paths: readonly string[] }>;
}

const chosen = <T>(list: readonly T[], index: number): T | undefined => list[index % Math.max(1, list.length)];

async function sendPiece(world: World, { whole, giveUp }: { readonly whole: boolean; readonly giveUp: boolean }) {
  const headers = { 'tus-resumable': '1.0.0', 'x-access-token': clerk.token };
  const begun = await server.app.inject({
    method: 'POST',
    url: '/api/sys/common/uploads',
    headers: {
      ...headers,
      'upload-length': String(PDF.length),
      'upload-metadata': `filename ${Buffer.from('p.pdf').toString('base64')}`,
    },
  });
  const url = String(begun.headers['location']);
  const sent = await server.app.inject({
    method: 'PATCH',
    url,
    headers: { ...headers, 'content-type': 'application/offset+octet-stream', 'upload-offset': '0' },
    payload: whole ? PDF : PDF.subarray(0, 20),
  });
  const path = sent.headers['x-stored-path'];
  if (giveUp) await server.app.inject({ method: 'DELETE', url, headers });
  else if (path !== undefined) world.paths.push(decodeURIComponent(String(path)));
}

async function write(world: World, files: readonly number[], id?: string): Promise<void> {
  const paths = [...new Set(files.flatMap((index) => chosen(world.paths, index) ?? []))];
  const papers = paths.join(',') || null;
  const known = id === undefined ? undefined : world.records.get(id);
  const answer =
    known === undefined
      ? await save(clerk, { name: '件', papers })
      : await save(clerk, { id, version: known.version, papers }, 'edit');
  if (!answer.body.success) return;
  const { id: savedId, version } = Object(answer.body.result);
  world.records.set(String(savedId), { version, paths });
}

async function take(world: World, one: Step): Promise<void> {
  if (one.kind === 'upload') {
    const { body } = await upload(server, clerk, { fileName: one.good ? 'a.pdf' : 'a.png', bytes: PDF });
    if (body.success) world.paths.push(body.message);
  } else if (one.kind === 'piece') await sendPiece(world, one);
  else if (one.kind === 'save') await write(world, one.files);
  else if (one.kind === 'pass') {
    await server.pass(one.hours);
    await server.sweep();
  } else {
    const id = chosen([...world.records.keys()], one.record);
    if (id === undefined) return;
    if (one.kind === 'edit') {
      await write(world, one.files, id);
      return;
    }
    const { body } = await clerk.call({ method: 'DELETE', url: `/cargo/paper/delete?id=${id}` });
    if (body.success) world.records.delete(id);
  }
}

const namedContents = async (): Promise<readonly string[]> =>
  (
    await server.services.db
      .selectFrom('sys_kept_file as k')
      .innerJoin('sys_stored_content as c', 'c.file_id', 'k.file_id')
      .select(['k.path'])
      .execute()
  ).map(({ path }) => path);

test('whatever is uploaded, saved, removed and swept, the disk holds exactly what the database names', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 16 }), async (steps) => {
      const world: World = { paths: [], records: new Map() };
      for (const one of steps) await take(world, one);
      await server.sweep();
      expect(await server.onDisk()).toEqual(await server.inDatabase());
      const wanted = new Set([...world.records.values()].flatMap(({ paths }) => paths));
      const there = await namedContents();
      // A file that a record references is never swept.
      expect([...wanted].filter((path) => !there.includes(path))).toEqual([]);
      // A year later nothing else is left.
      await server.pass(24 * 365);
      await server.sweep();
      expect([...(await namedContents())].sort()).toEqual([...wanted].sort());
      expect((await server.onDisk()).length).toBe(wanted.size);
      for (const id of world.records.keys())
        await clerk.call({ method: 'DELETE', url: `/cargo/paper/delete?id=${id}` });
      await server.pass(24 * 365);
      await server.sweep();
      expect([await server.onDisk(), await server.inDatabase()]).toEqual([[], []]);
    }),
    { numRuns: 12 },
  );
}, 120_000);
