import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { CompiledPage } from '../../engine/index.ts';
import { usePorts } from '../ports/portsContext.ts';
import { offeredAction } from '../records/recordActions.ts';
import { MessageUpload } from './MessageUpload.tsx';

export interface ToolbarProps {
  readonly page: CompiledPage;
  readonly selectedCount: number;
  readonly onCreate: () => void;
  readonly onRemoveSelected: () => void;
  readonly onClear: () => void;
}

/** What can be done with the list as a whole, and how much of it is selected. */
export function Toolbar({ page, selectedCount, onCreate, onRemoveSelected, onClear }: ToolbarProps) {
  const { t, ...ports } = usePorts();
  const add = offeredAction('add', { ...ports, page });
  const remove = offeredAction('delete', { ...ports, page });
  return (
    <div className="wb-toolbar">
      {add === undefined ? null : (
        <Button type="primary" icon={<PlusOutlined aria-hidden />} disabled={add.disabled} onClick={onCreate}>
          {add.action.title}
        </Button>
      )}
      <MessageUpload page={page} />
      {remove === undefined ? null : (
        <Button icon={<DeleteOutlined aria-hidden />} disabled={remove.disabled} onClick={onRemoveSelected}>
          {t('list.batchDelete')}
        </Button>
      )}
      <span className="wb-selection" aria-live="polite">
        {selectedCount > 0 ? (
          <>
            {t('list.selected', { count: selectedCount })}
            <Button type="link" size="small" onClick={onClear}>
              {t('list.clearSelection')}
            </Button>
          </>
        ) : null}
      </span>
    </div>
  );
}
