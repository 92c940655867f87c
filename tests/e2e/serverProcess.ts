import { spawn } from 'node:child_process';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');

/** A process of the built server. */
export interface ServerProcess {
  readonly url: string;
  /** All output of the process. */
  readonly log: () => string;
  /** Stops it gracefully. */
  readonly stop: () => Promise<void>;
  /** Kills it like a machine failure: without notification or cleanup. */
  readonly kill: () => Promise<void>;
}

interface ServerProcessOptions {
  readonly port: number;
  /** Added to the environment of the tests. */
  readonly environment: Readonly<Record<string, string>>;
  /** Also prints its output instead of only storing it; default: true. */
  readonly shown?: boolean;
}

/**
 * Starts the server and resolves once it responds; rejects with its output when it exits first, or does not respond
 * within a minute.
 */
export async function startServerProcess({
  port,
  environment,
  shown = true,
}: ServerProcessOptions): Promise<ServerProcess> {
  const child = spawn(process.execPath, ['dist/server/main.js'], {
    cwd: ROOT,
    env: { ...process.env, PORT: String(port), ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const printed: string[] = [];
  for (const stream of ['stdout', 'stderr'] as const)
    child[stream].on('data', (chunk: Buffer) => {
      printed.push(String(chunk));
      if (shown) process[stream].write(chunk);
    });
  const log = (): string => printed.join('');
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
  });
  // Stops the server when the test process exits for any reason.
  const endWithTests = (): void => void child.kill('SIGTERM');
  process.once('exit', endWithTests);
  const end = async (signal: 'SIGTERM' | 'SIGKILL'): Promise<void> => {
    child.kill(signal);
    await ended;
    process.off('exit', endWithTests);
  };
  const url = `http://127.0.0.1:${port}`;
  for (let attempt = 0; attempt < 600; attempt++) {
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error(`the server at ${url} has ended:\n${log()}`);
    const answer = await fetch(`${url}/healthz`).catch(() => undefined);
    if (answer?.ok) return { url, log, stop: () => end('SIGTERM'), kill: () => end('SIGKILL') };
    await new Promise((resolve) => {
      setTimeout(resolve, 100);
    });
  }
  await end('SIGKILL');
  throw new Error(`no server at ${url} after a minute:\n${log()}`);
}
