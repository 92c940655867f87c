import { useCallback, useEffect, useRef, useState } from 'react';
import type { CompiledAction, CompiledPage, Values } from '../../../engine/index.ts';
import { toText } from '../../kit/formats/formats.ts';
import { PortError, type KeptRecord } from '../../kit/ports/ports.ts';
import { usePorts } from '../../kit/ports/portsContext.ts';
import { idempotencyKey } from '../../data/records/idempotencyKey.ts';

/** Records per call: results show soon, and cancelling waits for one call at most. */
const AT_ONCE = 10;

/**
 * `asked`: it is known which records can be moved. `stopped`: staff cancelled, or a call failed; records already moved
 * stay moved.
 */
type Phase = 'trying' | 'asked' | 'moving' | 'stopped' | 'done';

export interface BatchMove {
  readonly phase: Phase;
  /** Ids of the records that can be moved, or have been moved by now. */
  readonly ready: readonly string[];
  readonly moved: readonly string[];
  readonly refused: readonly KeptRecord[];
  /** Number of records processed in this phase. */
  readonly share: number;
  /** Error text of a failed call; blank: none. */
  readonly failure: string;
}

const BEGUN: BatchMove = { phase: 'trying', ready: [], moved: [], refused: [], share: 0, failure: '' };

const chunksOf = <T>(all: readonly T[]): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(all.length / AT_ONCE) }, (_, index) =>
    all.slice(index * AT_ONCE, (index + 1) * AT_ONCE),
  );

export interface BatchMoveOptions {
  readonly page: CompiledPage;
  readonly action: CompiledAction;
  readonly records: readonly Values[];
}

/** Tries a transition on several records, and then applies it to those that allow it, in chunks, until staff cancel. */
export function useBatchMove({ page, action, records }: BatchMoveOptions) {
  const { dataSource, t } = usePorts();
  const [state, setState] = useState(BEGUN);
  const isGivenUp = useRef(false);
  /** A failed call is repeated with the same key, because it may have been executed. */
  const keys = useRef(new Map<string, string>());

  const send = useCallback(
    async (some: readonly Values[], isTrial: boolean, reason?: string) => {
      const seen = some.map((record) => ({ id: toText(record['id']), version: Number(record['version']) }));
      const name = JSON.stringify([seen, isTrial, reason]);
      const key = keys.current.get(name) ?? idempotencyKey();
      keys.current.set(name, key);
      const request = { records: seen, transition: action.id, reason, isTrial, idempotencyKey: key };
      return dataSource.transitions(page, request);
    },
    [action, dataSource, page],
  );

  /** Processes the records chunk by chunk. */
  const go = useCallback(
    async (some: readonly Values[], phase: 'trying' | 'moving', reason?: string) => {
      const isTrial = phase === 'trying';
      setState((before) => ({ ...before, phase, share: 0, failure: '' }));
      for (const [index, chunk] of chunksOf(some).entries()) {
        if (isGivenUp.current) return setState((before) => ({ ...before, phase: 'stopped' }));
        try {
          const { moved, records: refused } = await send(chunk, isTrial, reason);
          setState((before) => ({
            ...before,
            ...(isTrial ? { ready: [...before.ready, ...moved] } : { moved: [...before.moved, ...moved] }),
            refused: [...before.refused, ...refused],
            share: Math.min((index + 1) * AT_ONCE, some.length),
          }));
        } catch (error) {
          const failure = error instanceof PortError ? error.message : t('modal.failed');
          return setState((before) => ({ ...before, phase: 'stopped', failure }));
        }
      }
      return setState((before) => ({ ...before, phase: isTrial ? 'asked' : 'done' }));
    },
    [send, t],
  );

  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    void go(records, 'trying');
  }, [go, records]);

  const move = (reason?: string): void => {
    isGivenUp.current = false;
    const left = new Set(state.ready.filter((id) => !state.moved.includes(id)));
    void go(
      records.filter((record) => left.has(toText(record['id']))),
      'moving',
      reason,
    );
  };
  const giveUp = (): void => {
    isGivenUp.current = true;
  };
  return { ...state, move, giveUp };
}
