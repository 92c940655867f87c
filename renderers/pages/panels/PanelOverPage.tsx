import { Skeleton } from 'antd';
import { createElement, useCallback, useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';
import type { CompiledAction, CompiledPage, Values } from '../../../engine/index.ts';
import { keepTakenKeys, useAskedClosing } from '../../form/dialogs/useAskedClosing.ts';
import type { LazyComponent } from '../../kit/lazy/lazyComponent.ts';
import { lazyPart } from '../../kit/lazy/lazyPart.tsx';
import { PageDrawer } from '../../kit/modal/PageDrawer.tsx';
import { PageModal } from '../../kit/modal/PageModal.tsx';
import { useModalFocus } from '../../kit/modal/useModalFocus.ts';
import type { PanelLoader, PanelProps, Ports } from '../../kit/ports/ports.ts';
import { usePorts } from '../../kit/ports/portsContext.ts';
import './panels.css';

export interface PanelOverPageProps {
  readonly t: Ports['t'];
  readonly page: CompiledPage;
  readonly action: CompiledAction;
  readonly records: readonly Values[];
  /** Closes the panel; unsaved changes have been asked about. */
  readonly onClose: () => void;
}

interface PartProps extends PanelProps {
  readonly onClose: () => void;
  /** Called when the editor is mounted and its first field can take the focus. */
  readonly onLanded: (isOpen: true) => void;
}

/** Pixels: a tree next to its rules, or a table. */
const MODAL_WIDTH = 860;

/** One lazy component per editor, so that a loaded editor renders immediately wherever it is opened. */
const parts = new WeakMap<PanelLoader, LazyComponent<PartProps>>();

const landing = (Panel: ComponentType<PanelProps>) =>
  function LandedPanel({ onLanded, onClose: _close, ...props }: PartProps) {
    // Only once: later it would take the focus from another element.
    const [land] = useState(() => onLanded);
    useEffect(() => land(true), [land]);
    return createElement(Panel, props);
  };

const waiting = ({ t }: PartProps): ReactNode => (
  <div aria-busy="true" aria-label={t('form.loading')}>
    <Skeleton active />
  </div>
);

function partOf(load: PanelLoader): LazyComponent<PartProps> {
  const part = parts.get(load) ?? lazyPart<PartProps>(async () => landing(await load()), waiting);
  parts.set(load, part);
  return part;
}

const LoadedPanel = ({ load, ...props }: PartProps & { readonly load: PanelLoader }) =>
  createElement(partOf(load), props);

/** Tracks whether the editor has unsaved changes, and reports it to the tab. */
function useDirty() {
  const { host } = usePorts();
  const known = useRef(false);
  const setDirty = useCallback(
    (dirty: boolean) => {
      if (known.current === dirty) return;
      known.current = dirty;
      host.setTab({ dirty });
    },
    [host],
  );
  useEffect(() => () => setDirty(false), [setDirty]);
  const isDirty = useCallback(() => known.current, []);
  return { isDirty, setDirty };
}

/** Returns the name of a single record: the first text in its row. */
function nameIn({ list }: CompiledPage, records: readonly Values[]): string {
  const [record, ...others] = records;
  if (record === undefined || others.length > 0) return '';
  const named = list.columns.find(({ key, dictCode }) => dictCode === undefined && typeof record[key] === 'string');
  return String(record[named?.key ?? ''] ?? '');
}

/** A shell editor in a drawer or a dialog above the page. */
export function PanelOverPage({ t, page, action, records, onClose }: PanelOverPageProps) {
  const ports = usePorts();
  const { host, panels = {} } = ports;
  const load = action.panel === undefined ? undefined : panels[action.panel];
  const { isDirty, setDirty } = useDirty();
  const ask = useAskedClosing(onClose, 'form.closeLost');
  const close = useCallback(() => void ask(isDirty()), [ask, isDirty]);
  const reload = useCallback(() => host.recordsChanged(page.id), [host, page.id]);
  const frame = useRef<HTMLDivElement>(null);
  const enter = useModalFocus(frame, true);
  const given = { t, ports, page, action, records, setDirty, close, reload };
  const content = (
    <div className="wb-panel" tabIndex={-1} onKeyDown={keepTakenKeys}>
      <div ref={frame} className="wb-modal-body">
        {load === undefined ? (
          t('panel.missing', { name: action.panel ?? action.id })
        ) : (
          <LoadedPanel {...given} load={load} onClose={close} onLanded={enter} />
        )}
      </div>
    </div>
  );
  const title = [action.title, nameIn(page, records)].filter((part) => part !== '').join(' · ');
  const common = { t, title, onClose: close };
  return action.open === 'modal' ? (
    <PageModal {...common} width={MODAL_WIDTH} className="wb-panel-modal" footer={null}>
      {content}
    </PageModal>
  ) : (
    <PageDrawer {...common} className="wb-panel-drawer">
      {content}
    </PageDrawer>
  );
}
