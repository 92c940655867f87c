import { afterEach } from 'vitest';
import { compilePatternsWith, re2Pattern, registerExtensions } from '../engine/index.ts';
import { EXTENSIONS } from '../extensions/index.ts';
import { spoken } from '../src/platform/locales/spoken.ts';

// As on the server, which compiles every folder with RE2 patterns.
compilePatternsWith(re2Pattern);
registerExtensions(EXTENSIONS);

// One process runs many files: resets the language that a test has changed.
afterEach(() => {
  spoken.language = 'zh-CN';
});
