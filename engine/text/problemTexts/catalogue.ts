import { HINT_TEXTS } from './hints.ts';
import { TEXTS_OF_COLUMNS } from './ofColumns.ts';
import { TEXTS_OF_EXPRESSIONS } from './ofExpressions.ts';
import { TEXTS_OF_FILES } from './ofFiles.ts';
import { TEXTS_OF_OTHERS } from './ofOthers.ts';
import { TEXTS_OF_PAGES } from './ofPages.ts';
import { PART_TEXTS } from './parts.ts';

/** Every kind of mistake: its code, and behind a point how it is said at one place or another. */
export const PROBLEM_TEXTS = {
  ...TEXTS_OF_FILES,
  ...TEXTS_OF_EXPRESSIONS,
  ...TEXTS_OF_COLUMNS,
  ...TEXTS_OF_PAGES,
  ...TEXTS_OF_OTHERS,
};

/** Everything that can be said of a schema file, in every language; nothing is said that does not stand here. */
export const CATALOGUE = { ...PROBLEM_TEXTS, ...HINT_TEXTS, ...PART_TEXTS };
