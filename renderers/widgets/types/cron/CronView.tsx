import { LazyCronText } from '../../cron/lazyCronDialog.tsx';
import { toText } from '../../../kit/formats/formats.ts';
import type { ViewProps } from '../../inputs/widget.ts';
import { usePorts } from '../../../kit/ports/portsContext.ts';

/** Description of an expression, followed by the expression. */
export function CronView({ column, value }: ViewProps) {
  const { t } = usePorts();
  return <LazyCronText t={t} language={column.language} value={toText(value)} />;
}
