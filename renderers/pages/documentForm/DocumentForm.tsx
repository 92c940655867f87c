import { ConfigProvider } from 'antd';
import { useId, useMemo } from 'react';
import type { PageDocument } from '../../../engine/index.ts';
import { DraftsProvider, type TextDrafts } from '../../kit/keyboard/drafts.ts';
import { createGroupReveals } from '../../form/fields/groupReveals.ts';
import '../../kit/theme/page.css';
import { HeaderForm } from './HeaderForm.tsx';
import type { Ports } from '../../kit/ports/ports.ts';
import { PortsProvider } from '../../kit/ports/portsContext.ts';
import { useDenseTheme } from '../../kit/theme/useDenseTheme.ts';
import { useThemeVariables } from '../../kit/theme/useThemeVariables.ts';

export interface DocumentFormProps {
  readonly document: PageDocument;
  readonly ports: Ports;
  /** Text being typed; `flush` it before reading the document. */
  readonly drafts: TextDrafts;
}

/** The header groups of a record without a form around them, for a caller that loads and saves itself. */
export function DocumentForm({ document, ports, drafts }: DocumentFormProps) {
  return (
    <ConfigProvider theme={useDenseTheme()}>
      <PortsProvider value={ports}>
        <DraftsProvider value={drafts}>
          <Groups document={document} />
        </DraftsProvider>
      </PortsProvider>
    </ConfigProvider>
  );
}

function Groups({ document }: Pick<DocumentFormProps, 'document'>) {
  const reveals = useMemo(() => createGroupReveals(), []);
  return (
    <div className="wb-page" style={useThemeVariables()}>
      <HeaderForm document={document} reveals={reveals} idPrefix={useId()} />
    </div>
  );
}
