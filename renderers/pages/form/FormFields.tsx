import type { RefObject } from 'react';
import type { Finding, PageDocument } from '../../../engine/index.ts';
import { DetailTabs } from '../documentForm/DetailTabs.tsx';
import { HeaderForm } from '../documentForm/HeaderForm.tsx';
import type { useFocusFinding } from '../documentForm/useFocusFinding.ts';
import { useKeptSections } from '../documentForm/useKeptSections.ts';
import type { Stepping } from '../documentForm/useSteps.ts';
import { SectionMemoryProvider } from '../../form/fields/sectionMemory.ts';
import { ReadOnlyForm, type ReadOnlyFormProps } from '../../form/reading/ReadOnlyForm.tsx';
import { useIsLocked } from '../../form/document/useIsLocked.ts';
import { useReviewed } from './useReviewed.ts';
import { BalanceRibbon } from '../recordHeader/BalanceRibbon.tsx';
import { SectionMap } from '../recordHeader/SectionMap.tsx';
import '../recordHeader/cockpit.css';

/** The header groups, editable or read-only. */
function HeadGroups({ onLead, ...props }: ReadOnlyFormProps) {
  const locked = useIsLocked(props.document);
  useReviewed(props.document);
  return (
    <SectionMemoryProvider value={useKeptSections(props.document.page.id)}>
      {locked ? <ReadOnlyForm {...props} onLead={onLead} /> : <HeaderForm {...props} />}
    </SectionMemoryProvider>
  );
}

export interface FormFieldsProps {
  readonly document: PageDocument;
  readonly findings: readonly Finding[];
  /** Root element of the form. */
  readonly root: RefObject<HTMLElement>;
  readonly idPrefix: string;
  readonly stepping: Stepping;
  readonly step: number;
  readonly leading: ReturnType<typeof useFocusFinding>;
  readonly hidden: boolean;
  /** Details take the main area, with the header next to them. */
  readonly isCockpit: boolean;
}

/** All fields of a record: the section map, the header groups, the details. */
export function FormFields(props: FormFieldsProps) {
  const { document, findings, root, idPrefix, stepping, step, leading, hidden, isCockpit } = props;
  const { focus, reveals, openDetail, setOpenDetail, tables } = leading;
  return (
    <div className="wb-form-fields" hidden={hidden}>
      <SectionMap {...{ document, findings, root, reveals, openDetail, setOpenDetail, isCockpit }} onFinding={focus} />
      {isCockpit && <BalanceRibbon document={document} onLead={focus} />}
      <HeadGroups {...{ document, reveals, idPrefix }} hidden={stepping.hidden} onLead={focus} />
      <DetailTabs
        id={`${idPrefix}-details`}
        document={document}
        findings={findings}
        open={openDetail}
        onOpen={setOpenDetail}
        tables={tables}
        step={stepping.steps[step]}
      />
    </div>
  );
}
