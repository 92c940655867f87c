import type { InputProblem } from '../../../../server/core/base/errors.ts';
import { formatText } from '../../../../server/core/texts/serverText.ts';

/** Returns the problems of an input with messages in Chinese. */
export const problemsInChinese = (
  problems: readonly InputProblem[],
): readonly { readonly path: string; readonly message: string }[] =>
  problems.map(({ path, said }) => ({ path, message: formatText(said) }));
