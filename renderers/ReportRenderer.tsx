import { ConfigProvider } from 'antd';
import { DialogsProvider } from './form/dialogs/DialogsProvider.tsx';
import type { Ports } from './kit/ports/ports.ts';
import { PortsProvider } from './kit/ports/portsContext.ts';
import { registry } from './widgets/registry.ts';
import { RegistryProvider } from './widgets/registryContext.ts';
import { lazyComponent } from './kit/lazy/lazyComponent.ts';
import { LazyFailure } from './kit/lazy/LazyFailure.tsx';
import type { ReportPageProps } from './pages/report/ReportPage.tsx';
import { useDenseTheme } from './kit/theme/useDenseTheme.ts';
import { useThemeVariables } from './kit/theme/useThemeVariables.ts';
import './kit/theme/page.css';

export interface ReportRendererProps {
  /** Report: `schemas/reports/<code>.json`. */
  readonly code: string;
  readonly ports: Ports & Required<Pick<Ports, 'reports'>>;
  /** Renders a chart next to the rows. Default: nothing. */
  readonly Chart?: ReportPageProps['Chart'];
}

/**
 * Lazy-loaded together with the inputs for its conditions, which a list does not need; fetched with the first report.
 */
const ReportPage = lazyComponent<ReportPageProps & Pick<Ports, 't'>>(
  () => import('./pages/report/ReportPage.tsx').then((module) => module.ReportPage),
  { failed: ({ t }, retry) => <LazyFailure t={t} onRetry={retry} /> },
);

/** Renders a report as a separate page. */
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
