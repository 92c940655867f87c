import { CloseCircleFilled } from '@ant-design/icons';
import { useState } from 'react';
import type { Value } from '../../engine/index.ts';
import { usePorts } from '../ports/portsContext.ts';
import type { DictItem } from '../ports/ports.ts';
import { ChoiceInput, type ChoiceInputProps } from './ChoiceInput.tsx';
import { choiceId } from './ChoiceRows.tsx';
import { FieldChoices, type ChoicesLook } from './FieldChoices.tsx';
import { useChoiceKeys } from './useChoiceKeys.ts';
import './choiceBox.css';

export interface ChoiceBoxProps extends ChoiceInputProps, ChoicesLook {
  readonly field: ChoiceInputProps['field'] & { readonly value: Value };
  /** What was typed is given up. */
  readonly onDrop: () => void;
  readonly items: readonly DictItem[];
  /** The answer to what is typed is still coming. Default: false. */
  readonly isBusy?: boolean;
  readonly onChoose: (item: DictItem) => void;
  readonly onClear: () => void;
  readonly onBlur: () => void;
}

/** One line that chooses from a list, which is drawn while it is open. */
export function ChoiceBox(props: ChoiceBoxProps) {
  const { field, text, typed, items, isOpen, onOpen, onDrop, isBusy = false, isFree = false } = props;
  const { id, column, disabled } = field;
  const { t } = usePorts();
  const [anchor, setAnchor] = useState<HTMLInputElement | null>(null);
  const onTake = (item: DictItem): void => {
    onOpen(false);
    props.onChoose(item);
  };
  const code = String(field.value);
  const { active, onKeyDown } = useChoiceKeys({ code, typed, items, isOpen, isFree, onOpen, onTake, onDrop });
  const listId = `${id}_list`;
  return (
    <span className="wb-choice-box" data-busy={isBusy}>
      <ChoiceInput
        {...props}
        ref={setAnchor}
        listId={listId}
        activeId={active >= 0 ? choiceId(listId, active) : undefined}
        onKeyDown={onKeyDown}
        onBlur={() => {
          onOpen(false);
          props.onBlur();
        }}
      />
      {text !== '' && !disabled && column.allowClear !== false ? (
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
            props.onClear();
            anchor?.focus();
          }}
        >
          <CloseCircleFilled aria-hidden />
        </button>
      ) : null}
      {isOpen ? (
        <FieldChoices {...props} id={listId} anchor={anchor} active={active} chosen={code} onChoose={onTake} />
      ) : null}
    </span>
  );
}
