import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import type { TestProject } from 'vitest/node';
import { projectFolder } from '../../server/core/base/projectFolder.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder of the worker scripts as the product builds them; undefined in runs without this setup. */
    workersFolder: string | undefined;
  }
}

/** Builds the worker scripts once per run: a worker from the sources would read a thousand modules at each start. */
export default async function setUpWorkers(project: TestProject): Promise<() => void> {
  // Inside the project, so that the scripts can import their packages.
  const outDir = join(projectFolder, 'node_modules/.cache', `workers-${process.pid}`);
  const configFile = join(projectFolder, 'vite.workers.config.ts');
  await build({ configFile, root: projectFolder, logLevel: 'error', build: { outDir } });
  project.provide('workersFolder', outDir);
  return () => rmSync(outDir, { recursive: true, force: true });
}
