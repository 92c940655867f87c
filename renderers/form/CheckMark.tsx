import { Spin } from 'antd';
import { usePorts } from '../ports/portsContext.ts';
import { useIsChecking } from './runningChecks.ts';

/** Shown in a field while the server is asked about its value. */
export function CheckMark({ columnKey }: { readonly columnKey: string }) {
  const { t } = usePorts();
  if (!useIsChecking(columnKey)) return null;
  return (
    <span className="wb-checking" role="status" aria-label={t('form.checking')} title={t('form.checking')}>
      <Spin size="small" />
    </span>
  );
}
