import { useCallback, useEffect, useState, type Dispatch } from 'react';
import { useAnswer } from '../../kit/hooks/useAnswer.ts';
import { useLatest } from '../../kit/hooks/useLatest.ts';
import type { ListEvent, ListState } from '../state/listState.ts';
import type { SavedView, SavedViews, ViewContent, ViewPlace } from '../../kit/ports/ports.ts';
import { usePorts } from '../../kit/ports/portsContext.ts';
import { isUntouched, viewedPlace } from './viewContent.ts';

/** Preference key: whether the page's list opens with a view, so that its records wait for the view. */
const keyOf = (id: string): string => `list-view:${id}`;

/** The columns of a list as stored in a view. */
export interface ViewedColumns {
  /** Keys in order; null: those of the page. */
  readonly shown: ViewContent['columns'];
  readonly show: (columns: ViewContent['columns']) => void;
}

export interface ListViewing {
  /** Undefined: loading or failed. */
  readonly all: SavedViews | undefined;
  /** The view that the list was opened with; the list may have changed since. */
  readonly current: SavedView | undefined;
  /** The records wait for the view that the list opens with. */
  readonly isAwaited: boolean;
  /** Opens a view; null: the page's default. */
  readonly open: (view: SavedView | null) => void;
  /** Receives the result of a change of the views. */
  readonly take: (all: SavedViews) => void;
}

interface Viewed {
  readonly place: ViewPlace;
  readonly state: ListState;
  readonly columns: ViewedColumns;
  readonly dispatch: Dispatch<ListEvent>;
}

/** The saved views of a list. A list without any conditions or order in the URL opens with the user's default view. */
export function useListViews({ place, state, columns, dispatch }: Viewed, allowed: boolean): ListViewing {
  const { listViews, notify, preferences, t } = usePorts();
  const [isFirst] = useState(() => isUntouched(state));
  const [isExpected] = useState(() => isFirst && preferences?.get(keyOf(place.id)) === true);
  const [taken, take] = useState<SavedViews>();
  const isKept = listViews !== undefined;
  // The shell may recreate the ports when it shows another tab; that is no reason to fetch again.
  const port = useLatest(listViews);
  const ask = useCallback(async (signal: AbortSignal) => port.current?.read(place, signal), [place, port]);
  const { value: answer, error } = useAnswer(allowed && isKept ? ask : null);
  const all = taken ?? answer;

  const open = (view: SavedView | null, isStep = true): void => {
    dispatch({ kind: 'place', place: viewedPlace(view, state), isStep });
    columns.show(view?.content.columns ?? null);
    if (view === null || view.dropped.length === 0) return;
    notify.warning(t('views.dropped', { name: view.name, names: view.dropped.join(t('common.listMark')) }));
  };
  const openFirst = useLatest((view: SavedView) => {
    if (isFirst && isUntouched(state)) open(view, false);
  });
  useEffect(() => {
    const view = answer?.views.find(({ isDefault }) => isDefault);
    if (view !== undefined) openFirst.current(view);
  }, [answer, openFirst]);
  const hasDefault = all?.views.some(({ isDefault }) => isDefault);
  useEffect(() => {
    if (hasDefault === undefined || hasDefault === (preferences?.get(keyOf(place.id)) === true)) return;
    preferences?.set(keyOf(place.id), hasDefault ? true : null);
  }, [hasDefault, place.id, preferences]);

  return {
    all,
    current: all?.views.find(({ id }) => id === state.view),
    isAwaited: isExpected && isKept && all === undefined && error === undefined,
    open,
    take,
  };
}
