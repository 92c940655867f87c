import { HINT_TEXTS } from './hints.ts';
import { TEXTS_OF_COLUMNS } from './ofColumns.ts';
import { TEXTS_OF_EXPRESSIONS } from './ofExpressions.ts';
import { TEXTS_OF_FILES } from './ofFiles.ts';
import { TEXTS_OF_OTHERS } from './ofOthers.ts';
import { TEXTS_OF_PAGES } from './ofPages.ts';
import { PART_TEXTS } from './parts.ts';

/** Texts of all kinds of mistakes by code; after a dot, a variant of the text for a certain place. */
export const PROBLEM_TEXTS = {
  ...TEXTS_OF_FILES,
  ...TEXTS_OF_EXPRESSIONS,
  ...TEXTS_OF_COLUMNS,
  ...TEXTS_OF_PAGES,
  ...TEXTS_OF_OTHERS,
};

/** All texts about schema files, in every language; no other texts are used. */
export const CATALOGUE = { ...PROBLEM_TEXTS, ...HINT_TEXTS, ...PART_TEXTS };
