import {
  ExclamationCircleOutlined,
  FileTextOutlined,
  LayoutOutlined,
  RedoOutlined,
  SaveOutlined,
  UndoOutlined,
} from '@ant-design/icons';
import { Badge, Button, Tooltip } from 'antd';
import { useState } from 'react';
import { type CompiledAction, type Finding, type PageDocument } from '../../../engine/index.ts';
import { usePrinting } from '../../form/dialogs/usePrinting.ts';
import { usePorts } from '../../kit/ports/portsContext.ts';
import { maySave, saveButton } from '../../form/document/access.ts';
import { FooterState, useIsDown } from './FooterState.tsx';
import { LazyPanel } from '../panels/LazyPanel.tsx';
import { FooterActions } from './FooterActions.tsx';
import { MessageDownload } from './MessageDownload.tsx';
import { StepButtons } from '../documentForm/StepButtons.tsx';
import type { Stepping } from '../documentForm/useSteps.ts';
import { StepsMenu } from './StepsMenu.tsx';
import { recordActions } from '../../data/records/recordActions.ts';
import { PART } from '../../kit/shortcuts/parts.ts';
import { useDocumentTick } from '../../data/records/useDocumentTick.ts';
import type { DrawnSaving } from '../../form/saving/useSaving.ts';

interface Switch {
  readonly isOn: boolean;
  readonly toggle: () => void;
}

export interface FooterBarProps {
  readonly document: PageDocument;
  readonly saving: DrawnSaving;
  readonly stepping: Stepping;
  readonly findings: readonly Finding[];
  readonly problemsOpen: boolean;
  readonly onProblems: () => void;
  readonly onBack: () => void;
  /** Switch of the paper view; absent: the page has none. */
  readonly paper?: Switch | undefined;
  /** Switch for details next to the header; absent: not available. */
  readonly cockpit?: Switch | undefined;
}

/** Switches of the form's views. */
function ViewSwitches({ paper, cockpit }: Pick<FooterBarProps, 'paper' | 'cockpit'>) {
  const { t } = usePorts();
  return (
    <>
      {paper !== undefined && (
        <Button icon={<FileTextOutlined aria-hidden />} aria-pressed={paper.isOn} onClick={paper.toggle}>
          {t('print.paper')}
        </Button>
      )}
      {cockpit !== undefined && paper?.isOn !== true && (
        <Tooltip title={`${t('cockpit.switch')} Alt+J`}>
          <Button
            className="wb-footer-step"
            aria-label={t('cockpit.switch')}
            icon={<LayoutOutlined aria-hidden />}
            aria-pressed={cockpit.isOn}
            onClick={cockpit.toggle}
          />
        </Tooltip>
      )}
    </>
  );
}

function UndoButtons({ document }: { readonly document: PageDocument }) {
  const { t } = usePorts();
  return (
    <>
      <Tooltip title={`${t('form.undo')} Ctrl+Z`}>
        <Button
          className="wb-footer-step"
          aria-label={t('form.undo')}
          icon={<UndoOutlined aria-hidden />}
          disabled={!document.canUndo}
          onClick={() => document.undo()}
        />
      </Tooltip>
      <Tooltip title={`${t('form.redo')} Ctrl+Y`}>
        <Button
          className="wb-footer-step"
          aria-label={t('form.redo')}
          icon={<RedoOutlined aria-hidden />}
          disabled={!document.canRedo}
          onClick={() => document.redo()}
        />
      </Tooltip>
    </>
  );
}

/** The shell editor that is open above the form, if any. */
function useFormPanel(document: PageDocument) {
  const { t } = usePorts();
  const [action, openPanel] = useState<CompiledAction>();
  const records = [{ ...document.values(), id: document.id }];
  const close = (): void => openPanel(undefined);
  const panel = action && <LazyPanel {...{ t, action, records }} page={document.page} onClose={close} />;
  return { panel, openPanel };
}

/** The always visible footer: problems, undo, status transitions, saving. */
export function FooterBar({
  document,
  saving,
  stepping,
  findings,
  problemsOpen,
  onProblems,
  onBack,
  paper,
  cockpit,
}: FooterBarProps) {
  const ports = usePorts();
  const { can, t } = ports;
  useDocumentTick(document);
  const isDown = useIsDown();
  const writable = !document.readOnly && maySave(document.page, document.id, can);
  const { page } = document;
  const offers = recordActions('form', document.values(), { ...ports, page });
  const actions = offers.filter(() => document.id !== null || writable);
  const savable = writable || (!document.readOnly && saveButton(document.page, document.id, ports) === 'disabled');
  const idle = saving.busy === null;
  const printRecords = usePrinting(page);
  const print = (): void => {
    if (document.id !== null) printRecords([document.id]);
  };
  const { panel, openPanel } = useFormPanel(document);
  return (
    <footer className="wb-footer" {...PART}>
      <Button onClick={onBack}>{t('form.back')}</Button>
      <Badge count={findings.length} size="small" overflowCount={99}>
        <Button icon={<ExclamationCircleOutlined aria-hidden />} aria-expanded={problemsOpen} onClick={onProblems}>
          {t('form.problems')}
        </Button>
      </Badge>
      <ViewSwitches {...{ paper, cockpit }} />
      <FooterState document={document} saving={saving} writable={writable} />
      {writable ? (
        <>
          <UndoButtons document={document} />
          <StepsMenu document={document} />
        </>
      ) : null}
      <MessageDownload document={document} />
      <FooterActions {...{ document, saving, actions, print, openPanel }} />
      <StepButtons stepping={stepping} />
      {savable && (stepping.isLast || document.id !== null) ? (
        <Button
          type={stepping.isLast ? 'primary' : 'default'}
          icon={<SaveOutlined aria-hidden />}
          loading={saving.busy === 'save'}
          disabled={!writable || (!idle && saving.busy !== 'save')}
          title={isDown ? t('form.saveDown') : 'Ctrl+S'}
          onClick={() => void saving.save()}
        >
          {t('form.save')}
        </Button>
      ) : null}
      {panel}
    </footer>
  );
}
