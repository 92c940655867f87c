import { afterAll, beforeEach } from 'vitest';
import { cleanup } from 'vitest-browser-react';
import { spoken } from '../src/locales/spoken.ts';

declare global {
  /** Where the page of the tests began. */
  var firstAddress: string | undefined;
}

globalThis.firstAddress ??= location.href;

// The package registers this where it is loaded, which is once for all files of a page.
beforeEach(async () => {
  await cleanup();
});

// One page runs many files: none stands where the one before it went, or speaks the language that it chose.
afterAll(async () => {
  await cleanup();
  spoken.language = 'zh-CN';
  history.replaceState(null, '', globalThis.firstAddress);
});
