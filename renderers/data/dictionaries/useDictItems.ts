import { useCallback, useMemo, useState } from 'react';
import { namedByWords, type CompiledColumn } from '../../../engine/index.ts';
import type { DictItem } from '../../kit/ports/ports.ts';
import { usePorts } from '../../kit/ports/portsContext.ts';
import { useAnswer } from '../../kit/hooks/useAnswer.ts';
import { wordsOfFailure } from './wordsOfFailure.ts';

export interface DictChoices {
  readonly status: 'loading' | 'error' | 'ready';
  readonly items: readonly DictItem[];
  /** Why there are none, as text for staff from the server (W8-12). Absent: no error, or no reason given. */
  readonly message?: string | undefined;
  readonly retry: () => void;
}

const none: readonly DictItem[] = [];

/**
 * Returns all choices of a column with a short list: its own options, else its dictionary. With `parent`: only those
 * below it; none while it is null.
 */
export function useDictItems(
  {
    options: known,
    dictCode,
    choiceWords,
    param,
  }: Pick<CompiledColumn, 'options' | 'dictCode' | 'choiceWords' | 'param'>,
  parent?: string | null,
): DictChoices {
  const { dictionaries, t } = usePorts();
  const [attempt, setAttempt] = useState(0);
  const question = useMemo(() => ({ dictCode, parent, attempt }), [dictCode, parent, attempt]);
  const ask = useCallback(
    () => dictionaries.items(question.dictCode ?? '', question.parent ?? undefined),
    [dictionaries, question],
  );
  // Options known to the page contain neither parent nor attributes.
  const options = param === undefined ? known : undefined;
  const isKnown = parent === undefined ? options !== undefined : parent === null;
  const isNamed = dictCode !== undefined && dictCode !== '';
  const answer = useAnswer(isNamed && !isKnown ? ask : null);
  const items = useMemo(() => namedByWords({ choiceWords }, answer.value ?? none), [answer.value, choiceWords]);
  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  if (parent === null) return { status: 'ready', items: none, retry };
  if (options !== undefined && parent === undefined) return { status: 'ready', items: options, retry };
  if (!isNamed) return { status: 'error', items: none, message: t('dict.codeEmpty'), retry };
  if (answer.error !== undefined) return { status: 'error', items: none, message: wordsOfFailure(answer.error), retry };
  return { status: answer.loading ? 'loading' : 'ready', items, retry };
}
