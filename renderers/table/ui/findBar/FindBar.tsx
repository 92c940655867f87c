import { useState, type KeyboardEvent } from 'react';
import type { TablePorts } from '../../grid/cells/cellEditors.ts';
import { nameOfKey } from '../../../kit/shortcuts/keyName.ts';
import { LazyFailure } from '../../../kit/lazy/LazyFailure.tsx';
import { lazyPart } from '../../../kit/lazy/lazyPart.tsx';
import type { TableView } from '../controller/tableView.ts';
import type { FindQuery, FindState } from '../../commands/find/findState.ts';
import type { ReplaceReport } from '../../commands/find/planReplace.ts';
import { FindField } from './FindField.tsx';
import { useReplaceAll } from './useReplaceAll.ts';
import './find.css';

/**
 * Buttons of the bar, lazy-loaded. The fields are available immediately for text typed after Ctrl+F; every button has a
 * key.
 */
const FindTools = lazyPart(
  () => import('./FindTools.tsx').then((module) => module.FindTools),
  () => <span className="wb-find-waiting" />,
);
const ReplaceTools = lazyPart(() => import('./FindTools.tsx').then((module) => module.ReplaceTools));
const ReplaceResult = lazyPart(() => import('./ReplaceResult.tsx').then((module) => module.ReplaceResult));

export interface FindBarProps {
  readonly view: TableView;
  readonly state: FindState;
  readonly t: TablePorts['t'];
  readonly onClose: () => void;
}

/** Returns the key handler of both fields; keys of a composition are not handled. */
const onKeys =
  (act: (key: string) => boolean) =>
  (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    if (!act(nameOfKey(event))) return;
    event.preventDefault();
    event.stopPropagation();
  };

/** `3 / 17`; a dash when the active cell is not a hit, dots while the search is running. */
const countOf = ({ at, count, isRunning }: FindState): string =>
  `${at === 0 ? '–' : at} / ${count}${isRunning ? '…' : ''}`;

/** Find and replace, next to the table rather than over it: no cell is covered. */
export function FindBar({ view, state, t, onClose }: FindBarProps) {
  const { finder, surface } = view;
  const { query, mode, calls, count, isRunning, isFailed } = state;
  const [replacement, setReplacement] = useState('');
  const [report, setReport] = useState<ReplaceReport | null>(null);
  const run = useReplaceAll(view, setReport);
  const canReplace = !surface.model.readOnly;
  const hasReplace = mode === 'replace' && canReplace;
  const search = (change: Partial<FindQuery>): void => {
    setReport(null);
    run.forget();
    finder.find({ ...finder.state.query, ...change });
  };
  const replaceOne = (): void =>
    void finder.replaceOne(replacement, (told) => setReport(told.skipped.length > 0 ? told : null));
  const replaceAll = (): void => void run.replaceAll(replacement);
  const keys: Readonly<Record<string, () => void>> = {
    Escape: onClose,
    'Control+f': () => finder.open('find'),
    'Control+h': () => finder.open('replace'),
    F3: () => void finder.step(1),
    'Shift+F3': () => void finder.step(-1),
    'Shift+Enter': () => void finder.step(-1),
  };
  const press = (onEnter: () => void) =>
    onKeys((key) => {
      const act = key === 'Enter' ? onEnter : keys[key];
      act?.();
      return act !== undefined;
    });
  const isMissing = query.text !== '' && count === 0 && !isRunning && !isFailed;
  return (
    <section className="wb-find" role="search" aria-label={t('find.title')}>
      <div className="wb-find-line">
        <FindField
          key={calls}
          takesFocus
          label={t('find.title')}
          value={query.text}
          isMissing={isMissing}
          onChange={(text) => search({ text })}
          onKeyDown={press(() => void finder.step(1))}
        >
          <output aria-live="polite" aria-label={t('find.count')}>
            {query.text !== '' && (isMissing ? t('find.none') : countOf(state))}
          </output>
        </FindField>
        <FindTools
          view={view}
          query={query}
          offersReplace={canReplace && mode === 'find'}
          t={t}
          onToggle={(option) => search({ [option]: !finder.state.query[option] })}
        />
      </div>
      {hasReplace && (
        <div className="wb-find-line">
          <FindField label={t('find.by')} value={replacement} onChange={setReplacement} onKeyDown={press(replaceOne)} />
          <ReplaceTools
            disabled={count === 0}
            progress={run.progress}
            t={t}
            onOne={replaceOne}
            onAll={replaceAll}
            onCancel={run.cancel}
          />
        </div>
      )}
      {run.isStale && (
        <div className="wb-find-line" role="status">
          {t('find.stale')}
        </div>
      )}
      {isFailed && <LazyFailure t={t} onRetry={() => search({})} />}
      {report !== null && <ReplaceResult report={report} view={view} t={t} />}
    </section>
  );
}
