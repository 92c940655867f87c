import { ArrowDownOutlined, ArrowUpOutlined } from '@ant-design/icons';
import { Button, Checkbox, Input, Modal } from 'antd';
import { useState } from 'react';
import type { TablePorts } from '../cells/cellEditors.ts';
import { moveColumn, PAGE_ARRANGEMENT, setHidden, type ColumnArrangement } from '../columns/columnArrangement.ts';

/** More columns than this can be searched. */
const SEARCHED_FROM = 15;

export interface ListedColumn {
  readonly key: string;
  readonly title: string;
}

export interface ColumnsDialogProps {
  readonly arrangement: ColumnArrangement;
  /** All columns as an arrangement has them from left to right. */
  readonly listOf: (arrangement: ColumnArrangement) => readonly ListedColumn[];
  readonly t: TablePorts['t'];
  readonly onSave: (arrangement: ColumnArrangement) => void;
  readonly onClose: () => void;
}

/** Which columns there are, and in which order. */
export function ColumnsDialog({ arrangement, listOf, t, onSave, onClose }: ColumnsDialogProps) {
  const [draft, setDraft] = useState(arrangement);
  const [keyword, setKeyword] = useState('');
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
  return (
    <Modal
      open
      width={420}
      title={t('columns.settings')}
      onCancel={onClose}
      footer={
        <div className="wb-columns-foot">
          <Button onClick={() => setDraft(PAGE_ARRANGEMENT)}>{t('columns.reset')}</Button>
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
        {found.map(({ key, title }) => {
          const index = keys.indexOf(key);
          const isShown = !draft.hidden.includes(key);
          return (
            <li key={key}>
              <Checkbox
                checked={isShown}
                disabled={isShown && shown.length === 1}
                onChange={() => setDraft(setHidden(draft, key, isShown))}
              >
                {title}
              </Checkbox>
              <Button
                size="small"
                type="text"
                icon={<ArrowUpOutlined />}
                disabled={isSearching || index === 0}
                aria-label={t('columns.up', { title })}
                onClick={() => move(index, -1)}
              />
              <Button
                size="small"
                type="text"
                icon={<ArrowDownOutlined />}
                disabled={isSearching || index === keys.length - 1}
                aria-label={t('columns.down', { title })}
                onClick={() => move(index, 1)}
              />
            </li>
          );
        })}
      </ul>
      {found.length === 0 && <p className="wb-columns-none">{t('columns.noneFound')}</p>}
    </Modal>
  );
}
