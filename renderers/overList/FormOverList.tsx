import { useCallback, useMemo, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import type { CompiledPage } from '../../engine/index.ts';
import { useDialogs } from '../dialogs/dialogs.ts';
import { FormPage } from '../formPage/FormPage.tsx';
import { PageModal } from '../modal/PageModal.tsx';
import { PortsProvider, usePorts } from '../ports/portsContext.ts';
import type { Ports } from '../ports/ports.ts';
import type { FormPaths, RecordChoice } from '../records/formPaths.ts';
import { createFrameHost } from './frameHost.ts';
import { FormDrawer } from './FormDrawer.tsx';
import './formOverList.css';

export interface FormOverListProps {
  readonly t: Ports['t'];
  readonly page: CompiledPage;
  readonly paths: FormPaths;
  readonly choice: RecordChoice;
  /** Where in the page it is drawn. */
  readonly place: RefObject<HTMLElement>;
  /** It has to go; what was unsaved was asked about. */
  readonly onClose: () => void;
}

/** Pixels: four fields side by side. */
const MODAL_WIDTH = 1000;

/** Esc that something in the form has taken (a cell, a half-typed text) closes nothing. */
const keepTakenKeys = (event: KeyboardEvent): void => {
  if (event.key === 'Escape' && (event.isDefaultPrevented() || event.nativeEvent.isComposing)) event.stopPropagation();
};

/** Closing asks where something is unsaved; what staff leave so stays as a draft, where drafts are kept. */
function useClosing(onClose: () => void) {
  const dialogs = useDialogs();
  const { drafts, t } = usePorts();
  const isAsking = useRef(false);
  return useCallback(
    async (isDirty: boolean): Promise<void> => {
      if (isAsking.current) return;
      isAsking.current = true;
      const text = t(drafts?.isKeeping() === true ? 'form.closeKept' : 'form.closeLost');
      const question = { title: t('form.closeUnsaved'), text, ok: t('common.close'), danger: true };
      const goes = !isDirty || (await dialogs.confirm(question));
      isAsking.current = false;
      if (goes) onClose();
    },
    [dialogs, drafts, onClose, t],
  );
}

/** The whole form page in a window or a drawer over its list. */
export function FormOverList({ t, page, paths, choice, place, onClose }: FormOverListProps) {
  const ports = usePorts();
  const [title, setTitle] = useState(page.title);
  const close = useClosing(onClose);
  const { host: shell } = ports;
  const { attach, host, leave } = useMemo(
    () => createFrameHost({ shell, list: paths.list, listTitle: page.title, setTitle, close }),
    [close, page.title, paths.list, shell],
  );
  const framed = useMemo(() => ({ ...ports, host }), [host, ports]);
  const form = (
    <div ref={attach} className="wb-over-form" tabIndex={-1} onKeyDown={keepTakenKeys}>
      <PortsProvider value={framed}>
        <FormPage page={page} paths={paths} choice={choice} />
      </PortsProvider>
    </div>
  );
  const common = { t, title, container: () => place.current ?? document.body, onClose: leave };
  return page.form.open === 'drawer' ? (
    <FormDrawer {...common}>{form}</FormDrawer>
  ) : (
    <PageModal {...common} width={MODAL_WIDTH} className="wb-over" footer={null}>
      {form}
    </PageModal>
  );
}
