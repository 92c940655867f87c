import { MESSAGE_TEXTS, wordsFrom, type MessageProblem } from '../../../../engine/index.ts';

const words = wordsFrom(MESSAGE_TEXTS);

/** Problems of a message as a Chinese reader is told them. */
export const inChinese = (
  problems: readonly MessageProblem[],
): readonly { readonly place: string; readonly message: string }[] =>
  problems.map(({ place, said }) => ({ place, message: words(said) }));
