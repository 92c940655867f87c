import { Popover } from 'antd';
import { useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { TextAreaControl } from '../../inputs/TextControl.tsx';
import { useTextDraft } from '../../../kit/keyboard/useTextDraft.ts';
import { toText } from '../../../kit/formats/formats.ts';
import { usePorts } from '../../../kit/ports/portsContext.ts';
import { useThemeVariables } from '../../../kit/theme/useThemeVariables.ts';
import type { EditProps } from '../../inputs/widget.ts';
import { boxOf } from './box.ts';
import './inputPop.css';

/** Ctrl+Enter closes the box and keeps its text, in forms as in cells; Escape has already dropped it. */
const closes = ({ key, ctrlKey, metaKey, nativeEvent }: KeyboardEvent): boolean =>
  !nativeEvent.isComposing && (key === 'Escape' || (key === 'Enter' && (ctrlKey || metaKey)));

const opens = ({ key, altKey }: KeyboardEvent): boolean => key === 'ArrowDown' && altKey;

function goOnTyping(box: HTMLTextAreaElement | null): void {
  box?.focus();
  box?.setSelectionRange(box.value.length, box.value.length);
}

/** One text in two controls: a line in the form, and the box. Moving between them does not count as leaving. */
function useInputPop({ id, value, onCommit, onType, onLeave }: EditProps) {
  const [isOpen, setOpen] = useState(false);
  const box = useRef<HTMLTextAreaElement>(null);
  const draft = useTextDraft({
    text: toText(value),
    multiline: true,
    onCommit: (text) => onCommit(text === '' ? null : text),
    onType: onType && ((text) => onType(text === '' ? null : text)),
    onLeave,
  });
  const line = (): HTMLElement | null => document.getElementById(id);
  const close = (): void => {
    setOpen(false);
    line()?.focus();
  };
  const handlers = {
    ...draft.handlers,
    onChange: (event: { readonly target: HTMLTextAreaElement }) => draft.change(event.target.value),
    onBlur: ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget === null || (relatedTarget !== box.current && relatedTarget !== line()))
        draft.handlers.onBlur();
    },
  };
  return { isOpen, setOpen, close, box, text: draft.shown, handlers };
}

/**
 * Text with one visible line, and a larger box next to it for the whole text, opened by its button or Alt+Down.
 * `props`: `height` (200) and `width` (150) of the box in pixels, `position` (`right`) (W9-5).
 */
export function InputPopEdit(props: EditProps) {
  const { column, disabled } = props;
  const { t } = usePorts();
  const { isOpen, setOpen, close, box, text, handlers } = useInputPop(props);
  const { width, height, placement } = boxOf(column.props);
  // The box is rendered outside of the page.
  const colours = useThemeVariables();
  const content = (
    <textarea
      ref={box}
      className="wb-input wb-input-pop-box"
      style={{ ...colours, width, height }}
      aria-label={t('inputPop.box', { title: column.title })}
      placeholder={column.placeholder}
      value={text}
      {...handlers}
      onKeyDown={(event) => {
        handlers.onKeyDown(event);
        if (!closes(event)) return;
        event.preventDefault();
        event.stopPropagation();
        close();
      }}
    />
  );
  return (
    <span className="wb-input-pop">
      <TextAreaControl
        frame={props}
        rows={1}
        title={text}
        aria-keyshortcuts="Alt+ArrowDown"
        value={text}
        {...handlers}
        onKeyDown={(event) => {
          handlers.onKeyDown(event);
          if (opens(event)) setOpen(true);
        }}
      />
      <Popover
        open={isOpen}
        onOpenChange={setOpen}
        afterOpenChange={(shown) => shown && goOnTyping(box.current)}
        trigger="click"
        placement={placement}
        content={content}
        destroyOnHidden
      >
        <button
          type="button"
          className="wb-input-pop-open"
          tabIndex={-1}
          disabled={disabled}
          aria-label={t('inputPop.open', { title: column.title })}
          aria-expanded={isOpen}
        >
          <svg viewBox="0 0 16 16" width="14" height="14" aria-hidden>
            <path d="M9 2h5v5M14 2 9 7M7 14H2V9m0 5 5-5" fill="none" stroke="currentcolor" strokeWidth="1.5" />
          </svg>
        </button>
      </Popover>
    </span>
  );
}
