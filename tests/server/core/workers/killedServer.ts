import { WorkerPool } from '../../../../server/core/workers/workerPool.ts';

/** A separate server to be killed, with two processes: one never yields, one sleeps. Prints their ids. */
const pool = new WorkerPool(
  {
    script: new URL('./echoWorker.mjs', import.meta.url),
    processes: 2,
    shares: { ofTenant: 2, ofUser: 2 },
    heapMb: 64,
    waiting: { ofAll: 8, ofUser: 4 },
    idleMs: 60_000,
    keptMb: 1000,
  },
  () => undefined,
);
const options = { owner: { id: 'ann', tenantId: 'one' }, milliseconds: 60_000 };
pool.run({ kind: 'loop' }, options).catch(() => undefined);
await pool.run({ kind: 'say', text: '' }, options);
process.stdout.write(JSON.stringify(pool.pids));
setInterval(() => undefined, 1000);
