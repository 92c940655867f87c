import { afterEach } from 'vitest';
import { compilePatternsWith, re2Pattern, registerExtensions } from '../engine/index.ts';
import { EXTENSIONS } from '../extensions/index.ts';
import { spoken } from '../src/platform/locales/spoken.ts';

// As on the server, which compiles every folder so.
compilePatternsWith(re2Pattern);
registerExtensions(EXTENSIONS);

// One process runs many files: none speaks the language that the one before it chose.
afterEach(() => {
  spoken.language = 'zh-CN';
});
