import { lazy, Suspense, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import type { CellEditorProps, Move } from '../cellEditors.ts';
import { readTypedDate } from './typedDate.ts';

/** The calendar comes in a chunk of its own. */
const DatePanel = lazy(() => import('./DatePanel.tsx').then(({ DatePanel }) => ({ default: DatePanel })));

/** A date is typed, in any usual way, or picked from the calendar. What is no date stays as typed, so that the cell can show it. */
export function DateEditor({ value, column, text, initialText, label, commit, cancel }: CellEditorProps) {
  const [typed, setTyped] = useState<string | null>(initialText === '' ? null : initialText);
  const [today] = useState(() => new Date());
  const input = useRef<HTMLInputElement>(null);

  useLayoutEffect(() => {
    const element = input.current;
    element?.focus({ preventScroll: true });
    if (initialText === '') element?.select();
    else element?.setSelectionRange(initialText.length, initialText.length);
  }, [initialText]);

  const leave = (move?: Move): void => {
    if (typed === null) cancel(move);
    else if (typed.trim() === '') commit({ [column.key]: null }, move);
    else commit({ [column.key]: readTypedDate(typed, today) ?? typed.trim() }, move);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') leave(event.shiftKey ? 'up' : 'down');
    else if (event.key === 'Tab') leave(event.shiftKey ? 'previous' : 'next');
    else if (event.key === 'Escape') cancel('stay');
    else if (event.key === 'ArrowUp') leave('up');
    else if (event.key === 'ArrowDown') leave('down');
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const shown = typed === null ? value : readTypedDate(typed, today);
  return (
    <>
      <input
        ref={input}
        className="wb-combobox-input"
        aria-label={label}
        autoComplete="off"
        spellCheck={false}
        placeholder="YYYY-MM-DD"
        value={typed ?? text}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={onKeyDown}
        onBlur={() => document.activeElement !== input.current && leave()}
      />
      <Suspense fallback={null}>
        <DatePanel
          value={typeof shown === 'string' ? shown : ''}
          onPick={(picked) => commit({ [column.key]: picked }, 'stay')}
        />
      </Suspense>
    </>
  );
}
