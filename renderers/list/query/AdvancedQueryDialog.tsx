import { Button } from 'antd';
import { useState, type KeyboardEvent } from 'react';
import type { AdvancedQuery, CompiledAdvancedField, CompiledPage } from '../../../engine/index.ts';
import { PageModal } from '../../kit/modal/PageModal.tsx';
import { usePorts } from '../../kit/ports/portsContext.ts';
import type { Ports } from '../../kit/ports/ports.ts';
import { DraftsProvider } from '../../kit/keyboard/drafts.ts';
import './advancedQuery.css';
import { ConditionList } from './ConditionList.tsx';
import { hasSpace } from './conditionTree.ts';
import { SavedQueries } from './SavedQueries.tsx';
import type { SavedQuery } from './savedQueries.ts';
import { useConditionTree } from './useConditionTree.ts';
import { useSavedQueries } from './useSavedQueries.ts';

/** Pixels (W2-6). */
const WIDTH = 1000;

const NOTHING = { conditions: [], matchType: 'and' } as const;

export interface AdvancedQueryDialogProps {
  readonly t: Ports['t'];
  readonly page: CompiledPage;
  /** Fields that the user may see. */
  readonly fields: readonly CompiledAdvancedField[];
  /** Current advanced query of the list. */
  readonly query: AdvancedQuery;
  /** Applies a query (W3.3-13). */
  readonly onApply: (query: AdvancedQuery) => void;
  readonly onClose: () => void;
}

/**
 * Returns whether a key starts the search: Enter in a single-line text input, or Ctrl+Enter. Pickers and lists use
 * Enter themselves.
 */
const searches = ({ target, key, ctrlKey, nativeEvent }: KeyboardEvent): boolean =>
  key === 'Enter' &&
  !nativeEvent.isComposing &&
  (ctrlKey ||
    (target instanceof HTMLInputElement &&
      target.classList.contains('wb-input') &&
      target.getAttribute('aria-haspopup') === null));

/** Actions of the dialog's buttons. */
function useAdvancedQuery({ t, page, fields, query, onApply, onClose }: AdvancedQueryDialogProps) {
  const { notify } = usePorts();
  const conditions = useConditionTree(fields, query);
  const saved = useSavedQueries(page.list.superQuery?.saveCode);
  const [chosen, setChosen] = useState<string>();

  /**
   * Returns the conditions with content. Undefined when there are none, which is reported as a warning, or when a typed
   * text is rejected.
   */
  const taken = async (nothing: string): Promise<SavedQuery['records'] | undefined> => {
    const records = await conditions.settle();
    if (records?.length !== 0) return records;
    notify.warning(nothing);
    return undefined;
  };
  const search = async (): Promise<void> => {
    const found = await taken(t('superQuery.emptySearch'));
    if (found === undefined) return;
    onApply({ conditions: found, matchType: conditions.matchType(), isActive: true });
    onClose();
  };
  const reset = async (): Promise<void> => {
    await conditions.drafts.flush();
    conditions.load(NOTHING);
    setChosen(undefined);
    onApply({ ...NOTHING, isActive: false });
  };
  const save = async (): Promise<void> => {
    const records = await taken(t('superQuery.emptySave'));
    if (records === undefined) return;
    const name = await saved?.save({ matchType: conditions.matchType(), records }, chosen ?? '');
    if (name !== undefined) setChosen(name);
  };
  const choose = (kept: SavedQuery): void => {
    setChosen(kept.title);
    conditions.load({ conditions: kept.records, matchType: kept.matchType });
  };
  const remove = async (kept: SavedQuery): Promise<void> => {
    if ((await saved?.remove(kept)) && kept.title === chosen) setChosen(undefined);
  };
  return { conditions, saved: saved?.queries, chosen, search, reset, save, choose, remove };
}

/** Dialog for building conditions, saving them under names, and searching by them (W2-6, W4-12). */
export function AdvancedQueryDialog(props: AdvancedQueryDialogProps) {
  const { t, page, fields, onClose } = props;
  const { conditions, saved, chosen, search, reset, save, choose, remove } = useAdvancedQuery(props);
  const { tree } = conditions;
  const footer = (
    <div className="wb-modal-foot">
      {saved !== undefined && <Button onClick={() => void save()}>{t('superQuery.save')}</Button>}
      <span className="wb-modal-gap" />
      <Button onClick={onClose}>{t('superQuery.close')}</Button>
      <Button onClick={() => void reset()}>{t('superQuery.reset')}</Button>
      <Button type="primary" onClick={() => void search()}>
        {t('superQuery.search')}
      </Button>
    </div>
  );
  return (
    <PageModal t={t} title={t('superQuery.title')} width={WIDTH} footer={footer} onClose={onClose}>
      <DraftsProvider value={conditions.drafts}>
        <div
          className="wb-advanced"
          onKeyDown={(event) => {
            if (!searches(event)) return;
            event.preventDefault();
            void search();
          }}
        >
          <ConditionList
            page={page}
            fields={fields}
            tree={tree}
            depth={1}
            hasRoom={hasSpace(tree)}
            put={conditions.put}
          />
          {saved !== undefined && (
            <SavedQueries queries={saved} chosen={chosen} onChoose={choose} onDelete={(query) => void remove(query)} />
          )}
        </div>
      </DraftsProvider>
    </PageModal>
  );
}
