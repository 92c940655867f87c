import { Alert, Button } from 'antd';
import { t } from '../../platform/locales/t.ts';

interface RetryAlertProps {
  readonly message: string;
  readonly onRetry: () => void;
}

/** Shows the server's message of a failed call, with a retry button. */
export function RetryAlert({ message, onRetry }: RetryAlertProps) {
  return (
    <Alert type="error" showIcon message={message} action={<Button onClick={onRetry}>{t('page.retry')}</Button>} />
  );
}
