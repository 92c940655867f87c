import { FieldBox } from '../../choices/FieldBox.tsx';
import { FieldPopup } from '../../choices/FieldPopup.tsx';
import { UnknownText } from '../../../data/dictionaries/UnknownText.tsx';
import { isEmptying } from '../../inputs/isEmptying.ts';
import type { EditProps } from '../../inputs/widget.ts';
import { treeRowId } from '../../../data/trees/TreeList.tsx';
import { offerHeight, treeNote, TreeOffer } from '../../../data/trees/TreeOffer.tsx';
import { useTreeField } from './useTreeField.ts';
import { useTreeKeys } from './useTreeKeys.ts';

/** Minimum width of the tree in pixels. */
const LEAST_WIDTH = 280;

const NOTES = { loading: 'dict.loading', none: 'dict.none' };

/** One or several nodes of a tree that opens below the field; typing searches by name, code, pinyin or path. */
export function TreeField(props: EditProps) {
  const { id, column, onLeave } = props;
  const field = useTreeField(props);
  const { t, model, rows, typing, chosen, isOpen } = field;
  const multiple = column.multiple === true;
  const typed = typing.typed === '' ? null : typing.typed;
  const keys = useTreeKeys({
    model,
    rows,
    typed,
    chosen,
    multiple,
    isOpen,
    onOpen: field.openTo,
    onTake: field.take,
    onDrop: () => typing.type(''),
  });
  const listId = `${id}_list`;
  const note = field.fault === undefined ? treeNote(model, t, NOTES) : { text: field.fault, isFault: true };
  return (
    <div
      className="wb-control"
      onKeyDownCapture={(event) => {
        if (isEmptying(event, typing.typed, column)) field.commit([]);
        else if (typing.onKeyDownCapture(event, keys.led)) field.openTo(false);
        else if (event.key === 'Backspace' && multiple && typed === null) {
          // The same key must not delete a letter of the text that returns for correction.
          event.preventDefault();
          field.takeBack();
        }
      }}
    >
      <FieldBox
        field={props}
        {...shownOf(field, multiple)}
        typed={typed}
        onType={typing.type}
        onDrop={() => typing.type('')}
        isOpen={isOpen}
        onOpen={field.openTo}
        onClear={() => field.commit([])}
        onRemove={field.remove}
        listId={listId}
        listRole="tree"
        activeId={keys.active >= 0 ? treeRowId(listId, keys.active) : undefined}
        onKeyDown={keys.onKeyDown}
        onBlur={() => {
          void typing.leave(false);
          onLeave();
        }}
        renderList={(anchor) => (
          <FieldPopup anchor={anchor} width={LEAST_WIDTH} height={offerHeight({ rows, note })}>
            {(height) => (
              <TreeOffer
                id={listId}
                label={t('table.choices', { title: column.title })}
                model={model}
                rows={rows}
                note={note}
                height={height}
                active={keys.active}
                chosen={new Set(chosen)}
                multiple={multiple}
                t={t}
                onActivate={keys.activate}
                onChoose={field.take}
              />
            )}
          </FieldPopup>
        )}
      />
    </div>
  );
}

/** Returns the displayed value: as text of the field, or as chips. */
function shownOf({ shown, isUnknown }: ReturnType<typeof useTreeField>, multiple: boolean) {
  if (multiple)
    return {
      text: '',
      chips: shown.map(({ value, label }) => ({
        value,
        text: label,
        face: isUnknown(value) ? <UnknownText code={value} /> : undefined,
      })),
    };
  const [only] = shown;
  return { text: only?.label ?? '', ...(only !== undefined && isUnknown(only.value) && { stored: null }) };
}
