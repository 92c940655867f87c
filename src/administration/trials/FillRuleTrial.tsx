import { Button, Skeleton, Space, Typography } from 'antd';
import { useCallback } from 'react';
import type { PanelProps } from '../../../renderers/index.ts';
import { usePageHttp } from '../../shell/ui/PageLife.tsx';
import { RetryAlert } from '../../shell/ui/RetryAlert.tsx';
import { useFetched } from '../../shell/ui/useFetched.ts';
import { rulesText } from './rulesText.ts';

/** Shows the next value of a rule. */
export function FillRuleTrial({ records }: PanelProps) {
  const http = usePageHttp();
  const ruleCode = String(records[0]?.['ruleCode'] ?? '');
  const read = useCallback(
    (signal: AbortSignal) =>
      http.call({ method: 'GET', url: '/sys/fillRule/testFillRule', params: { ruleCode }, signal }),
    [http, ruleCode],
  );
  const { value, failure, again, isLoading } = useFetched(read);
  if (failure !== undefined) return <RetryAlert message={failure.message} onRetry={again} />;
  if (value === undefined) return <Skeleton active aria-busy />;
  return (
    <Space direction="vertical">
      <Typography.Text type="secondary">{rulesText('rules.next')}</Typography.Text>
      <Typography.Title level={4} copyable>
        {String(value)}
      </Typography.Title>
      <Typography.Text type="secondary">{rulesText('rules.trial')}</Typography.Text>
      <Button loading={isLoading} onClick={again}>
        {rulesText('rules.again')}
      </Button>
    </Space>
  );
}
