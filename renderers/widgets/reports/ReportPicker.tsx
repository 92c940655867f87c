import { Button, Modal, Spin } from 'antd';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { CompiledPopup, Values } from '../../../engine/index.ts';
import { PortError } from '../../kit/ports/ports.ts';
import type { ReportOrigin, Reports } from '../../kit/ports/reportPort.ts';
import { usePorts } from '../../kit/ports/portsContext.ts';
import { useAnswer } from '../../kit/hooks/useAnswer.ts';
import { useLatest } from '../../kit/hooks/useLatest.ts';
import { useThemeVariables } from '../../kit/theme/useThemeVariables.ts';
import type { ChosenBefore } from './chosenBefore.ts';
import { PickerContent } from './PickerContent.tsx';
import { PickerFailure } from './PickerFailure.tsx';
import { pickerConfig } from './pickerConfig.ts';
import { usePicking } from './usePicking.ts';

/** How long a lookup of a typed text may take before the picker becomes visible. Milliseconds. */
const grace = 400;

/** Returns true while waiting has not exceeded `grace`. */
function useGrace(isWaiting: boolean): boolean {
  const [isOut, setIsOut] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsOut(true), grace);
    return () => clearTimeout(timer);
  }, []);
  return isWaiting && !isOut;
}

/** Pixels (W2-9). */
const width = 1200;

/**
 * How rows were picked: by staff, or because there was only one (W4-13); `late` when staff had already left the field.
 */
export type Decision = 'picked' | 'only' | 'late';

export interface ReportPickerProps {
  readonly popup: CompiledPopup;
  readonly reports: Reports;
  readonly from: ReportOrigin | undefined;
  readonly params: Readonly<Record<string, string>>;
  /** Report column that the field shows. */
  readonly shown: string | undefined;
  /** Text typed into the field before Enter; blank when opened to browse. */
  readonly typed: string;
  /** Rows that the field already contains: they are checked. Default: none. */
  readonly before?: ChosenBefore | undefined;
  /** Returns whether a row is already taken and cannot be removed here: it stays checked. Default: none. */
  readonly isTaken?: ((row: Values) => boolean) | undefined;
  /** Staff have left the field: a single match is still taken, but nothing is shown. */
  readonly silent: boolean;
  readonly onPick: (rows: readonly Values[], decision: Decision) => void;
  readonly onClose: () => void;
}

/** Fetches the report's columns and conditions; if only the conditions fail, a warning is shown (W8-16). */
function useConfig({ popup, reports, from }: ReportPickerProps) {
  const { notify } = usePorts();
  const tell = useLatest(notify.warning);
  const { code } = popup;
  const [pageId, column] = [from?.pageId, from?.column];
  const origin = useMemo(
    () => (pageId === undefined || column === undefined ? undefined : { pageId, column }),
    [column, pageId],
  );
  const ask = useCallback(() => pickerConfig(reports, code, origin), [code, origin, reports]);
  const { value: config, error } = useAnswer(ask);
  const warning = config?.warning;
  useEffect(() => {
    if (warning !== undefined) tell.current(warning);
  }, [tell, warning]);
  return { config, error };
}

/**
 * Dialog of a popup report. Opened for a typed text, it stays hidden for `grace`, so that a single match is taken
 * without flicker.
 */
export function ReportPicker(props: ReportPickerProps) {
  const { typed, silent, onPick, onClose } = props;
  const { t } = usePorts();
  const variables = useThemeVariables();
  const { config, error } = useConfig(props);
  const picking = usePicking(config, props);
  const { rows, only } = picking;
  const isAnswered = rows.answer !== undefined || rows.failure !== undefined;
  const isPatient = useGrace(typed !== '' && !isAnswered && error === undefined);
  const [isOpened, setIsOpened] = useState(false);
  const isOver = only !== undefined || (silent && (isAnswered || error !== undefined));

  const latest = useLatest({ onPick, onClose, only, silent });
  const isSettled = useRef(false);
  useEffect(() => {
    if (!isOver || isSettled.current) return;
    isSettled.current = true;
    if (latest.current.only === undefined) latest.current.onClose();
    else latest.current.onPick([latest.current.only], latest.current.silent ? 'late' : 'only');
  }, [isOver, latest]);

  if (isOver || silent || isPatient) return null;
  if (error !== undefined)
    return <PickerFailure message={error instanceof PortError ? error.message : ''} onClose={onClose} />;
  return (
    <Modal
      open
      width={width}
      className="wb-picker"
      title={config?.info.title ?? t('popup.opening')}
      style={{ top: 40 }}
      focusTriggerAfterClose={false}
      maskClosable={false}
      afterOpenChange={setIsOpened}
      onCancel={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button type="primary" onClick={picking.confirm}>
            {t('common.ok')}
          </Button>
        </>
      }
    >
      <div style={variables} className="wb-picker-body">
        {config === undefined ? (
          <Spin className="wb-picker-wait" />
        ) : (
          <PickerContent
            config={config}
            picking={picking}
            multi={props.popup.multi}
            shown={props.shown}
            typed={typed}
            isOpened={isOpened}
            onClose={onClose}
          />
        )}
      </div>
    </Modal>
  );
}
