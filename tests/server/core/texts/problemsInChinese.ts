import type { InputProblem } from '../../../../server/core/base/errors.ts';
import { formatText } from '../../../../server/core/texts/serverText.ts';

/** Problems of an input as a Chinese caller reads them. */
export const problemsInChinese = (
  problems: readonly InputProblem[],
): readonly { readonly path: string; readonly message: string }[] =>
  problems.map(({ path, said }) => ({ path, message: formatText(said) }));
