import { MESSAGE_TEXTS, textFormatter, type MessageProblem } from '../../../../engine/index.ts';

const words = textFormatter(MESSAGE_TEXTS);

/** Problems of a message in Chinese. */
export const inChinese = (
  problems: readonly MessageProblem[],
): readonly { readonly place: string; readonly message: string }[] =>
  problems.map(({ place, said }) => ({ place, message: words(said) }));
