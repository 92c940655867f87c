import { useCallback, useState } from 'react';
import type { CompiledPage } from '../../../engine/index.ts';
import { useAnswer } from '../../kit/hooks/useAnswer.ts';
import type { OfferedPrint } from '../../kit/ports/prints.ts';
import { usePorts } from '../../kit/ports/portsContext.ts';

const NONE: readonly OfferedPrint[] = [];

/** The papers of a page and the chosen one: the first until the user chooses. */
export function usePrintChoice(page: CompiledPage, attempt: number) {
  const { prints } = usePorts();
  const [chosen, choose] = useState<string>();
  const ask = useCallback(
    async (signal: AbortSignal) => (attempt < 0 ? undefined : prints?.choices(page, signal)),
    [attempt, page, prints],
  );
  const { value: choices = NONE, error } = useAnswer(ask);
  return { choices, error, name: chosen ?? choices[0]?.name, choose };
}
