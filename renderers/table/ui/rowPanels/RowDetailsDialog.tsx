import { LeftOutlined, RightOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { KeyboardEvent, ReactNode } from 'react';
import { DetailDialog } from '../../../kit/blocks/DetailDialog.tsx';
import type { TablePorts } from '../../grid/cells/cellEditors.ts';

export interface RowDetailsDialogProps {
  /** Zero-based. */
  readonly index: number;
  readonly count: number;
  readonly t: TablePorts['t'];
  readonly children: ReactNode;
  /** Shows the row at an index. */
  readonly onGo: (index: number) => void;
  /** Resolves to whether the dialog may close. */
  readonly onOk: () => Promise<boolean>;
  readonly onClose: () => void;
}

const STEPS: Readonly<Record<string, -1 | 1>> = { PageUp: -1, PageDown: 1 };

/** Details dialog of a row with all of its fields (S2.10-3, W2-2). */
export function RowDetailsDialog({ index, count, t, children, onGo, onOk, onClose }: RowDetailsDialogProps) {
  const go = (to: number): void => {
    if (to >= 0 && to < count) onGo(to);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = event.altKey ? STEPS[event.key] : undefined;
    if (step === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    go(index + step);
  };
  return (
    <DetailDialog
      t={t}
      className="wb-row-details"
      cancelText={t('common.close')}
      footerStart={
        <>
          <Button
            icon={<LeftOutlined />}
            disabled={index <= 0}
            title="Alt+PageUp"
            aria-keyshortcuts="Alt+PageUp"
            onClick={() => go(index - 1)}
          >
            {t('table.previousRow')}
          </Button>
          <span aria-live="polite">{t('table.rowOf', { row: index + 1, count })}</span>
          <Button
            icon={<RightOutlined />}
            iconPosition="end"
            disabled={index >= count - 1}
            title="Alt+PageDown"
            aria-keyshortcuts="Alt+PageDown"
            onClick={() => go(index + 1)}
          >
            {t('table.nextRow')}
          </Button>
        </>
      }
      onOk={onOk}
      onClose={onClose}
    >
      <div onKeyDown={onKeyDown}>{children}</div>
    </DetailDialog>
  );
}
