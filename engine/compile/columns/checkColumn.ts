import type { AuthorChecks } from '../parts/pageCompilation.ts';
import { checkDefault, checkPlace } from './columnChecks.ts';
import { checkFill } from './checkFill.ts';
import { checkLinkage } from './checkLinkage.ts';
import { checkParam } from './checkParam.ts';
import { checkPopup } from './checkPopup.ts';
import { checkTree } from './checkTree.ts';

/** What is wrong with a column beside what keeps it from being compiled. */
export const checkColumn: AuthorChecks['checkColumn'] = (compilation, place, { compiled, dictionary }) => {
  const { column } = place;
  checkFill(compilation, place, dictionary);
  checkPlace(compilation, place);
  checkLinkage(compilation, place);
  checkParam(compilation, place, dictionary);
  checkTree(compilation, place, dictionary);
  if ('popupCode' in column && compiled.popup) checkPopup(compilation, { ...place, column }, compiled.popup);
  checkDefault(compilation, place, compiled);
};
