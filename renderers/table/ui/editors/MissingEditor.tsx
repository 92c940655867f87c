import { useLayoutEffect, useRef, type KeyboardEvent } from 'react';
import type { CellEditorProps } from '../../grid/cells/cellEditors.ts';

export interface MissingEditorProps extends Pick<CellEditorProps, 'label' | 'ports' | 'cancel'> {
  readonly onRetry: () => void;
}

/** Shown in a cell whose editor could not be fetched: Enter tries again, Esc and Tab leave. */
export function MissingEditor({ label, ports, cancel, onRetry }: MissingEditorProps) {
  const cell = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => cell.current?.focus({ preventScroll: true }), []);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Enter') onRetry();
    else if (event.key === 'Escape') cancel('stay');
    else if (event.key === 'Tab') cancel(event.shiftKey ? 'previous' : 'next');
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const text = ports.t('table.editorFailed');
  return (
    <div
      ref={cell}
      className="wb-combobox-input wb-cell-held wb-cell-missing"
      role="group"
      tabIndex={-1}
      aria-label={`${label} ${text}`}
      title={text}
      onKeyDown={onKeyDown}
      onBlur={() => document.activeElement !== cell.current && cancel()}
    >
      <span role="alert">{text}</span>
    </div>
  );
}
