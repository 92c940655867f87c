import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildSync } from 'esbuild';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { ApiError } from '../../../../server/core/base/errors.ts';
import { WorkerPool, type PoolSpec } from '../../../../server/core/workers/workerPool.ts';
import { WorkerFailure } from '../../../../server/core/workers/workerProcess.ts';
import type { EchoTask } from './echoWorker.ts';

/** Built like the server, so that each of many processes starts quickly. */
const BUILD = join(import.meta.dirname, '../../../../.build');
mkdirSync(BUILD, { recursive: true });
const folder = mkdtempSync(join(BUILD, 'workers-'));
buildSync({
  entryPoints: ['echoWorker', 'killedServer'].map((name) => join(import.meta.dirname, `${name}.ts`)),
  outdir: folder,
  outExtension: { '.js': '.mjs' },
  bundle: true,
  platform: 'node',
  format: 'esm',
  packages: 'external',
  logLevel: 'error',
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const SPEC: PoolSpec = {
  script: pathToFileURL(join(folder, 'echoWorker.mjs')),
  processes: 2,
  shares: { ofTenant: 2, ofUser: 2 },
  heapMb: 64,
  waiting: { ofAll: 8, ofUser: 4 },
  idleMs: 30_000,
  keptMb: 1000,
};
const ANN = { id: 'ann', tenantId: 'one' };
const BEN = { id: 'ben', tenantId: 'two' };

let crashes: WorkerFailure[] = [];
const pools: WorkerPool[] = [];
const poolOf = (less: Partial<PoolSpec> = {}): WorkerPool => {
  const pool = new WorkerPool({ ...SPEC, ...less }, (error) => crashes.push(error));
  pools.push(pool);
  return pool;
};
afterEach(async () => {
  crashes = [];
  for (const pool of pools.splice(0)) await pool.end();
});

const ask = (pool: WorkerPool, task: EchoTask, more: Partial<Parameters<WorkerPool['run']>[1]> = {}) =>
  pool.run(task, { owner: ANN, milliseconds: 20_000, ...more });
const pidOf = async (pool: WorkerPool): Promise<number> =>
  Number(String(await ask(pool, { kind: 'say', text: '' })).split(' ')[0]);
const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

describe('a pool of processes', () => {
  test('starts none until there is work, and keeps a warm one for the next task', async () => {
    const pool = poolOf();
    expect(pool.pids).toEqual([]);
    const first = await pidOf(pool);
    expect(await pidOf(pool)).toBe(first);
    expect(pool.pids).toEqual([first]);
    expect(first).not.toBe(process.pid);
  });

  test.each([
    { what: 'fills its heap', task: { kind: 'allocate', where: 'heap' }, fault: 'tooMuchMemory' },
    { what: 'fills memory besides its heap', task: { kind: 'allocate', where: 'buffers' }, fault: 'tooMuchMemory' },
    { what: 'makes V8 abort', task: { kind: 'array' }, fault: 'tooMuchMemory' },
    { what: 'exits', task: { kind: 'exit' }, fault: 'crashed' },
  ] as const)('outlives a task that $what, and serves the next', async ({ task, fault }) => {
    const pool = poolOf();
    const error = await ask(pool, task).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(WorkerFailure);
    expect((error as WorkerFailure).fault).toBe(fault);
    expect(crashes).toEqual([error]);
    expect(await ask(pool, { kind: 'say', text: 'still here' })).toMatch(/still here$/);
  });

  test('ends a task that takes too long, also one that never yields', async () => {
    const pool = poolOf();
    await pidOf(pool);
    await expect(ask(pool, { kind: 'loop' }, { milliseconds: 100 })).rejects.toMatchObject({ fault: 'tooSlow' });
  });

  test('hands on what a task throws, and keeps its process', async () => {
    const pool = poolOf();
    const pid = await pidOf(pool);
    await expect(ask(pool, { kind: 'throw' })).rejects.toThrow('thrown by the task');
    expect(await pidOf(pool)).toBe(pid);
  });

  test('receives parts in their order, before the answer', async () => {
    const parts: unknown[] = [];
    const told = await ask(poolOf(), { kind: 'say', text: 'x', parts: 3 }, { onPart: (part) => parts.push(part) });
    expect([parts, told]).toEqual([[0, 1, 2], expect.stringMatching(/ x$/)]);
  });

  test('tells its processes no passwords and addresses of the server', async () => {
    process.env['WAYBILL_ADMIN_PASSWORD'] = 'secret';
    try {
      const names = (await ask(poolOf(), { kind: 'environment' })) as readonly string[];
      expect(names).not.toContain('WAYBILL_ADMIN_PASSWORD');
      expect(names.filter((name) => /^(WAYBILL|DATABASE|PG)/.test(name))).toEqual([]);
    } finally {
      delete process.env['WAYBILL_ADMIN_PASSWORD'];
    }
  });

  test('ends a process that has nothing to do, and one that holds too much', async () => {
    const idle = poolOf({ idleMs: 50 });
    const first = await pidOf(idle);
    await expect.poll(() => isAlive(first)).toBe(false);
    expect(idle.pids).toEqual([]);
    const full = poolOf({ keptMb: 1 });
    expect(await pidOf(full)).not.toBe(await pidOf(full));
  });

  test('leaves a process to other tenants, whatever one of them sends', async () => {
    const pool = poolOf({ shares: { ofTenant: 1, ofUser: 1 } });
    const hogged = ['a', 'b', 'c'].map((id) =>
      ask(pool, { kind: 'sleep', milliseconds: 10_000 }, { owner: { id, tenantId: 'one' } }),
    );
    for (const one of hogged) one.catch(() => undefined);
    await ask(pool, { kind: 'say', text: 'quick' }, { owner: BEN });
    expect(await Promise.race([hogged[0], 'still busy'])).toBe('still busy');
  });

  test('rejects a user with excess tasks by 429, and everyone by 503 when full', async () => {
    const pool = poolOf({ processes: 1, waiting: { ofAll: 3, ofUser: 2 } });
    const send = (owner = ANN) => {
      const answer = ask(pool, { kind: 'sleep', milliseconds: 1 }, { owner });
      answer.catch(() => undefined);
      return answer;
    };
    const taken = [send(), send(), send()];
    await expect(send()).rejects.toMatchObject({ status: 429, retryAfter: 5 });
    taken.push(send(BEN));
    const refused = await send(BEN).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(ApiError);
    expect(refused).toMatchObject({ status: 503, retryAfter: 5 });
    await Promise.all(taken);
    expect(await send()).toBeGreaterThan(0);
  });

  test('lets a caller that goes leave the queue, and ends what it had begun', async () => {
    const pool = poolOf({ processes: 1 });
    const [first, second] = [new AbortController(), new AbortController()];
    const running = ask(pool, { kind: 'loop' }, { signal: first.signal });
    const waiting = ask(pool, { kind: 'say', text: 'never' }, { signal: second.signal });
    second.abort(new Error('left'));
    await expect(waiting).rejects.toThrow('left');
    first.abort(new Error('gone'));
    await expect(running).rejects.toThrow('gone');
    expect(crashes).toEqual([]);
    expect(await ask(pool, { kind: 'say', text: 'next' })).toMatch(/next$/);
  });

  test('ends its processes with it, and takes nothing more', async () => {
    const pool = poolOf();
    const pid = await pidOf(pool);
    await pool.end();
    expect(isAlive(pid)).toBe(false);
    await expect(pidOf(pool)).rejects.toMatchObject({ status: 503 });
  });
});

test('processes of a killed server end, idle ones and those that never yield', async () => {
  const server = spawn(process.execPath, [join(folder, 'killedServer.mjs')], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [line]: Buffer[] = await once(server.stdout, 'data');
  const pids: readonly number[] = JSON.parse(String(line));
  expect(pids.filter(isAlive)).toHaveLength(2);
  server.kill('SIGKILL');
  await expect.poll(() => pids.filter(isAlive)).toEqual([]);
});
