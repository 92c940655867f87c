import { ConfigProvider } from 'antd';
import { useId } from 'react';
import type { DocumentFormProps } from './DocumentForm.tsx';
import { DraftsProvider } from '../typing/drafts.ts';
import '../theme/page.css';
import { DetailTabs } from './DetailTabs.tsx';
import './documentForm.css';
import { HeaderForm } from './HeaderForm.tsx';
import { useFindings } from '../problems/useFindings.ts';
import { useFocusFinding } from './useFocusFinding.ts';
import { PortsProvider } from '../ports/portsContext.ts';
import { useDenseTheme } from '../theme/useDenseTheme.ts';
import { useThemeVariables } from '../theme/useThemeVariables.ts';

/** As `DocumentForm`, with the tables of the record's lines below its head. */
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
  const { reveals, openDetail, setOpenDetail, tables } = useFocusFinding(document, idPrefix);
  return (
    <div className="wb-page" style={useThemeVariables()}>
      <HeaderForm document={document} reveals={reveals} idPrefix={idPrefix} />
      <DetailTabs
        id={`${idPrefix}-details`}
        document={document}
        findings={useFindings(document)}
        open={openDetail}
        onOpen={setOpenDetail}
        tables={tables}
      />
    </div>
  );
}
