import { parseCron, type Language } from '../../../engine/index.ts';
import type { Ports } from '../../kit/ports/ports.ts';
import { cronSummary } from './cronSummary.ts';

export interface CronTextProps {
  readonly t: Ports['t'];
  readonly language: Language | undefined;
  readonly value: string;
}

/**
 * Description of an expression, followed by the expression: 每天 08:30:00 (0 30 8 * * ? *). An invalid one is shown as
 * it is.
 */
export function CronText({ t, language, value }: CronTextProps) {
  const parsed = parseCron(value);
  if (parsed.kind === 'faulty') return <span>{value}</span>;
  return (
    <span>
      {cronSummary(parsed.quartz, t, language)} <code>({value})</code>
    </span>
  );
}
