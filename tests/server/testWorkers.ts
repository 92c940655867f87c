import { inject } from 'vitest';
import { Workers } from '../../server/core/workers/workers.ts';

/** Workers that run the built scripts, as the product does; a process has so much heap at most. */
export const testWorkers = (mostHeapMb: number): Workers =>
  new Workers({ mostHeapMb, scriptFolder: inject('workersFolder') });
