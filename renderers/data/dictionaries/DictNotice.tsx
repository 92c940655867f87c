import { Button, Spin } from 'antd';
import { usePorts } from '../../kit/ports/portsContext.ts';

export interface DictNoticeProps {
  readonly status: 'idle' | 'loading' | 'ready' | 'error' | 'waiting';
  /** Why it failed, as text for staff. Default: a generic failure text. */
  readonly message?: string | undefined;
  readonly onRetry: () => void;
}

/** Renders what a list of choices shows when it has no items: loading, failed, waiting or empty. */
export function DictNotice({ status, message, onRetry }: DictNoticeProps) {
  const { t } = usePorts();
  if (status === 'error') {
    return (
      <div className="wb-dict-notice" role="alert">
        {message ?? t('dict.failed')}
        <Button type="link" size="small" onMouseDown={(event) => event.preventDefault()} onClick={onRetry}>
          {t('common.retry')}
        </Button>
      </div>
    );
  }
  if (status === 'loading' || status === 'idle') {
    return (
      <div className="wb-dict-notice">
        <Spin size="small" /> {t('dict.loading')}
      </div>
    );
  }
  return <div className="wb-dict-notice">{t(status === 'waiting' ? 'dict.above' : 'dict.none')}</div>;
}
