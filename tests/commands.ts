import { spawn, type ChildProcess } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { projectFolder } from '../server/core/base/projectFolder.ts';

/** Commands as operators and implementers run them. */
const ENTRIES = [
  'server/app/cli/backup',
  'server/app/cli/dbApply',
  'server/app/cli/dbPlan',
  'server/app/cli/grant',
  'server/app/cli/password',
  'server/app/cli/restore',
  'scripts/doctor',
  'scripts/new',
] as const;

export type Command = (typeof ENTRIES)[number];

let built: Promise<string> | undefined;

/** Bundles the commands once per process: each start from the sources reads a thousand modules, which takes seconds. */
async function buildCommands(): Promise<string> {
  const outDir = join(projectFolder, 'node_modules/.cache', `commands-${process.pid}`);
  await build({
    configFile: false,
    root: projectFolder,
    logLevel: 'error',
    build: {
      ssr: true,
      outDir,
      emptyOutDir: true,
      target: 'node20',
      minify: false,
      rollupOptions: {
        input: Object.fromEntries(ENTRIES.map((entry) => [entry, join(projectFolder, `${entry}.ts`)])),
        output: { entryFileNames: '[name].mjs', chunkFileNames: 'shared/[name]-[hash].mjs' },
      },
    },
    ssr: { noExternal: [], external: true },
  });
  process.once('exit', () => rmSync(outDir, { recursive: true, force: true }));
  return outDir;
}

export interface EndedCommand {
  readonly status: number | null;
  /** Combined output. */
  readonly said: string;
  /** Standard output; `aside` is standard error. */
  readonly told: string;
  readonly aside: string;
}

export interface CommandOptions {
  readonly env?: NodeJS.ProcessEnv;
  /** Receives the running process. */
  readonly onStart?: (child: ChildProcess) => void;
}

/** Runs a command in a separate process; `env` extends the environment of the tests. */
export async function runCommand(
  command: Command,
  words: readonly string[],
  { env = {}, onStart }: CommandOptions = {},
): Promise<EndedCommand> {
  built ??= buildCommands();
  const file = join(await built, `${command}.mjs`);
  const child = spawn(process.execPath, [file, ...words], {
    cwd: projectFolder,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let [said, told, aside] = ['', '', ''];
  child.stdout.on('data', (chunk: unknown) => {
    said += String(chunk);
    told += String(chunk);
  });
  child.stderr.on('data', (chunk: unknown) => {
    said += String(chunk);
    aside += String(chunk);
  });
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  onStart?.(child);
  return { status: await ended, said, told, aside };
}
