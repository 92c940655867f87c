import { Button } from 'antd';
import { useCallback, useSyncExternalStore } from 'react';
import type { PageDocument } from '../../../engine/index.ts';
import { usePorts } from '../../kit/ports/portsContext.ts';
import type { DrawnSaving } from '../../form/saving/useSaving.ts';

const never = (): (() => void) => () => undefined;

/** Returns whether the server is currently unreachable. */
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

/** One line on why saving is currently impossible; after a lost response, a button that repeats the request. */
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
