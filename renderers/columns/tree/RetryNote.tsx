import { Button } from 'antd';
import type { Ports } from '../../ports/ports.ts';

export interface RetryNoteProps {
  readonly t: Ports['t'];
  /** Why, in words for staff; blank: that it could not be loaded. */
  readonly message: string;
  /** Absent: trying again changes nothing. */
  readonly onRetry?: (() => void) | undefined;
}

/** In place of nodes that did not come (W8-12). */
export const RetryNote = ({ t, message, onRetry }: RetryNoteProps) => (
  <span className="wb-tree-note" role="alert">
    {message || t('dict.failed')}
    {onRetry === undefined ? null : (
      // The focus stays in the field.
      <Button type="link" size="small" onMouseDown={(event) => event.preventDefault()} onClick={onRetry}>
        {t('common.retry')}
      </Button>
    )}
  </span>
);
