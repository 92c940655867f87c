import { useRef, useState, useLayoutEffect, type KeyboardEvent } from 'react';
import { toText } from '../../../kit/formats/formats.ts';
import type { CellEditorProps, Move } from '../../grid/cells/cellEditors.ts';
import { CellPopup } from './CellPopup.tsx';
import { useCellInput } from './useCellInput.ts';

/** Size of the box, in pixels (W9-5). */
const WIDTH = 300;
const HEIGHT = 210;

/**
 * Editor for a longer text in a box next to the cell. Enter inserts a line break; Ctrl+Enter or Tab stores the text,
 * Esc discards it.
 */
export function TextareaEditor(props: CellEditorProps) {
  const { value, column, initialText, label, ports, commit, cancel } = props;
  const before = toText(value);
  const [typed, setTyped] = useState(initialText === '' ? before : initialText);
  const cell = useRef<HTMLDivElement>(null);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { input } = useCellInput<HTMLTextAreaElement>(initialText);
  useLayoutEffect(() => setAnchor(cell.current), []);

  const leave = (move?: Move): void => {
    if (typed === before) cancel(move);
    else commit({ [column.key]: typed === '' ? null : typed }, move);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) leave('stay');
    else if (event.key === 'Tab') leave(event.shiftKey ? 'previous' : 'next');
    else if (event.key === 'Escape') cancel('stay');
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <>
      <div ref={cell} className="wb-combobox-input wb-cell-held">
        {typed}
      </div>
      <CellPopup anchor={anchor} width={WIDTH} height={HEIGHT}>
        {(height) => (
          <div className="wb-cell-textarea" style={{ height }}>
            <textarea
              ref={input}
              aria-label={label}
              aria-multiline
              spellCheck={false}
              placeholder={column.placeholder}
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
              onKeyDown={onKeyDown}
              onBlur={() => document.activeElement !== input.current && leave()}
            />
            <div className="wb-cell-textarea-foot">
              <span>{ports.t('table.textareaKeys')}</span>
              {column.maxLength !== undefined && (
                <span>
                  {[...typed].length}/{column.maxLength}
                </span>
              )}
            </div>
          </div>
        )}
      </CellPopup>
    </>
  );
}
