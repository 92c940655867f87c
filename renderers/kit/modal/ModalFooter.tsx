import { Alert, Button } from 'antd';
import { Provider as MotionProvider } from 'rc-motion';
import type { ReactNode } from 'react';
import type { Ports } from '../ports/ports.ts';
import type { Confirming } from './useConfirming.ts';

export interface ModalFooterProps {
  readonly t: Ports['t'];
  readonly okText?: string | undefined;
  readonly cancelText?: string | undefined;
  readonly okDisabled?: boolean | undefined;
  readonly footerStart?: ReactNode;
  /** Undefined: there is nothing to confirm. */
  readonly confirming: Confirming | undefined;
  readonly onGiveUp: () => void;
}

/** OK and 取消, or one close button; above them the error of the last OK. */
export function ModalFooter({ t, confirming, onGiveUp, ...props }: ModalFooterProps) {
  const { okText, cancelText, okDisabled = false, footerStart } = props;
  return (
    <>
      {confirming?.failure !== undefined && (
        <Alert className="wb-modal-failure" type="error" showIcon message={confirming.failure} />
      )}
      <div className="wb-modal-foot">
        {footerStart}
        <span className="wb-modal-gap" />
        {confirming === undefined ? (
          <Button type="primary" onClick={onGiveUp}>
            {t('common.close')}
          </Button>
        ) : (
          <>
            <Button onClick={onGiveUp}>{cancelText ?? t('common.cancel')}</Button>
            {/* The icon of a busy button leaves by a transition: where OK is over within a frame or two there is none, and it stays, out of sight but in the button's name. */}
            <MotionProvider motion={false}>
              <Button type="primary" loading={confirming.isBusy} disabled={okDisabled} onClick={confirming.confirm}>
                {okText ?? t('common.ok')}
              </Button>
            </MotionProvider>
          </>
        )}
      </div>
    </>
  );
}
