import { afterAll, vi } from 'vitest';

// Files share a process or a page: spies, clocks and globals of one are not those of the next.
afterAll(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});
