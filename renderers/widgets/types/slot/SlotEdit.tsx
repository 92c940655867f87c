import { createElement } from 'react';
import { slotNameOf } from '../../../kit/formats/slotName.ts';
import { toText } from '../../../kit/formats/formats.ts';
import type { EditProps } from '../../inputs/widget.ts';
import { usePorts } from '../../../kit/ports/portsContext.ts';

/** A widget of the shell, by the name in `props.widget`. A missing one is reported in its place. */
export function SlotEdit({ id, column, value, disabled, onCommit, onFill, onLeave }: EditProps) {
  const { slots = {}, t } = usePorts();
  const name = slotNameOf(column);
  const Slot = Object.hasOwn(slots, name) ? slots[name] : undefined;
  if (Slot === undefined)
    return (
      <output id={id} className="wb-missing" tabIndex={-1}>
        {t('table.missingSlot', { name })} {toText(value)}
      </output>
    );
  return (
    <div id={id} role="group" aria-label={column.title} tabIndex={-1} onBlur={onLeave}>
      {createElement(Slot, {
        value,
        column,
        readOnly: disabled,
        commit: (values) => {
          const others = Object.keys(values).some((key) => key !== column.key);
          if (others && onFill !== undefined) onFill(values, column.title);
          else if (Object.hasOwn(values, column.key)) onCommit(values[column.key] ?? null);
        },
      })}
    </div>
  );
}
