import { useCallback, useMemo, useState } from 'react';
import type { CompiledColumn } from '../../engine/index.ts';
import type { DictItem } from '../ports.ts';
import { usePorts } from '../portsContext.ts';
import { useAnswer } from '../useAnswer.ts';

export interface DictChoices {
  readonly status: 'loading' | 'error' | 'ready';
  readonly items: readonly DictItem[];
  readonly retry: () => void;
}

const none: readonly DictItem[] = [];

/** Every choice of a column with a short list: its own options, else its dictionary. */
export function useDictItems({ options, dictCode }: Pick<CompiledColumn, 'options' | 'dictCode'>): DictChoices {
  const { dictionaries } = usePorts();
  const [attempt, setAttempt] = useState(0);
  const question = useMemo(() => ({ dictCode, attempt }), [dictCode, attempt]);
  const ask = useCallback(() => dictionaries.items(question.dictCode ?? ''), [dictionaries, question]);
  const answer = useAnswer(options === undefined && dictCode !== undefined ? ask : null);
  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  if (options !== undefined) return { status: 'ready', items: options, retry };
  if (answer.error !== undefined) return { status: 'error', items: none, retry };
  return { status: answer.loading ? 'loading' : 'ready', items: answer.value ?? none, retry };
}
