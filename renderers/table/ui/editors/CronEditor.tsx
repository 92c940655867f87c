import { useState, type KeyboardEvent } from 'react';
import { cronKey, keptCron } from '../../../widgets/cron/cronTyping.ts';
import { LazyCronDialog } from '../../../widgets/cron/lazyCronDialog.tsx';
import { toText } from '../../../kit/formats/formats.ts';
import type { CellEditorProps, Move } from '../../grid/cells/cellEditors.ts';
import { moveOf } from './moveOf.ts';
import { useCellInput } from './useCellInput.ts';

const LEADING: ReadonlySet<string> = new Set(['Enter', 'Tab', 'ArrowUp', 'ArrowDown']);

/** Schedule of a job in a cell: typed, or composed in its dialog with Alt+↓. */
export function CronEditor({ value, column, initialText, label, ports: { t }, commit, cancel }: CellEditorProps) {
  const held = toText(value);
  const [typed, setTyped] = useState<string | null>(initialText === '' ? null : initialText);
  const [isOpen, setOpen] = useState(false);
  const { input } = useCellInput(initialText);
  const text = typed ?? held;

  const leave = (move?: Move): void => {
    const kept = keptCron(text);
    if ((kept ?? '') === held) cancel(move);
    else commit({ [column.key]: kept }, move);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    const key = cronKey(event);
    if (key === 'open') setOpen(true);
    else if (key === 'drop') cancel(moveOf(event));
    else if (LEADING.has(event.key)) leave(moveOf(event));
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <>
      <input
        ref={input}
        className="wb-combobox-input"
        aria-label={label}
        aria-haspopup="dialog"
        aria-keyshortcuts="Alt+ArrowDown"
        autoComplete="off"
        spellCheck={false}
        placeholder={column.placeholder}
        value={text}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={onKeyDown}
        onBlur={() => !isOpen && document.activeElement !== input.current && leave()}
      />
      <button
        type="button"
        className="wb-late-mark"
        tabIndex={-1}
        aria-label={t('cron.open', { title: column.title })}
        // Keeps the focus in the cell.
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => setOpen(true)}
      >
        …
      </button>
      {isOpen ? (
        <LazyCronDialog
          t={t}
          column={column}
          value={text}
          onOk={(expression) => commit({ [column.key]: expression }, 'stay')}
          onClose={() => {
            setOpen(false);
            input.current?.focus({ preventScroll: true });
          }}
        />
      ) : null}
    </>
  );
}
