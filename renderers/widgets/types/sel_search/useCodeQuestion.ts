import { useEffect, useMemo } from 'react';
import { columnWord, type CompiledColumn } from '../../../../engine/index.ts';
import type { DictItem, Dictionaries } from '../../../kit/ports/ports.ts';
import { usePorts } from '../../../kit/ports/portsContext.ts';

/** `dropped`: staff have typed or chosen something else meanwhile. */
export type FoundCode = DictItem | 'unknown' | 'failed' | 'dropped';

class CodeQuestion {
  readonly #lookup: (codes: readonly string[]) => ReturnType<Dictionaries['lookup']>;
  readonly #codeOf: (text: string) => string;
  #newest = 0;
  #awaited = false;

  /** `codeOf`: returns the code of a word that the column defines, else the text itself. */
  constructor(
    lookup: (codes: readonly string[]) => ReturnType<Dictionaries['lookup']>,
    codeOf: (text: string) => string,
  ) {
    this.#lookup = lookup;
    this.#codeOf = codeOf;
  }

  /** A typed code is being looked up. */
  get awaited(): boolean {
    return this.#awaited;
  }

  /** Looks up the code as typed, or in capitals. */
  async ask(wanted: string): Promise<FoundCode> {
    this.drop();
    const asked = this.#newest;
    this.#awaited = true;
    const found = await this.#find(wanted);
    if (asked !== this.#newest) return 'dropped';
    this.#awaited = false;
    return found;
  }

  drop(): void {
    this.#newest += 1;
    this.#awaited = false;
  }

  async #find(typed: string): Promise<FoundCode> {
    const wanted = this.#codeOf(typed);
    const capitals = wanted.toUpperCase();
    try {
      const items = await this.#lookup([...new Set([wanted, capitals])]);
      return items[wanted] ?? items[capitals] ?? 'unknown';
    } catch {
      return 'failed';
    }
  }
}

/** Looks up typed codes in the column's dictionary, one at a time: only the newest counts, and none after unmount. */
export function useCodeQuestion({
  dictCode,
  choiceWords,
}: Pick<CompiledColumn, 'dictCode' | 'choiceWords'>): CodeQuestion {
  const { dictionaries } = usePorts();
  const question = useMemo(() => {
    const lookup = async (codes: readonly string[]) =>
      dictCode === undefined ? {} : dictionaries.lookup(dictCode, codes);
    return new CodeQuestion(lookup, (text) => {
      const word = columnWord({ choiceWords }, text);
      return word?.form === 'text' ? word.value : text;
    });
  }, [choiceWords, dictCode, dictionaries]);
  useEffect(() => () => question.drop(), [question]);
  return question;
}
