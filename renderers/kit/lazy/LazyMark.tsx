import type { Ports } from '../ports/ports.ts';
import './lazy.css';

export interface LazyMarkProps {
  readonly t: Ports['t'];
}

/** Shown at the end of a cell or field whose marks or panel could not be loaded; typing remains possible. */
export const LazyMark = ({ t, onRetry }: LazyMarkProps & { readonly onRetry: () => void }) => {
  const text = `${t('common.partFailed')} ${t('common.retry')}`;
  return (
    <button
      type="button"
      className="wb-late-mark"
      tabIndex={-1}
      aria-label={text}
      title={text}
      // The focus stays in the field.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onRetry}
    >
      ↻
    </button>
  );
};
