import { CloseCircleFilled } from '@ant-design/icons';
import { useState, type ReactNode } from 'react';
import { usePorts } from '../../kit/ports/portsContext.ts';
import { ChoiceInput, type ChoiceInputProps, type OpenList } from './ChoiceInput.tsx';
import './choiceBox.css';

/** Props that a choosing control passes to its input line. */
export interface FieldLine extends ChoiceInputProps {
  /** Discards the typed text. */
  readonly onDrop: () => void;
  /** The result for the typed text is loading. Default: false. */
  readonly isBusy?: boolean;
  /** Absent: the line has no clear button. */
  readonly onClear?: (() => void) | undefined;
  readonly onBlur: () => void;
}

interface FieldBoxProps extends FieldLine, OpenList {
  /** Renders the list while it is open, next to its anchor. */
  readonly renderList: (anchor: HTMLElement | null) => ReactNode;
}

/** A single-line field with a popup list below it. */
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
