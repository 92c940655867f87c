import { FullscreenExitOutlined, FullscreenOutlined, LeftOutlined, RightOutlined } from '@ant-design/icons';
import { Button, Modal } from 'antd';
import { useState, type KeyboardEvent, type ReactNode } from 'react';
import type { TablePorts } from '../cells/cellEditors.ts';
import './rowDetails.css';

export interface RowDetailsDialogProps {
  /** From 0. */
  readonly index: number;
  readonly count: number;
  readonly t: TablePorts['t'];
  readonly children: ReactNode;
  /** Shows the row at that place. */
  readonly onGo: (index: number) => void;
  /** Resolves whether the dialog may close. */
  readonly onOk: () => Promise<boolean>;
  readonly onClose: () => void;
}

const STEPS: Readonly<Record<string, -1 | 1>> = { PageUp: -1, PageDown: 1 };

/** A row by itself, every field of it (S2.10-3, W2-2). */
export function RowDetailsDialog({ index, count, t, children, onGo, onOk, onClose }: RowDetailsDialogProps) {
  const [isFull, setFull] = useState(false);
  const [busy, setBusy] = useState(false);
  const confirm = async (): Promise<void> => {
    setBusy(true);
    const mayClose = await onOk();
    setBusy(false);
    if (mayClose) onClose();
  };
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
  const switchText = t(isFull ? 'table.leaveFullscreen' : 'table.fullscreen');
  return (
    <Modal
      open
      width={isFull ? '100vw' : 1200}
      className={isFull ? 'wb-row-details is-full' : 'wb-row-details'}
      style={{ top: isFull ? 0 : 40 }}
      title={t('table.details')}
      maskClosable={false}
      onCancel={onClose}
      footer={
        <div className="wb-row-details-foot">
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
          <span className="wb-row-details-gap" />
          <Button onClick={onClose}>{t('table.closeDetails')}</Button>
          <Button type="primary" loading={busy} onClick={() => void confirm()}>
            {t('common.ok')}
          </Button>
        </div>
      }
    >
      <Button
        type="text"
        className="wb-row-details-switch"
        icon={isFull ? <FullscreenExitOutlined /> : <FullscreenOutlined />}
        aria-label={switchText}
        title={switchText}
        aria-pressed={isFull}
        onClick={() => setFull(!isFull)}
      />
      <div className="wb-row-details-body" onKeyDown={onKeyDown}>
        {children}
      </div>
    </Modal>
  );
}
