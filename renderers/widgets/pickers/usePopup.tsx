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

/**
 * Opened to browse, it buffers what is typed while it loads; opened to look up a text, it lets typing continue in the
 * field.
 */
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
  /** The row of the column, in a table. */
  readonly row?: Values;
  /** Sets all picked values as one step. */
  readonly onFill: (values: Values, decision: Decision) => void;
  /** The picker was closed without a pick. */
  readonly onReturn: () => void;
}

/** A popup for a field or cell. */
export interface Popup {
  /** Picking is not available: the shell has no reports. */
  readonly isMissing: boolean;
  /** The picker is open, or a typed text is being looked up. */
  readonly isOpen: boolean;
  /** A typed text is being looked up. */
  readonly isAsking: boolean;
  /** Opens the picker, filtered by a typed text. */
  open(typed?: string): void;
  /** Looks up a typed text after its cell is left; undefined unless it matches exactly one row. */
  find(typed: string): Promise<Values | undefined>;
  /** Returns the values that the clear button sets. */
  cleared(): Values;
  /** Staff have left the field: a single match is still taken, but no dialog opens. */
  leave(): void;
  /** Cancels the lookup. */
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

/** Keys and submits of the dialog must not bubble: React would pass them to the field that opened it. */
const keep = (event: SyntheticEvent): void => event.stopPropagation();

/** Provides a promise that a save waits for while a lookup is running. */
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

/** Identifies the popup for the server. */
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
    // A typed text is looked up as new; the field's current rows are not preselected then.
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
