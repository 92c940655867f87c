import { useEffect, useRef, useState } from 'react';
import { PortError, type Ports } from '../ports/ports.ts';

/**
 * Action of OK. A promise keeps the dialog open and its button busy until it settles; false keeps it open; an error
 * also keeps it open and is shown: the message of a `PortError`, else a generic text.
 */
export type ModalOk = () => void | boolean | Promise<void | boolean>;

export interface ConfirmingOptions {
  readonly t: Ports['t'];
  readonly onOk?: ModalOk | undefined;
  readonly onClose: () => void;
  readonly okClose?: boolean | undefined;
}

export interface Confirming {
  /** OK was pressed and has not finished. */
  readonly isBusy: boolean;
  /** Error text of the last OK. */
  readonly failure: string | undefined;
  /** Does nothing while busy. */
  readonly confirm: () => void;
}

/** Runs one OK at a time; a result that arrives after the dialog was cancelled is ignored. */
export function useConfirming({ t, onOk, onClose, okClose = true }: ConfirmingOptions): Confirming {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  // A second press may arrive before the first is rendered.
  const running = useRef(false);
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);
  const finish = (answer: void | boolean): void => {
    if (answer !== false && okClose && !isGone.current) onClose();
  };
  const fail = (error: unknown): void => setFailure(error instanceof PortError ? error.message : t('modal.failed'));
  const wait = async (answer: Promise<void | boolean>): Promise<void> => {
    running.current = true;
    setBusy(true);
    try {
      finish(await answer);
    } catch (error) {
      fail(error);
    } finally {
      running.current = false;
      setBusy(false);
    }
  };
  const confirm = (): void => {
    if (running.current) return;
    setFailure(undefined);
    try {
      const answer = onOk?.();
      // A synchronous result is handled within the press, so that the next key goes to what is below the dialog.
      if (answer instanceof Promise) void wait(answer);
      else finish(answer);
    } catch (error) {
      fail(error);
    }
  };
  return { isBusy, failure, confirm };
}
