import type { Value } from '../../../engine/index.ts';
import type { DictItem } from '../../kit/ports/ports.ts';
import type { ChoiceInputProps } from './ChoiceInput.tsx';
import { choiceId } from './ChoiceRows.tsx';
import { FieldBox, type FieldLine } from './FieldBox.tsx';
import { FieldChoices, type ChoicesLook } from './FieldChoices.tsx';
import { useChoiceKeys } from './useChoiceKeys.ts';

export interface ChoiceBoxProps extends FieldLine, ChoicesLook {
  readonly field: ChoiceInputProps['field'] & { readonly value: Value };
  readonly items: readonly DictItem[];
  readonly onChoose: (item: DictItem) => void;
}

/**
 * A single-line field that chooses from a list: one value or, with chips, several; then the list stays open during
 * selection.
 */
export function ChoiceBox(props: ChoiceBoxProps) {
  const { field, chips, typed, items, isOpen, onOpen, onDrop, isFree = false } = props;
  const isSeveral = chips !== undefined;
  const codes = isSeveral ? chips.map(({ value }) => value) : [String(field.value)];
  const onTake = (item: DictItem): void => {
    if (!isSeveral) onOpen(false);
    props.onChoose(item);
  };
  const { active, onKeyDown } = useChoiceKeys({ codes, typed, items, isOpen, isFree, onOpen, onTake, onDrop });
  const listId = `${field.id}_list`;
  return (
    <FieldBox
      {...props}
      listId={listId}
      activeId={active >= 0 ? choiceId(listId, active) : undefined}
      onKeyDown={onKeyDown}
      renderList={(anchor) => (
        <FieldChoices
          {...props}
          id={listId}
          anchor={anchor}
          active={active}
          chosen={new Set(codes)}
          multiple={isSeveral}
          onChoose={onTake}
        />
      )}
    />
  );
}
