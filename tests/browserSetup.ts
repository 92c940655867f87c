import { createCache } from '@ant-design/cssinjs';
import { afterAll, beforeEach } from 'vitest';
import { cleanup } from 'vitest-browser-react';
import { compilePatternsWith, re2Pattern, registerExtensions } from '../engine/index.ts';
import { EXTENSIONS } from '../extensions/index.ts';
import { spoken } from '../src/platform/locales/spoken.ts';

// Tests compile pages by themselves, which the page store does for the product.
compilePatternsWith(re2Pattern);
registerExtensions(EXTENSIONS);

declare global {
  /** Where the page of the tests began. */
  var firstAddress: string | undefined;
  /** Styles of antd are kept from test to test. */
  var stylesAreKept: boolean | undefined;
}

/**
 * antd forgets the styles of a component with the last one of its kind that goes, and makes them anew in the next test. They
 * follow from component and theme alone: a page of tests keeps their texts. What stands in the document comes and goes as ever.
 */
function keepStyles(): void {
  if (globalThis.stylesAreKept) return;
  globalThis.stylesAreKept = true;
  const cache: ReturnType<typeof createCache> = Object.getPrototypeOf(createCache());
  const { opUpdate } = cache;
  cache.opUpdate = function (key, next) {
    const isStyle = key.startsWith('style%');
    opUpdate.call(this, key, (before) => next(before) ?? (isStyle && before ? [0, before[1]] : null));
  };
}

keepStyles();

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
