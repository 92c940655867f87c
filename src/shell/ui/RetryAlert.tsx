import { Alert, Button } from 'antd';
import { t } from '../../platform/locales/t.ts';

interface RetryAlertProps {
  readonly message: string;
  readonly onRetry: () => void;
}

/** Something could not be fetched: what the server said, and the way to ask again. */
export function RetryAlert({ message, onRetry }: RetryAlertProps) {
  return (
    <Alert type="error" showIcon message={message} action={<Button onClick={onRetry}>{t('page.retry')}</Button>} />
  );
}
