import { inject } from 'vitest';
import { Workers } from '../../server/core/workers/workers.ts';

/** Returns workers that run the built scripts, as the product does; the heap of a process is limited. */
export const testWorkers = (mostHeapMb: number): Workers =>
  new Workers({ mostHeapMb, scriptFolder: inject('workersFolder') });
