import type { LocalizedProblem } from '../../engine/index.ts';
import { ReportRenderer } from '../../renderers/index.ts';
import { ReportChartPanel } from '../features/dashboard/ReportChartPanel.tsx';
import { speakDates } from '../platform/locales/dates.ts';
import { useTabPorts } from '../adapters/useTabPorts.ts';
import type { PageVisit } from '../shell/routes/routeTable.ts';

speakDates();

interface ReportTabProps {
  readonly tabKey: string;
  readonly code: string;
  readonly visit: PageVisit;
}

const noProblems: readonly LocalizedProblem[] = [];

/** A report as a separate page; the server checks the right to read it. */
export function ReportTab({ tabKey, code, visit }: ReportTabProps) {
  const ports = useTabPorts({ tabKey, visit, problems: noProblems });
  return (
    <div className="page-frame">
      <ReportRenderer code={code} ports={ports} Chart={ReportChartPanel} />
    </div>
  );
}
