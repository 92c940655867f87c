import { CloseCircleFilled } from '@ant-design/icons';
import { useState, type ReactNode } from 'react';
import { usePorts } from '../../kit/ports/portsContext.ts';
import { ChoiceInput, type ChoiceInputProps, type OpenList } from './ChoiceInput.tsx';
import './choiceBox.css';

/** What a control that chooses hands on to its line. */
export interface FieldLine extends ChoiceInputProps {
  /** What was typed is given up. */
  readonly onDrop: () => void;
  /** The answer to what is typed is still coming. Default: false. */
  readonly isBusy?: boolean;
  /** Absent: the line has no marks of its own. */
  readonly onClear?: (() => void) | undefined;
  readonly onBlur: () => void;
}

interface FieldBoxProps extends FieldLine, OpenList {
  /** Drawn while it is open, beside what it belongs to. */
  readonly renderList: (anchor: HTMLElement | null) => ReactNode;
}

/** One line that chooses from what opens below it. */
export function FieldBox(props: FieldBoxProps) {
  const { field, text, chips, isOpen, onOpen, onDrop, onClear, isBusy = false, renderList } = props;
  const { column, disabled } = field;
  const { t } = usePorts();
  const [input, setInput] = useState<HTMLInputElement | null>(null);
  const isFilled = text !== '' || (chips !== undefined && chips.length > 0);
  return (
    <span className="wb-choice-box" data-busy={isBusy} data-plain={onClear === undefined}>
      <ChoiceInput
        {...props}
        ref={setInput}
        onBlur={() => {
          onOpen(false);
          props.onBlur();
        }}
      />
      {isFilled && onClear !== undefined && !disabled && column.allowClear !== false ? (
        <button
          type="button"
          className="wb-choice-clear"
          tabIndex={-1}
          aria-label={t('popup.clear', { title: column.title })}
          // The focus stays in the field.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => {
            onDrop();
            onOpen(false);
            onClear();
            input?.focus();
          }}
        >
          <CloseCircleFilled aria-hidden />
        </button>
      ) : null}
      {isOpen ? renderList(chips === undefined ? input : (input?.parentElement ?? null)) : null}
    </span>
  );
}
