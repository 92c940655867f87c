import { Button, Spin } from 'antd';
import { useRef, type FocusEvent, type KeyboardEvent, type ReactNode } from 'react';
import { DictNotice } from '../../data/dictionaries/DictNotice.tsx';
import type { DictChoices } from '../../data/dictionaries/useDictItems.ts';
import type { EditProps } from '../inputs/widget.ts';
import { usePorts } from '../../kit/ports/portsContext.ts';
import './markGroup.css';

export interface MarkGroupProps {
  readonly field: EditProps;
  readonly role: 'radiogroup' | 'group';
  readonly choices: Pick<DictChoices, 'status' | 'items' | 'message' | 'retry'>;
  /** There is a value to clear. */
  readonly isFilled: boolean;
  /** A letter or digit was typed that the marks do not handle themselves. */
  readonly onLetter: (letter: string) => void;
  /** The marks; rendered when there are choices. */
  readonly children: ReactNode;
}

/**
 * Adjacent checkboxes or radio buttons as one control: it has the field's name and finding, focusing it focuses the
 * chosen mark, Delete clears it, and it is left when the focus leaves all marks.
 */
export function MarkGroup({ field, role, choices, isFilled, onLetter, children }: MarkGroupProps) {
  const { id, column, disabled, required, status, messageId, onCommit, onLeave } = field;
  const { t } = usePorts();
  const root = useRef<HTMLDivElement>(null);
  const mayClear = !disabled && column.allowClear !== false && isFilled;
  const enter = (): void => {
    const marks = [...(root.current?.querySelectorAll<HTMLInputElement>('input:not(:disabled)') ?? [])];
    (marks.find((mark) => mark.checked) ?? marks[0])?.focus();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const { key, ctrlKey, metaKey, altKey } = event;
    if (disabled || ctrlKey || metaKey || altKey) return;
    if ((key === 'Delete' || key === 'Backspace') && mayClear) onCommit(null);
    else if (key.length === 1 && key !== ' ') onLetter(key);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const onBlur = ({ relatedTarget, currentTarget }: FocusEvent): void => {
    if (!(relatedTarget instanceof Node) || !currentTarget.contains(relatedTarget)) onLeave();
  };
  const isReady = choices.status === 'ready' && choices.items.length > 0;
  return (
    <div
      ref={root}
      id={id}
      className="wb-marks"
      role={role}
      tabIndex={-1}
      aria-label={column.title}
      aria-required={role === 'radiogroup' ? required : undefined}
      aria-invalid={role === 'radiogroup' ? status === 'error' : undefined}
      aria-describedby={messageId}
      aria-busy={choices.status === 'loading'}
      data-status={status}
      onFocus={(event) => event.target === event.currentTarget && enter()}
      onBlur={onBlur}
      onKeyDown={onKeyDown}
    >
      {isReady ? children : null}
      {choices.status === 'loading' ? <Spin size="small" /> : null}
      {isReady || choices.status === 'loading' ? null : (
        <DictNotice status={choices.status} message={choices.message} onRetry={choices.retry} />
      )}
      {mayClear ? (
        <Button
          type="link"
          size="small"
          className="wb-marks-clear"
          tabIndex={-1}
          aria-label={t('popup.clear', { title: column.title })}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onCommit(null)}
        >
          ×
        </Button>
      ) : null}
    </div>
  );
}
