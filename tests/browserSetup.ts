import { createCache } from '@ant-design/cssinjs';
import { afterAll, beforeEach } from 'vitest';
import { cleanup } from 'vitest-browser-react';
import { compilePatternsWith, re2Pattern, registerExtensions } from '../engine/index.ts';
import { EXTENSIONS } from '../extensions/index.ts';
import { spoken } from '../src/platform/locales/spoken.ts';

// Tests compile pages without the page store, which sets this in the product.
compilePatternsWith(re2Pattern);
registerExtensions(EXTENSIONS);

declare global {
  /** Initial URL of the test page. */
  var firstAddress: string | undefined;
  /** Whether antd's styles are already preserved between tests. */
  var stylesAreKept: boolean | undefined;
}

/**
 * antd discards the styles of a component when its last instance unmounts, and creates them again in the next test. The
 * styles depend only on component and theme, so the test page caches their texts. The style elements in the document
 * are added and removed as usual.
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

// The package registers this when it is loaded, which happens once for all files of a page.
beforeEach(async () => {
  await cleanup();
});

// One page runs many files: each file starts at the initial URL and language, whatever the previous file changed.
afterAll(async () => {
  await cleanup();
  spoken.language = 'zh-CN';
  history.replaceState(null, '', globalThis.firstAddress);
});
