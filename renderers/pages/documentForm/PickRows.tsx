import { Button } from 'antd';
import { useEffect, useMemo, useRef, useState } from 'react';
import {
  paramValues,
  tableAccess,
  type CompiledDetail,
  type CompiledPick,
  type PageDocument,
  type Values,
} from '../../../engine/index.ts';
import { TypeAheadBuffer } from '../../kit/lazy/TypeAheadBuffer.tsx';
import { LazyReportPicker } from '../../widgets/pickers/LazyReportPicker.tsx';
import { popupFault } from '../../widgets/pickers/popupFill.ts';
import { usePorts } from '../../kit/ports/portsContext.ts';
import { keysOfRows, pickedRows, pickKey, rowFrom } from './pickedRows.ts';

export interface PickRowsProps {
  readonly document: PageDocument;
  readonly detail: CompiledDetail;
  /** Called when the rows are in the table, with the first cell that the pick filled. */
  readonly onAdded: (rowId: string, key: string) => void;
}

interface Opening {
  readonly params: Readonly<Record<string, string>>;
  /** Unique keys of the rows in the table. */
  readonly known: ReadonlySet<string>;
}

/** The pick button, for users who may add rows to a detail with a pick. */
export function PickRows({ document, detail, onAdded }: PickRowsProps) {
  const { can } = usePorts();
  const { pick } = detail;
  const state = tableAccess(detail.authPre, can, detail.code).state('add');
  if (pick === undefined || state === 'hidden') return null;
  return <RowPicker {...{ document, onAdded }} isOff={state === 'disabled'} detail={{ ...detail, pick }} />;
}

interface RowPickerProps extends PickRowsProps {
  readonly detail: CompiledDetail & { readonly pick: CompiledPick };
  /** Visible but disabled for the user. */
  readonly isOff: boolean;
}

/** Picks rows of a report, each of which becomes a row of the detail; all of them are one undo step (L15). */
function RowPicker({ document, detail, isOff, onAdded }: RowPickerProps) {
  const { pick } = detail;
  const { reports, can, notify, t } = usePorts();
  const button = useRef<HTMLButtonElement>(null);
  const [opening, setOpening] = useState<Opening | null>(null);
  useEffect(() => void LazyReportPicker.prefetch(), []);
  const from = useMemo(() => ({ pageId: document.page.id, column: detail.key }), [detail.key, document]);
  const known = opening?.known;
  const isTaken = useMemo(
    () => (row: Values) => known?.has(pickKey(pick, rowFrom(pick, row)) ?? '') === true,
    [known, pick],
  );
  if (reports === undefined) return null;

  const model = document.detail(detail.key);
  const open = (): void => {
    const fault = popupFault(pick);
    if (fault !== undefined) return notify.warning(t(fault));
    setOpening({ params: paramValues(pick.param, document.scope()), known: keysOfRows(pick, model) });
  };
  const close = (): void => {
    setOpening(null);
    button.current?.focus();
  };
  const add = (picked: readonly Values[]): void => {
    close();
    const { rows, doubled, left } = pickedRows(picked, detail, { model, can });
    if (doubled > 0) notify.warning(t('popup.doubledRows', { count: doubled }));
    if (left > 0) notify.warning(t('popup.leftRows', { count: left, max: model.maxRows }));
    if (rows.length === 0) return;
    const change = rows.map((row, offset) => ({ index: model.rowCount + offset, row }));
    model.commit({ kind: 'insert', rows: change }, t('popup.pickedRows', { count: rows.length }));
    const entered = detail.columns.find(({ key, visible }) => visible !== false && pick.destFields.includes(key));
    onAdded(rows[0]?.id ?? '', entered?.key ?? '');
  };
  return (
    <>
      <Button ref={button} size="small" disabled={isOff} onMouseDown={(event) => event.preventDefault()} onClick={open}>
        {t('popup.pickRows')}
      </Button>
      {opening === null ? null : (
        <TypeAheadBuffer onGiveUp={close}>
          <LazyReportPicker
            t={t}
            popup={pick}
            reports={reports}
            from={from}
            params={opening.params}
            shown={pick.orgFields[0]}
            typed=""
            isTaken={isTaken}
            silent={false}
            onPick={add}
            onClose={close}
          />
        </TypeAheadBuffer>
      )}
    </>
  );
}
