import { Button, Modal, Progress } from 'antd';
import { useEffect, useRef } from 'react';
import { useDialogs } from '../../form/dialogs/dialogs.ts';
import { primaryButton, useFirstStop } from '../../form/dialogs/useFirstStop.ts';
import '../../form/dialogs/confirmDialog.css';
import { toText } from '../../kit/formats/formats.ts';
import type { Ports } from '../../kit/ports/ports.ts';
import { usePorts } from '../../kit/ports/portsContext.ts';
import { useBatchMove, type BatchMoveOptions } from './useBatchMove.ts';

export interface BatchMoveDialogProps extends BatchMoveOptions {
  readonly t: Ports['t'];
  /** Returns the display name of a record. */
  readonly nameOf: (record: BatchMoveOptions['records'][number]) => string;
  /** Called once, with the ids of the records that were moved. */
  readonly onMoved: (ids: readonly string[]) => void;
  readonly onClose: () => void;
}

/**
 * Applies one transition to several records: lists the ones that are refused, each by name with the reason, then shows
 * the progress.
 */
export function BatchMoveDialog({ t, nameOf, onMoved, onClose, ...options }: BatchMoveDialogProps) {
  const { action, records } = options;
  const dialogs = useDialogs();
  const { notify } = usePorts();
  const { phase, ready, moved, refused, share, failure, move, giveUp } = useBatchMove(options);
  const { frame, afterOpenChange } = useFirstStop(primaryButton);
  const button = useRef<HTMLButtonElement>(null);
  const isBusy = phase === 'trying' || phase === 'moving';
  const count = ready.length - moved.length;
  const names = new Map(records.map((record) => [toText(record['id']), nameOf(record)]));
  // Focuses the button that is pressed next.
  useEffect(() => {
    if (phase !== 'trying') button.current?.focus();
  }, [phase]);
  const close = (): void => {
    giveUp();
    if (phase === 'moving') return;
    if (moved.length > 0) onMoved(moved);
    onClose();
  };
  const start = async (): Promise<void> => {
    const { title, confirm: text, reason: wanted } = action;
    const named = t('common.counted', { title, count });
    const reason = wanted && (await dialogs.reason({ title: named, text, ok: named, ...wanted }));
    if (reason !== null) move(reason);
  };
  useEffect(() => {
    if (phase === 'done' && refused.length === 0) {
      notify.success(t('moves.done', { title: action.title, count: moved.length }));
      onMoved(moved);
      onClose();
    }
  }, [action, moved, notify, onClose, onMoved, phase, refused, t]);
  const goOn = (
    <Button key="go" ref={button} type="primary" disabled={count === 0} onClick={() => void start()}>
      {t('common.counted', { title: action.title, count })}
    </Button>
  );
  const mayGo = (phase === 'asked' || phase === 'stopped') && count > 0;
  return (
    <Modal
      open
      width={560}
      title={t('common.counted', { title: action.title, count: records.length })}
      maskClosable={false}
      onCancel={close}
      afterOpenChange={afterOpenChange}
      footer={[
        <Button key="close" onClick={close} {...(!mayGo && { ref: button, type: 'primary' as const })}>
          {t(isBusy ? 'moves.stop' : phase === 'asked' ? 'common.cancel' : 'common.close')}
        </Button>,
        mayGo ? goOn : null,
      ]}
    >
      <div ref={frame}>
        {phase === 'asked' && action.reason === undefined && action.confirm !== undefined && <p>{action.confirm}</p>}
        <p role="status">
          {failure} {t(`moves.${phase}`, { title: action.title, count: phase === 'asked' ? count : moved.length })}
        </p>
        {isBusy && (
          <Progress
            percent={Math.round((100 * share) / Math.max(1, phase === 'trying' ? records.length : ready.length))}
            aria-label={t('moves.progress')}
          />
        )}
        {refused.length > 0 && (
          <>
            <p>{t('moves.refused', { count: refused.length })}</p>
            <ul className="wb-question-lines" tabIndex={0} aria-label={t('moves.refused', { count: refused.length })}>
              {refused.map(({ id, message }) => (
                <li key={id}>{t('list.keptLine', { name: names.get(id) ?? id, why: message })}</li>
              ))}
            </ul>
          </>
        )}
      </div>
    </Modal>
  );
}
