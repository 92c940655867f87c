import { useEffect, useRef, useState } from 'react';
import { PortError, type Ports } from '../ports/ports.ts';

/**
 * What OK does. A promise keeps the dialog open and its button busy until it is done; false keeps it open; a failure
 * keeps it open too and is shown: the text of a `PortError`, else that it did not work.
 */
export type ModalOk = () => void | boolean | Promise<void | boolean>;

export interface ConfirmingOptions {
  readonly t: Ports['t'];
  readonly onOk?: ModalOk | undefined;
  readonly onClose: () => void;
  readonly okClose?: boolean | undefined;
}

export interface Confirming {
  /** OK was pressed and is not done. */
  readonly isBusy: boolean;
  /** What the last OK failed with. */
  readonly failure: string | undefined;
  /** Does nothing while it is busy. */
  readonly confirm: () => void;
}

/** One OK at a time; what comes of it after the dialog was given up changes nothing. */
export function useConfirming({ t, onOk, onClose, okClose = true }: ConfirmingOptions): Confirming {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  // Two presses may come before the first is drawn.
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
      // What needs no waiting is over within the press: the next key finds what is below.
      if (answer instanceof Promise) void wait(answer);
      else finish(answer);
    } catch (error) {
      fail(error);
    }
  };
  return { isBusy, failure, confirm };
}
