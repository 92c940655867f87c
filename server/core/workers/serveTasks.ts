import { Worker } from 'node:worker_threads';
import type { WorkerMessage, WorkerTask } from './workerMessages.ts';

const WATCH_EVERY_MS = 25;

/**
 * Runs in a thread, so that it also looks while the process is busy. V8 limits its heap alone: buffers and strings of
 * other memory count here. A process whose server is gone ends too, whatever it does.
 */
const WATCH = `
const { workerData: { bytes, server } } = require('node:worker_threads');
setInterval(() => {
  if (process.ppid !== server || process.memoryUsage.rss() > bytes) process.kill(process.pid, 'SIGKILL');
}, ${WATCH_EVERY_MS});`;

/** Resolves once the message has left: what is behind it waits, and does not pile up. */
const send = (message: WorkerMessage): Promise<void> =>
  new Promise((resolve, reject) => {
    process.send?.(message, undefined, undefined, (error) => (error === null ? resolve() : reject(error)));
  });

/** Sends a piece of the answer ahead of it. */
export type SendPart = (value: unknown) => Promise<void>;

async function answer(handle: () => unknown): Promise<void> {
  let message: WorkerMessage;
  try {
    const value = await handle();
    message = { kind: 'done', value, rss: process.memoryUsage.rss() };
  } catch (error) {
    message = { kind: 'failed', message: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
  await send(message);
}

/** The main function of a worker process (`WorkerProcess`): serves one task after the other until the server is gone. */
export function serveTasks<Task>(handle: (task: Task, sendPart: SendPart) => unknown): void {
  const [, , megabytes, server] = process.argv;
  const workerData = { bytes: Number(megabytes) * 1024 * 1024, server: Number(server) };
  new Worker(WATCH, { eval: true, workerData, execArgv: [], env: {} }).unref();
  process.on('disconnect', () => process.exit());
  process.on('message', ({ task }: WorkerTask) => {
    const sendPart: SendPart = (value) => send({ kind: 'part', value });
    // What cannot be sent has no receiver any more.
    answer(() => handle(task as Task, sendPart)).catch(() => process.exit(1));
  });
  void send({ kind: 'ready' });
}
