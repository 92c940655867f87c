import { ConfigProvider } from 'antd';
import { DialogsProvider } from './dialogs/DialogsProvider.tsx';
import type { Ports } from './ports/ports.ts';
import { PortsProvider } from './ports/portsContext.ts';
import { registry } from './registry/registry.ts';
import { RegistryProvider } from './registry/registryContext.ts';
import { lateComponent } from './late/lateComponent.ts';
import { LateFailure } from './late/LateFailure.tsx';
import type { ReportPageProps } from './reportPage/ReportPage.tsx';
import { useDenseTheme } from './theme/useDenseTheme.ts';
import { useThemeVariables } from './theme/useThemeVariables.ts';
import './theme/page.css';

export interface ReportRendererProps {
  /** Report: `schemas/reports/<code>.json`. */
  readonly code: string;
  readonly ports: Ports & Required<Pick<Ports, 'reports'>>;
  /** Draws what stands beside the rows. Default: nothing is drawn. */
  readonly Chart?: ReportPageProps['Chart'];
}

/** With what its conditions are typed into: what a list does not need comes with the first report. */
const ReportPage = lateComponent<ReportPageProps & Pick<Ports, 't'>>(
  () => import('./reportPage/ReportPage.tsx').then((module) => module.ReportPage),
  { failed: ({ t }, retry) => <LateFailure t={t} onRetry={retry} /> },
);

/** Draws a report as a page of its own. */
export function ReportRenderer({ code, ports, Chart }: ReportRendererProps) {
  const variables = useThemeVariables();
  return (
    <ConfigProvider theme={useDenseTheme()}>
      <PortsProvider value={ports}>
        <RegistryProvider value={registry}>
          <DialogsProvider>
            <div className="wb-page" style={variables}>
              <ReportPage key={code} t={ports.t} code={code} reports={ports.reports} Chart={Chart} />
            </div>
          </DialogsProvider>
        </RegistryProvider>
      </PortsProvider>
    </ConfigProvider>
  );
}
