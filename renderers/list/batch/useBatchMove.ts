import { useCallback, useEffect, useRef, useState } from 'react';
import type { CompiledAction, CompiledPage, Values } from '../../../engine/index.ts';
import { toText } from '../../kit/formats/formats.ts';
import { PortError, type KeptRecord } from '../../kit/ports/ports.ts';
import { usePorts } from '../../kit/ports/portsContext.ts';
import { idempotencyKey } from '../../data/records/idempotencyKey.ts';

/** Records of one call: what is done shows soon, and giving up waits for one call at most. */
const AT_ONCE = 10;

/** `asked`: it is known who would go. `stopped`: staff gave up, or a call failed; what was moved is moved. */
type Phase = 'trying' | 'asked' | 'moving' | 'stopped' | 'done';

export interface BatchMove {
  readonly phase: Phase;
  /** Ids of those that go, or that are moved by now. */
  readonly ready: readonly string[];
  readonly moved: readonly string[];
  readonly refused: readonly KeptRecord[];
  /** How many of the records of this phase were dealt with. */
  readonly share: number;
  /** Why a call failed; blank: none did. */
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

/** Tries a move on several records, and then makes it on those that may go: some at a time, until staff give up. */
export function useBatchMove({ page, action, records }: BatchMoveOptions) {
  const { dataSource, t } = usePorts();
  const [state, setState] = useState(BEGUN);
  const isGivenUp = useRef(false);
  /** A call that failed goes out again under its key: it may have been done. */
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

  /** Goes through the records; answers with how it ended. */
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
