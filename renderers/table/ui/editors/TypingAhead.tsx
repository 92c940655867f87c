import { useState, type KeyboardEvent } from 'react';
import type { CellEditorProps } from '../../grid/cells/cellEditors.ts';
import { useCellInput } from './useCellInput.ts';

export interface HeldKey {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly metaKey: boolean;
}

export interface TypingAheadProps extends CellEditorProps {
  readonly held: HeldKey[];
  readonly onType: (typed: string) => void;
}

const LEAVING: ReadonlySet<string> = new Set(['Enter', 'Tab']);
const STEPS: ReadonlySet<string> = new Set(['ArrowUp', 'ArrowDown']);

/**
 * Placeholder in the cell until its editor is loaded: accepts text, and holds keys intended for the editor; Esc leaves.
 */
export function TypingAhead({ text, initialText, label, held, onType, cancel }: TypingAheadProps) {
  const [first] = useState(initialText);
  const { input } = useCellInput(first);
  const onKeyDown = (event: KeyboardEvent): void => {
    const { key, shiftKey, ctrlKey, altKey, metaKey, nativeEvent } = event;
    if (nativeEvent.isComposing) return;
    const isLeft = held.some((before) => LEAVING.has(before.key));
    if (key === 'Escape') cancel('stay');
    else if (!isLeft && (LEAVING.has(key) || STEPS.has(key))) held.push({ key, shiftKey, ctrlKey, altKey, metaKey });
    // Later keys belong to another cell and must not reach this one.
    else if (!isLeft) return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <input
      ref={input}
      className="wb-combobox-input"
      aria-label={label}
      aria-busy
      autoComplete="off"
      spellCheck={false}
      value={initialText === '' ? text : initialText}
      onChange={(event) => onType(event.target.value)}
      onKeyDown={onKeyDown}
      onBlur={() => initialText === '' && document.activeElement !== input.current && cancel()}
    />
  );
}
