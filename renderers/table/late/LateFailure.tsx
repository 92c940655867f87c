import type { TablePorts } from '../cellEditors.ts';

export interface LateFailureProps {
  readonly t: TablePorts['t'];
  readonly onRetry: () => void;
  readonly onClose?: (() => void) | undefined;
}

/** Stands in the place of what could not be fetched. Drawn with the browser's own buttons: others may be what is missing. */
export const LateFailure = ({ t, onRetry, onClose }: LateFailureProps) => (
  <div className="wb-table-late" role="alert">
    {t('table.partFailed')}
    <button type="button" onClick={onRetry}>
      {t('common.retry')}
    </button>
    {onClose !== undefined && (
      <button type="button" onClick={onClose}>
        {t('common.close')}
      </button>
    )}
  </div>
);
