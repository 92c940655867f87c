import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode, type SyntheticEvent } from 'react';
import { paramValues, type CompiledColumn, type Scope, type Values } from '../../../engine/index.ts';
import { useDraft } from '../../kit/keyboard/useDraft.ts';
import { TypeAheadBuffer } from '../../kit/lazy/TypeAheadBuffer.tsx';
import type { Ports } from '../../kit/ports/ports.ts';
import { usePorts } from '../../kit/ports/portsContext.ts';
import { LazyReportPicker } from './LazyReportPicker.tsx';
import { singleMatch } from './singleMatch.ts';
import { emptyFill, fillFromRows, permittedFill, popupFault, shownReportColumn } from './popupFill.ts';
import { usePopupOrigin, type RecordOrigin } from './recordOrigin.ts';
import { chosenBefore, type ChosenBefore } from '../reports/chosenBefore.ts';
import '../inputs/popup.css';
import type { Decision, ReportPickerProps } from '../reports/ReportPicker.tsx';

/** Opened to look, it takes what is typed while it is coming; a text that is being looked for can be typed on meanwhile. */
const PickerAhead = (props: ReportPickerProps & Pick<Ports, 't'>) =>
  props.typed === '' ? (
    <TypeAheadBuffer onGiveUp={props.onClose}>
      <LazyReportPicker {...props} />
    </TypeAheadBuffer>
  ) : (
    <LazyReportPicker {...props} />
  );

export interface PopupOptions {
  readonly column: CompiledColumn;
  /** The row that the column belongs to, in a table. */
  readonly row?: Values;
  /** Sets all that was picked as one step. */
  readonly onFill: (values: Values, decision: Decision) => void;
  /** The picker is gone and nothing was picked. */
  readonly onReturn: () => void;
}

/** A popup as a field or cell uses it. */
export interface Popup {
  /** Nothing can be picked here: the shell has no reports. */
  readonly isMissing: boolean;
  /** Staff are looking, or their typed text is being looked for. */
  readonly isOpen: boolean;
  /** A typed text is being looked for. */
  readonly isAsking: boolean;
  /** Opens the picker, narrowed by a typed text. */
  open(typed?: string): void;
  /** Finds what a typed text means after its cell is left: undefined unless a single row is meant. */
  find(typed: string): Promise<Values | undefined>;
  /** What the clear mark sets. */
  cleared(): Values;
  /** Staff have left the field: a lone hit is still taken, but no dialog comes up. */
  leave(): void;
  /** What was looked for does not count any more. */
  drop(): void;
  readonly picker: ReactNode;
}

interface Opening {
  readonly number: number;
  readonly typed: string;
  readonly silent: boolean;
  readonly params: Readonly<Record<string, string>>;
  readonly before: ChosenBefore;
}

const emptyScope = (user: Scope['user']): Scope => ({ values: {}, details: {}, user });

/** Keys and submits of the dialog are its own: React would hand them on to the field that opened it. */
const keep = (event: SyntheticEvent): void => event.stopPropagation();

/** A promise that a save waits for while something is being looked for. */
function useOutcome() {
  const settle = useRef<() => void>(() => undefined);
  const outcome = useRef<Promise<boolean>>(Promise.resolve(true));
  const begin = useCallback(() => {
    settle.current();
    outcome.current = new Promise((resolve) => {
      settle.current = () => resolve(true);
    });
  }, []);
  const end = useCallback(() => settle.current(), []);
  return { outcome, begin, end };
}

/** Names the popup to the server. */
function useFrom(origin: RecordOrigin | null, key: string) {
  return useMemo(
    () =>
      origin === null
        ? undefined
        : { pageId: origin.pageId, column: origin.detail === undefined ? key : `${origin.detail}.${key}` },
    [key, origin],
  );
}

export function usePopup({ column, row, onFill, onReturn }: PopupOptions): Popup {
  const { reports, can, notify, user, t } = usePorts();
  const origin = usePopupOrigin();
  const [opening, setOpening] = useState<Opening | null>(null);
  const opened = useRef(0);
  const { outcome, begin, end } = useOutcome();
  useEffect(() => void LazyReportPicker.prefetch(), []);
  useDraft(opening !== null, () => outcome.current);

  const { popup, key } = column;
  const from = useFrom(origin, key);
  const close = (): void => {
    setOpening(null);
    end();
  };
  const permitted = (values: Values): Values => permittedFill(values, origin?.columns ?? [], can);

  const open = (typed = ''): void => {
    const fault = popupFault(popup);
    if (fault !== undefined) notify.warning(t(fault));
    if (fault !== undefined || popup === undefined || reports === undefined) return;
    const scope = origin?.scope() ?? emptyScope(user);
    const params = paramValues(popup.param, row === undefined ? scope : { ...scope, row });
    // What is typed is looked for; what stands there is not what is wanted.
    const before = typed.trim() === '' ? chosenBefore(popup, shownReportColumn(column), row ?? scope.values) : [];
    opened.current += 1;
    begin();
    setOpening({ number: opened.current, typed: typed.trim(), silent: false, params, before });
  };
  const pick = (rows: readonly Values[], decision: Decision): void => {
    close();
    if (popup !== undefined) onFill(permitted(fillFromRows(popup, rows)), decision);
  };
  return {
    isMissing: reports === undefined,
    isOpen: opening !== null,
    isAsking: opening !== null && opening.typed !== '',
    open,
    find: async (typed) => {
      if (reports === undefined || opening === null) return undefined;
      const found = await singleMatch(column, typed.trim(), { reports, from, params: opening.params });
      return found && permitted(found);
    },
    cleared: () => permitted(emptyFill(column)),
    leave: () => setOpening((now) => now && { ...now, silent: true }),
    drop: close,
    picker:
      opening === null || popup === undefined || reports === undefined ? null : (
        <div style={{ display: 'contents' }} onKeyDown={keep} onSubmit={keep} onMouseDown={keep} onBlur={keep}>
          <PickerAhead
            key={opening.number}
            t={t}
            popup={popup}
            reports={reports}
            from={from}
            params={opening.params}
            shown={shownReportColumn(column)}
            typed={opening.typed}
            before={opening.before}
            silent={opening.silent}
            onPick={pick}
            onClose={() => {
              const { silent } = opening;
              close();
              if (!silent) onReturn();
            }}
          />
        </div>
      ),
  };
}
