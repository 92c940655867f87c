import { Button } from 'antd';
import { useCallback, useSyncExternalStore } from 'react';
import type { PageDocument } from '../../../engine/index.ts';
import { usePorts } from '../../kit/ports/portsContext.ts';
import type { DrawnSaving } from '../../form/saving/useSaving.ts';

const never = (): (() => void) => () => undefined;

/** Whether the server cannot be reached just now. */
export function useIsDown(): boolean {
  const { connection } = usePorts();
  return useSyncExternalStore(
    connection?.subscribe ?? never,
    useCallback(() => connection?.isDown() ?? false, [connection]),
  );
}

export interface FooterStateProps {
  readonly document: PageDocument;
  readonly saving: DrawnSaving;
  readonly writable: boolean;
}

/** Why nothing can be saved just now, in a line; where an answer was lost, the one press that repeats what was asked for. */
export function FooterState({ document, saving, writable }: FooterStateProps) {
  const { drafts, t } = usePorts();
  const isDown = useIsDown();
  const { busy, lost } = saving;
  const text = (): string => {
    const kept = t(drafts?.isKeeping() === true ? 'form.keptHere' : 'form.onlyHere');
    if (lost !== null) return t(isDown ? 'form.lostDown' : 'form.lost', { title: lost, kept });
    if (!writable) return t('form.readOnly');
    return document.dirty && isDown ? t('form.dirtyDown', { kept }) : '';
  };
  return (
    <>
      <span className="wb-footer-state" role="status" data-warns={lost !== null}>
        {text()}
      </span>
      {lost !== null && !isDown && (
        <Button className="wb-footer-again" disabled={busy !== null} onClick={() => void saving.again()}>
          {t('form.again')}
        </Button>
      )}
    </>
  );
}
