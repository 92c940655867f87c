import { ConfigProvider } from 'antd';
import { useCallback, useId, useRef } from 'react';
import type { DocumentFormProps } from './DocumentForm.tsx';
import { DraftsProvider, useDrafts } from '../../kit/keyboard/drafts.ts';
import '../../kit/theme/page.css';
import { DetailTabs } from './DetailTabs.tsx';
import './documentForm.css';
import { HeaderForm } from './HeaderForm.tsx';
import { useFindings } from '../../form/problems/useFindings.ts';
import { LazyStepBar, StepButtons } from './StepButtons.tsx';
import { useFocusFinding } from './useFocusFinding.ts';
import { useSteps } from './useSteps.ts';
import { PortsProvider, usePorts } from '../../kit/ports/portsContext.ts';
import { useDenseTheme } from '../../kit/theme/useDenseTheme.ts';
import { useThemeVariables } from '../../kit/theme/useThemeVariables.ts';

/** Like `DocumentForm`, with the detail tables below the header. */
export function WholeDocument({ document, ports, drafts }: DocumentFormProps) {
  return (
    <ConfigProvider theme={useDenseTheme()}>
      <PortsProvider value={ports}>
        <DraftsProvider value={drafts}>
          <HeadAndLines document={document} />
        </DraftsProvider>
      </PortsProvider>
    </ConfigProvider>
  );
}

function HeadAndLines({ document }: Pick<DocumentFormProps, 'document'>) {
  const idPrefix = useId();
  const root = useRef<HTMLDivElement>(null);
  const { t } = usePorts();
  const drafts = useDrafts();
  const findings = useFindings(document);
  const { focus, reveals, openDetail, setOpenDetail, step, setStep, tables } = useFocusFinding(document, idPrefix);
  const flush = useCallback(() => drafts.flush(), [drafts]);
  const stepping = useSteps({ document, root, index: step, show: setStep, flush, focus });
  const isStepped = stepping.steps.length > 0;
  return (
    <div ref={root} className="wb-page" style={useThemeVariables()}>
      {isStepped && <LazyStepBar {...{ t, stepping, findings }} />}
      <HeaderForm document={document} reveals={reveals} idPrefix={idPrefix} hidden={stepping.hidden} />
      <DetailTabs
        id={`${idPrefix}-details`}
        document={document}
        findings={findings}
        open={openDetail}
        onOpen={setOpenDetail}
        tables={tables}
        step={stepping.steps[step]}
      />
      {isStepped && (
        <div className="wb-footer">
          <StepButtons stepping={stepping} />
        </div>
      )}
    </div>
  );
}
