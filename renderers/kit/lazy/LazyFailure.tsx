import type { Ports } from '../ports/ports.ts';
import './lazy.css';

export interface LazyFailureProps {
  readonly t: Ports['t'];
  readonly onRetry: () => void;
  readonly onClose?: (() => void) | undefined;
  /** As an overlay on the page: the missing part has no place of its own. */
  readonly over?: boolean;
  /** Staff are waiting for the part: focuses the retry button. */
  readonly takesFocus?: boolean;
}

/**
 * Replaces a part that could not be loaded. Uses native buttons, because the chunk of others may be what is missing.
 */
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
