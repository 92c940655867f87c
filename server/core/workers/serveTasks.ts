import { Worker } from 'node:worker_threads';
import type { WorkerMessage, WorkerTask } from './workerMessages.ts';

const WATCH_EVERY_MS = 25;

/**
 * Runs in a thread, so that it also checks while the process is busy. V8 limits only its heap: this also counts buffers
 * and strings in other memory. A process whose server is gone also ends, whatever it does.
 */
const WATCH = `
const { workerData: { bytes, server } } = require('node:worker_threads');
setInterval(() => {
  if (process.ppid !== server || process.memoryUsage.rss() > bytes) process.kill(process.pid, 'SIGKILL');
}, ${WATCH_EVERY_MS});`;

/** Resolves once the message is sent, so that later ones wait and do not accumulate. */
const send = (message: WorkerMessage): Promise<void> =>
  new Promise((resolve, reject) => {
    process.send?.(message, undefined, undefined, (error) => (error === null ? resolve() : reject(error)));
  });

/** Sends a part of the answer before the rest. */
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

/** The main function of a worker process (`WorkerProcess`): runs one task after the other until the server is gone. */
export function serveTasks<Task>(handle: (task: Task, sendPart: SendPart) => unknown): void {
  const [, , megabytes, server] = process.argv;
  const workerData = { bytes: Number(megabytes) * 1024 * 1024, server: Number(server) };
  new Worker(WATCH, { eval: true, workerData, execArgv: [], env: {} }).unref();
  process.on('disconnect', () => process.exit());
  process.on('message', ({ task }: WorkerTask) => {
    const sendPart: SendPart = (value) => send({ kind: 'part', value });
    // If the answer cannot be sent, its receiver is gone.
    answer(() => handle(task as Task, sendPart)).catch(() => process.exit(1));
  });
  void send({ kind: 'ready' });
}
