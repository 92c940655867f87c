import { useCallback, useEffect, useMemo, useRef, type Dispatch, type KeyboardEvent } from 'react';
import { type CompiledListTab, type CompiledPage, maySee } from '../../../engine/index.ts';
import { useAnswer } from '../../kit/hooks/useAnswer.ts';
import { useLatest } from '../../kit/hooks/useLatest.ts';
import type { ListEvent, ListState } from '../state/listState.ts';
import type { Ports, TabCount } from '../../kit/ports/ports.ts';
import { usePorts } from '../../kit/ports/portsContext.ts';

/** A tab is hidden from users who may not see a column of its condition (L13). */
const tabsFor = ({ list, columnByKey }: CompiledPage, can: Ports['can']): readonly CompiledListTab[] =>
  list.tabs.filter(({ reads }) =>
    reads.every((key) => {
      const column = columnByKey.get(key);
      return column === undefined || maySee(column, can);
    }),
  );

/** Index that a key moves to from a tab. */
const STEPS: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowRight: (at, last) => (at === last ? 0 : at + 1),
  ArrowLeft: (at, last) => (at === 0 ? last : at - 1),
  Home: () => 0,
  End: (_, last) => last,
};

interface CountProps {
  readonly count: TabCount | undefined;
  readonly isUnknown: boolean;
}

function Count({ count, isUnknown }: CountProps) {
  const { t } = usePorts();
  if (count === undefined) return isUnknown ? <span title={t('list.tabCountsFailed')}>—</span> : null;
  return <span className="wb-tab-count">{count.totalIsAtLeast ? `${count.total}+` : count.total}</span>;
}

export interface ListTabsProps {
  readonly page: CompiledPage;
  readonly state: ListState;
  /** The records are loaded: they do not wait for the counts. */
  readonly isReady: boolean;
  readonly dispatch: Dispatch<ListEvent>;
}

/**
 * Tabs above the list with predefined conditions and their record counts (L13). Arrow keys move between tabs; Enter or
 * Space opens one, since each queries the server.
 */
export function ListTabs({ page, state, isReady, dispatch }: ListTabsProps) {
  const { can, summaries, t } = usePorts();
  const root = useRef<HTMLDivElement>(null);
  const port = useLatest(summaries);
  const { attempt, filters, tab: open } = state;
  const tabs = tabsFor(page, can);
  // `attempt` increases after a save, so that the same conditions are counted again.
  const question = useMemo(() => ({ filters, attempt }), [attempt, filters]);
  const ask = useCallback(
    async (signal: AbortSignal) => (await port.current?.tabCounts(page, { filters: question.filters }, signal)) ?? [],
    [page, port, question],
  );
  const { value: counts = [], error } = useAnswer(isReady && tabs.some((tab) => tab.counts) ? ask : null);

  const isKnown = open === '' || tabs.some(({ key }) => key === open);
  useEffect(() => {
    if (!isKnown) dispatch({ kind: 'tab', tab: '', corrects: true });
  }, [dispatch, isKnown]);

  if (tabs.length === 0) return null;
  const all = [{ key: '', title: t('list.tabAll'), counts: false }, ...tabs];
  const step = (event: KeyboardEvent): void => {
    const buttons = [...(root.current?.querySelectorAll('button') ?? [])];
    const at = buttons.findIndex((button) => button === document.activeElement);
    const next = at < 0 ? undefined : STEPS[event.key]?.(at, buttons.length - 1);
    if (next === undefined) return;
    event.preventDefault();
    buttons[next]?.focus();
  };
  return (
    <div ref={root} role="tablist" aria-label={t('list.tabs')} className="wb-list-tabs" onKeyDown={step}>
      {all.map(({ key, title, counts: isCounted }) => (
        <button
          key={key}
          type="button"
          role="tab"
          aria-selected={key === open}
          tabIndex={key === open ? 0 : -1}
          onClick={() => {
            if (key !== open) dispatch({ kind: 'tab', tab: key });
          }}
        >
          {title}
          {isCounted ? (
            <Count count={counts.find((count) => count.key === key)} isUnknown={error !== undefined} />
          ) : null}
        </button>
      ))}
    </div>
  );
}
