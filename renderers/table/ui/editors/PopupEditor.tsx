import { useState, type KeyboardEvent } from 'react';
import type { Values } from '../../../../engine/index.ts';
import { popupKey, wentIntoDialog } from '../../../widgets/pickers/popupKeys.ts';
import { usePopup } from '../../../widgets/pickers/usePopup.tsx';
import { usePorts } from '../../../kit/ports/portsContext.ts';
import { lazyComponent } from '../../../kit/lazy/lazyComponent.ts';
import { LazyMark, type LazyMarkProps } from '../../../kit/lazy/LazyMark.tsx';
import type { PopupButtonsProps } from '../../../widgets/inputs/PopupButtons.tsx';
import type { CellEditorProps, Move } from '../../grid/cells/cellEditors.ts';
import { useCellInput } from './useCellInput.ts';

/** Buttons in the cell; its keys work before they are loaded. */
const PopupButtons = lazyComponent<PopupButtonsProps & LazyMarkProps>(
  () => import('../../../widgets/inputs/PopupButtons.tsx').then((module) => module.PopupButtons),
  { failed: ({ t }, retry) => <LazyMark t={t} onRetry={retry} /> },
);

/** Keys that leave the cell, and their directions. */
const LEAVING: Readonly<Record<string, Move>> = {
  Enter: 'down',
  'Shift+Enter': 'up',
  Tab: 'next',
  'Shift+Tab': 'previous',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

/** Returns the typed values when nothing is found or the request fails. */
const foundOr = (typed: Values, found: Promise<Values | null | undefined>): Promise<Values> =>
  found.then(
    (known) => known ?? typed,
    () => typed,
  );

/** Cell editor of a popup column: typed, or picked from its report, which may fill other cells of the row (W5.1-26). */
export function PopupEditor({ column, row, text, initialText, label, commit, commitLater, cancel }: CellEditorProps) {
  const { t } = usePorts();
  const mayType = column.allowInput !== false;
  const [typed, setTyped] = useState<string | null>(initialText === '' || !mayType ? null : initialText);
  const { input } = useCellInput(initialText);
  const shown = typed ?? text;
  const focus = (): void => input.current?.focus({ preventScroll: true });
  const popup = usePopup({
    column,
    row,
    onFill: (values, decision) => commit(values, decision === 'only' ? 'next' : 'stay'),
    onReturn: focus,
  });

  const leave = (move?: Move): void => {
    if (typed === null) cancel(move);
    else if (popup.isAsking) {
      // The cell was left before the answer: it is applied in the background, and text without a match stays as typed.
      const asTyped: Values = { [column.key]: typed };
      commitLater(typed, foundOr(asTyped, popup.find(typed)), move);
    } else commit({ [column.key]: typed === '' ? null : typed }, move);
  };
  const clear = (): void => commit(popup.cleared(), 'stay');

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    const key = popup.isMissing ? undefined : popupKey(event, { text: shown, typing: typed !== null, mayType });
    if (key === 'clear') clear();
    else if (key !== undefined) {
      if (!popup.isOpen) popup.open(key === 'ask' ? shown : '');
    } else if (event.key === 'Escape') cancel('stay');
    else {
      const move = LEAVING[`${event.shiftKey ? 'Shift+' : ''}${event.key}`];
      if (move === undefined) return;
      leave(move);
    }
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <span className="wb-popup wb-popup-cell">
      <input
        ref={input}
        className="wb-combobox-input"
        aria-label={label}
        aria-haspopup="dialog"
        aria-keyshortcuts="Alt+ArrowDown"
        autoComplete="off"
        spellCheck={false}
        readOnly={!mayType}
        placeholder={column.placeholder || t(mayType ? 'popup.enter' : 'popup.choose')}
        value={shown}
        onChange={(event) => {
          popup.drop();
          setTyped(event.target.value);
        }}
        onKeyDown={onKeyDown}
        onBlur={(event) => {
          if (wentIntoDialog(event.relatedTarget) || document.activeElement === input.current) return;
          leave();
        }}
      />
      {popup.isMissing ? null : (
        <PopupButtons
          t={t}
          title={column.title}
          isFilled={column.allowClear !== false && shown !== ''}
          isBusy={popup.isAsking}
          onOpen={() => {
            focus();
            popup.open();
          }}
          onClear={clear}
        />
      )}
      {popup.picker}
    </span>
  );
}
