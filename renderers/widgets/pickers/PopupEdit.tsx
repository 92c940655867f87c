import { useRef, type KeyboardEvent } from 'react';
import { isBlank, type Values } from '../../../engine/index.ts';
import { focusNext } from '../../kit/keyboard/focusNext.ts';
import { TextControl } from '../inputs/TextControl.tsx';
import { useTextDraft } from '../../kit/keyboard/useTextDraft.ts';
import { toText } from '../../kit/formats/formats.ts';
import { PopupButtons } from '../inputs/PopupButtons.tsx';
import { popupKey, wentIntoDialog } from './popupKeys.ts';
import { usePopup } from './usePopup.tsx';
import { usePorts } from '../../kit/ports/portsContext.ts';
import type { EditProps } from '../inputs/widget.ts';

/** Combines typing and picking into one value of the field. */
function usePopupField(props: EditProps) {
  const { column, value, disabled, onCommit, onFill, onType, onLeave } = props;
  const { t, enterGoesOn } = usePorts();
  const input = useRef<HTMLInputElement>(null);
  const draft = useTextDraft({
    text: toText(value),
    onCommit: (text) => onCommit(text === '' ? null : text),
    onType: onType && ((text) => onType(text === '' ? null : text)),
    onLeave,
  });
  const fill = (values: Values, label: string): void => {
    draft.forget();
    if (onFill === undefined) onCommit(values[column.key] ?? null);
    else onFill(values, label);
  };
  const focus = (): void => input.current?.focus();
  const popup = usePopup({
    column,
    onFill: (values, decision) => {
      fill(values, t('popup.picked', { title: column.title }));
      if (decision === 'late') return;
      focus();
      if (decision === 'only' && input.current !== null && enterGoesOn?.() !== false) focusNext(input.current);
    },
    onReturn: focus,
  });
  const isClosed = disabled || popup.isMissing;
  const mayType = column.allowInput !== false;
  const clear = (): void => {
    popup.drop();
    fill(popup.cleared(), t('popup.clear', { title: column.title }));
    focus();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const key = isClosed ? undefined : popupKey(event, { text: draft.shown, typing: draft.typing, mayType });
    if (key === undefined) {
      if (event.key === 'Escape') popup.drop();
      draft.handlers.onKeyDown(event);
      return;
    }
    event.preventDefault();
    event.stopPropagation();
    if (key === 'clear') clear();
    else if (!popup.isOpen) popup.open(key === 'ask' ? draft.shown : '');
  };
  const usual = t(mayType ? 'popup.enter' : 'popup.choose');
  return { input, draft, popup, isClosed, mayType, usual, focus, clear, onKeyDown };
}

/** Text field with a report: the value is typed or picked from the report, which also fills other fields (W5.1-26). */
export function PopupEdit(props: EditProps) {
  const { column, value } = props;
  const { input, draft, popup, isClosed, mayType, usual, focus, clear, onKeyDown } = usePopupField(props);
  const placeholder = column.placeholder || usual;
  return (
    <span className="wb-popup">
      <TextControl
        ref={input}
        frame={popup.isMissing ? props : { ...props, column: { ...column, placeholder } }}
        readOnly={!mayType}
        aria-haspopup="dialog"
        aria-keyshortcuts="Alt+ArrowDown"
        onClick={() => mayType || isClosed || popup.open()}
        title={draft.shown}
        value={draft.shown}
        {...draft.handlers}
        onChange={(event) => {
          popup.drop();
          draft.change(event.target.value);
        }}
        onKeyDown={onKeyDown}
        onBlur={(event) => {
          if (wentIntoDialog(event.relatedTarget)) return;
          if (document.activeElement !== input.current) popup.leave();
          draft.handlers.onBlur();
        }}
      />
      {isClosed ? null : (
        <PopupButtons
          title={column.title}
          isFilled={column.allowClear !== false && (!isBlank(value) || draft.shown !== '')}
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
