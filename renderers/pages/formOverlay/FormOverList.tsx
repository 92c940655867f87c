import { useMemo, useState, type RefObject } from 'react';
import type { CompiledPage } from '../../../engine/index.ts';
import { keepTakenKeys, useAskedClosing } from '../../form/dialogs/useAskedClosing.ts';
import { useLatest } from '../../kit/hooks/useLatest.ts';
import { FormPage } from '../form/FormPage.tsx';
import { PageDrawer } from '../../kit/modal/PageDrawer.tsx';
import { PageModal } from '../../kit/modal/PageModal.tsx';
import { PortsProvider, usePorts } from '../../kit/ports/portsContext.ts';
import type { Ports } from '../../kit/ports/ports.ts';
import type { FormPaths, RecordChoice } from '../../data/records/formPaths.ts';
import { createFrameHost } from './frameHost.ts';
import './formOverList.css';

export interface FormOverListProps {
  readonly t: Ports['t'];
  readonly page: CompiledPage;
  readonly paths: FormPaths;
  readonly choice: RecordChoice;
  /** Parent element in the page. */
  readonly place: RefObject<HTMLElement>;
  /** Closes the form; unsaved changes have been asked about. */
  readonly onClose: () => void;
}

/** Pixels: four fields per row. */
const MODAL_WIDTH = 1000;

/** The whole form page in a dialog or a drawer above its list. */
export function FormOverList({ t, page, paths, choice, place, onClose }: FormOverListProps) {
  const ports = usePorts();
  const [title, setTitle] = useState(() =>
    choice.name ? t('form.title', { page: page.title, name: choice.name }) : page.title,
  );
  const shownTitle = useLatest(title);
  const { drafts, host: shell } = ports;
  // Unsaved changes stay as a draft if drafts are stored.
  const close = useAskedClosing(onClose, drafts?.isKeeping() === true ? 'form.closeKept' : 'form.closeLost');
  const { attach, host, leave } = useMemo(
    () => createFrameHost({ shell, list: paths.list, listTitle: page.title, setTitle, close }),
    [close, page.title, paths.list, shell],
  );
  const framed = useMemo(
    () => ({ ...ports, host: { ...host, title: () => shownTitle.current } }),
    [host, ports, shownTitle],
  );
  const form = (
    <div ref={attach} className="wb-over-form" tabIndex={-1} onKeyDown={keepTakenKeys}>
      <PortsProvider value={framed}>
        <FormPage page={page} paths={paths} choice={choice} />
      </PortsProvider>
    </div>
  );
  const common = { t, title, container: () => place.current ?? document.body, onClose: leave };
  return page.form.open === 'drawer' ? (
    <PageDrawer {...common} className="wb-over-drawer">
      {form}
    </PageDrawer>
  ) : (
    <PageModal {...common} width={MODAL_WIDTH} className="wb-over" footer={null}>
      {form}
    </PageModal>
  );
}
