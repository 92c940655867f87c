import type { ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { DeclarationBoard } from '../features/dashboard/DeclarationBoard.tsx';
import { LatestNotices } from '../features/dashboard/LatestNotices.tsx';
import { WaitingWorkBoard } from '../features/dashboard/WaitingWorkBoard.tsx';
import '../features/dashboard/dashboard.css';
import { t } from '../platform/locales/t.ts';
import { ContinueLastRecord } from '../features/openedRecordLists/ContinueLastRecord.tsx';
import { OpenedRecordList } from '../features/openedRecordLists/OpenedRecordList.tsx';
import { useOpenedRecords } from '../features/openedRecordLists/useOpenedRecords.ts';
import type { ShellRoute } from '../shell/routes/buildRoutes.ts';
import { useShell } from '../shell/services/ShellContext.ts';
import '../shell/ui/homePage.css';

/** Right to see the figures and to call their API. */
const SEE_FIGURES = 'bgd:dashboard:list';

interface WorkbenchProps {
  readonly title: string;
  /** Shown below the title. */
  readonly intro: string;
  readonly routes: readonly ShellRoute[];
  /** Links to the pages, below all work. */
  readonly children: ReactNode;
}

/** Start of a work day (decision 0077): the record to continue with (D39), waiting work, opened records, figures. */
export function Workbench({ title, intro, routes, children }: WorkbenchProps) {
  const { session } = useShell();
  const { auth } = useSnapshot(session.state);
  const seesFigures = auth.some(({ action }) => action.split(',').includes(SEE_FIGURES));
  const opened = useOpenedRecords(routes);
  return (
    <div className="home-page">
      <header className="home-greeting">
        <h1>{title}</h1>
        <p>{intro}</p>
      </header>
      {opened.last !== null && <ContinueLastRecord record={opened.last} />}
      <div className="dashboard-panels record-panels">
        <WaitingWorkBoard routes={routes} />
        <OpenedRecordList {...opened} />
        <LatestNotices />
      </div>
      {seesFigures ? <DeclarationBoard routes={routes} /> : <p className="home-refused">{t('dashboard.refused')}</p>}
      {children}
    </div>
  );
}
