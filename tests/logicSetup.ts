import { afterEach } from 'vitest';
import { spoken } from '../src/locales/spoken.ts';

// One process runs many files: none speaks the language that the one before it chose.
afterEach(() => {
  spoken.language = 'zh-CN';
});
