import { Button, Input, Modal } from 'antd';
import { useState } from 'react';
import type { TablePorts } from '../../grid/cells/cellEditors.ts';
import { moveColumn, PAGE_ARRANGEMENT, type ColumnArrangement } from '../../grid/columns/columnArrangement.ts';
import { ColumnEntry, type ListedColumn } from './ColumnEntry.tsx';
import '../../grid/columns/columnsList.css';

/** With more columns than this, the list has a search field. */
const SEARCHED_FROM = 15;

export interface ColumnsDialogProps {
  readonly arrangement: ColumnArrangement;
  /** Returns all columns of an arrangement from left to right. */
  readonly listOf: (arrangement: ColumnArrangement) => readonly ListedColumn[];
  readonly t: TablePorts['t'];
  /** Arrangement restored by a reset. Default: the page's arrangement. */
  readonly initial?: ColumnArrangement | undefined;
  /** Makes the arrangement the default for all users; null removes that default. Absent: the user may not do this. */
  readonly onShare?: ((arrangement: ColumnArrangement | null) => void) | undefined;
  readonly onSave: (arrangement: ColumnArrangement) => void;
  readonly onClose: () => void;
}

/** Dialog for the visibility, order, width and pinning of columns. */
export function ColumnsDialog(props: ColumnsDialogProps) {
  const { arrangement, listOf, t, initial = PAGE_ARRANGEMENT, onShare, onSave, onClose } = props;
  const [draft, setDraft] = useState(arrangement);
  const [keyword, setKeyword] = useState('');
  const [dragged, setDragged] = useState<string | null>(null);
  const columns = listOf(draft);
  const keys = columns.map(({ key }) => key);
  const shown = columns.filter(({ key }) => !draft.hidden.includes(key));
  const found = columns.filter(({ title }) => title.toLowerCase().includes(keyword.trim().toLowerCase()));
  const isSearching = keyword.trim() !== '';
  const move = (from: number, step: -1 | 1): void => {
    const key = keys[from];
    const before = keys[step === -1 ? from - 1 : from + 2] ?? null;
    if (key !== undefined) setDraft(moveColumn(draft, keys, { key, before }));
  };
  const drop = (at: number): void => {
    if (dragged === null) return;
    // Moved down, the column is inserted after the drop target; moved up, before it.
    const before = keys[keys.indexOf(dragged) < at ? at + 1 : at] ?? null;
    setDraft(moveColumn(draft, keys, { key: dragged, before }));
    setDragged(null);
  };
  return (
    <Modal
      open
      width={560}
      title={t('columns.settings')}
      onCancel={onClose}
      footer={
        <div className="wb-columns-foot">
          <span>
            <Button onClick={() => setDraft(initial)}>{t('columns.reset')}</Button>
            {onShare === undefined ? null : <Button onClick={() => onShare(draft)}>{t('columns.share')}</Button>}
            {onShare === undefined || initial === PAGE_ARRANGEMENT ? null : (
              <Button onClick={() => onShare(null)}>{t('columns.unshare')}</Button>
            )}
          </span>
          <span>
            <Button onClick={onClose}>{t('common.cancel')}</Button>
            <Button type="primary" onClick={() => onSave(draft)}>
              {t('common.ok')}
            </Button>
          </span>
        </div>
      }
    >
      {columns.length > SEARCHED_FROM && (
        <Input
          allowClear
          autoFocus
          aria-label={t('columns.search')}
          placeholder={t('columns.search')}
          value={keyword}
          onChange={(event) => setKeyword(event.target.value)}
        />
      )}
      <ul className="wb-columns-list" aria-label={t('columns.settings')}>
        {found.map((column) => {
          const { key } = column;
          const index = keys.indexOf(key);
          return (
            <ColumnEntry
              key={key}
              {...{ column, draft, t }}
              mustStay={shown.length === 1 && shown[0]?.key === key}
              canRise={!isSearching && index > 0}
              canSink={!isSearching && index < keys.length - 1}
              isDragged={dragged === key}
              onChange={setDraft}
              onStep={(step) => move(index, step)}
              onDrag={setDragged}
              onDrop={() => drop(index)}
            />
          );
        })}
      </ul>
      {found.length === 0 && <p className="wb-columns-none">{t('columns.noneFound')}</p>}
    </Modal>
  );
}
