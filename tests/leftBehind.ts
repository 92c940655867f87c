import { afterAll, vi } from 'vitest';

// Files share a process or a page: resets spies, clocks and globals, so that they do not affect the next file.
afterAll(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});
