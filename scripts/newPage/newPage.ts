import { formatProblem, localizeProblem } from '../../engine/index.ts';
import type { Language } from '../../engine/index.ts';
import { diagnose } from '../doctor/diagnose.ts';
import type { SchemaTexts } from '../doctor/diagnose.ts';
import { formatJson } from './formatJson.ts';
import { withMenuEntry } from './menuEntry.ts';
import { namesOf } from './pageNames.ts';
import type { NameRequest, PageNames } from './pageNames.ts';
import { startingPage } from './startingPage.ts';
import { WORDS } from './words.ts';

const MENU = 'menu.json';

export interface NewPage {
  readonly names: PageNames;
  /** The files to write, by path below the folder. */
  readonly files: ReadonlyMap<string, string>;
}

const isRefused = (names: PageNames | readonly string[]): names is readonly string[] => Array.isArray(names);

/** Problems that the new files add to the folder. */
function newProblems(before: SchemaTexts, after: SchemaTexts, language: Language): string[] {
  const said = (texts: SchemaTexts): string[] =>
    diagnose(texts, 'schemas/').problems.map(({ line: _line, column: _column, ...problem }) =>
      formatProblem(localizeProblem(problem, language)),
    );
  const known = new Set(said(before));
  return said(after).filter((problem) => !known.has(problem));
}

/** Creates a new page with its menu entry, or returns the reasons for refusal in `language`. Writes nothing. */
export function newPage(
  request: NameRequest,
  texts: SchemaTexts,
  language: Language = 'zh-CN',
): NewPage | { readonly refusals: readonly string[] } {
  const words = WORDS[language];
  const names = namesOf(request, words);
  if (isRefused(names)) return { refusals: names };
  const path = `pages/${names.id}.json`;
  if (texts.has(path)) return { refusals: [words.isThere(`schemas/${path}`)] };
  const menu = withMenuEntry(texts.get(MENU) ?? '[]\n', names);
  if (menu === undefined) return { refusals: [words.isBroken(`schemas/${MENU}`)] };
  const files = new Map([
    [path, `${formatJson(startingPage(names))}\n`],
    [MENU, menu],
  ]);
  const refusals = newProblems(texts, new Map([...texts, ...files]), language);
  return refusals.length > 0 ? { refusals } : { names, files };
}
