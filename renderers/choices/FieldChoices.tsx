import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import type { CompiledColumn } from '../../engine/index.ts';
import { usePorts } from '../ports/portsContext.ts';
import { useThemeVariables } from '../theme/useThemeVariables.ts';
import { CHOICE_HEIGHT, ChoiceRows, SHOWN_CHOICES, type ChoiceRowsProps } from './ChoiceRows.tsx';
import { useListPlace } from './listPlace.ts';

/** Pixels: how wide a list opens, what stands above it, what it says where it has no choices, and its frame. */
const WIDTH = 360;
const HEAD_HEIGHT = 30;
const NOTE_HEIGHT = 38;
const FRAME = 10;

/** How the list of a field looks. */
export interface ChoicesLook extends Pick<ChoiceRowsProps, 'draw' | 'titleOf' | 'rowHeight' | 'onEnd'> {
  /** Shown where there are no choices. */
  readonly note: ReactNode;
  /** What stands above the choices. Default: nothing. */
  readonly head?: ReactNode;
  /** Pixels. Default: `WIDTH`, at least that of the field. */
  readonly width?: number;
}

interface FieldChoicesProps extends ChoicesLook, Pick<ChoiceRowsProps, 'id' | 'items' | 'active' | 'onChoose'> {
  readonly field: { readonly column: CompiledColumn };
  readonly anchor: HTMLElement | null;
  /** The code that the field holds. */
  readonly chosen: string;
}

/** The open list of a field: over whatever else is open, also where a dialog stands over a dialog. */
export function FieldChoices(props: FieldChoicesProps) {
  const { field, anchor, items, chosen, note, head, width = WIDTH, rowHeight = CHOICE_HEIGHT } = props;
  const { t } = usePorts();
  const colours = useThemeVariables();
  const over = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // React 18 does not know the attribute.
    over.current?.setAttribute('popover', 'manual');
    over.current?.showPopover();
  }, []);
  const beside = FRAME + (head === undefined ? 0 : HEAD_HEIGHT);
  const wanted = items.length === 0 ? NOTE_HEIGHT : Math.min(SHOWN_CHOICES, items.length) * rowHeight;
  const place = useListPlace(anchor, { width, height: wanted + beside });
  return createPortal(
    <div
      ref={over}
      className="wb-choices wb-field-choices"
      style={{ ...colours, ...place.style }}
      // The focus stays in the field.
      onMouseDown={(event) => event.preventDefault()}
    >
      {head}
      {items.length === 0 ? note : null}
      <ChoiceRows
        {...props}
        chosen={new Set([chosen])}
        label={t('table.choices', { title: field.column.title })}
        height={items.length === 0 ? 0 : Math.max(0, place.height - beside)}
      />
    </div>,
    document.body,
  );
}
