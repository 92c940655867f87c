import type { Ports } from '../ports/ports.ts';
import './lazy.css';

export interface LazyFailureProps {
  readonly t: Ports['t'];
  readonly onRetry: () => void;
  readonly onClose?: (() => void) | undefined;
  /** Over the page: what is missing has no place of its own. */
  readonly over?: boolean;
  /** Staff are waiting for it: their keyboard is at what can be done. */
  readonly takesFocus?: boolean;
}

/** Stands in the place of what could not be fetched. Drawn with the browser's own buttons: others may be what is missing. */
export const LazyFailure = ({ t, onRetry, onClose, over = false, takesFocus = false }: LazyFailureProps) => (
  <div className={over ? 'wb-late wb-late-over' : 'wb-late'} role="alert">
    {t('common.partFailed')}
    <button type="button" autoFocus={takesFocus} onClick={onRetry}>
      {t('common.retry')}
    </button>
    {onClose !== undefined && (
      <button type="button" onClick={onClose}>
        {t('common.close')}
      </button>
    )}
  </div>
);
