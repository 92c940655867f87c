import type { ReactNode } from 'react';
import type { CompiledColumn } from '../../../engine/index.ts';
import { usePorts } from '../../kit/ports/portsContext.ts';
import { CHOICE_HEIGHT, ChoiceRows, SHOWN_CHOICES, type ChoiceRowsProps } from './ChoiceRows.tsx';
import { FieldPopup } from './FieldPopup.tsx';

/** Pixels: default width of a list, height of its header, height of the note when there are no choices. */
const WIDTH = 360;
const HEAD_HEIGHT = 30;
const NOTE_HEIGHT = 38;

/** Appearance of a field's list. */
export interface ChoicesLook extends Pick<ChoiceRowsProps, 'draw' | 'titleOf' | 'rowHeight' | 'onEnd'> {
  /** Shown when there are no choices. */
  readonly note: ReactNode;
  /** Content above the choices. Default: nothing. */
  readonly head?: ReactNode;
  /** Pixels. Default: `WIDTH`, at least the width of the field. */
  readonly width?: number;
}

interface FieldChoicesProps
  extends ChoicesLook, Pick<ChoiceRowsProps, 'id' | 'items' | 'active' | 'chosen' | 'multiple' | 'onChoose'> {
  readonly field: { readonly column: CompiledColumn };
  readonly anchor: HTMLElement | null;
}

/** The open list of a field. */
export function FieldChoices(props: FieldChoicesProps) {
  const { field, anchor, items, note, head, width = WIDTH, rowHeight = CHOICE_HEIGHT } = props;
  const { t } = usePorts();
  const above = head === undefined ? 0 : HEAD_HEIGHT;
  const wanted = items.length === 0 ? NOTE_HEIGHT : Math.min(SHOWN_CHOICES, items.length) * rowHeight;
  return (
    <FieldPopup anchor={anchor} width={width} height={wanted + above}>
      {(height) => (
        <>
          {head}
          {items.length === 0 ? note : null}
          <ChoiceRows
            {...props}
            label={t('table.choices', { title: field.column.title })}
            height={items.length === 0 ? 0 : Math.max(0, height - above)}
          />
        </>
      )}
    </FieldPopup>
  );
}
