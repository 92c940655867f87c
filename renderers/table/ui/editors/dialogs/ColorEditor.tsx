import { useState, type KeyboardEvent } from 'react';
import { tidyColor } from '../../../../../engine/index.ts';
import { USUAL_COLORS } from '../../../../widgets/types/color/usualColours.ts';
import { toText } from '../../../../kit/formats/formats.ts';
import type { CellEditorProps, Move } from '../../../grid/cells/cellEditors.ts';
import { CellPopup } from '../CellPopup.tsx';
import { moveOf } from '../moveOf.ts';
import { useCellInput } from '../useCellInput.ts';

const LEAVING: ReadonlySet<string> = new Set(['Enter', 'Tab', 'ArrowUp', 'ArrowDown']);

/** Editor for a typed colour, with common colours below to click. */
export function ColorEditor({ value, column, initialText, label, commit, cancel }: CellEditorProps) {
  const [typed, setTyped] = useState<string | null>(initialText === '' ? null : initialText);
  const { input, anchor } = useCellInput(initialText);
  const leave = (move?: Move): void => {
    if (typed === null) cancel(move);
    else commit({ [column.key]: typed === '' ? null : tidyColor(typed) }, move);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') cancel('stay');
    else if (LEAVING.has(event.key)) leave(moveOf(event));
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
        autoComplete="off"
        spellCheck={false}
        placeholder={column.placeholder}
        value={typed ?? toText(value)}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={onKeyDown}
        onBlur={() => document.activeElement !== input.current && leave()}
      />
      <CellPopup anchor={anchor} width={180} height={56}>
        {() => (
          // Keeps the focus in the input.
          <div className="wb-cell-colors" onMouseDown={(event) => event.preventDefault()}>
            {USUAL_COLORS.map((colour) => (
              <button
                key={colour}
                type="button"
                tabIndex={-1}
                aria-label={colour}
                title={colour}
                style={{ background: colour }}
                onClick={() => commit({ [column.key]: colour }, 'stay')}
              />
            ))}
          </div>
        )}
      </CellPopup>
    </>
  );
}
