import {
  CHOICE_HEIGHT,
  ChoiceRows,
  SHOWN_CHOICES,
  type ChoiceRowsProps,
} from '../../../widgets/choices/ChoiceRows.tsx';
import { CellPopup } from './CellPopup.tsx';

const MIN_WIDTH = 260;
const NOTE_HEIGHT = 38;

export interface ChoiceListProps extends Omit<ChoiceRowsProps, 'height'> {
  readonly anchor: HTMLElement | null;
  /** Shown in place of items. */
  readonly note: string | undefined;
}

/** List of choices below a cell. */
export function ChoiceList(props: ChoiceListProps) {
  const { anchor, items, note } = props;
  const height = note === undefined ? Math.min(SHOWN_CHOICES, items.length) * CHOICE_HEIGHT : NOTE_HEIGHT;
  return (
    <CellPopup anchor={anchor} width={MIN_WIDTH} height={height}>
      {(room) => (
        // Keeps the focus in the input.
        <div onMouseDown={(event) => event.preventDefault()}>
          {note !== undefined && (
            <div className="wb-choices-note" role="status">
              {note}
            </div>
          )}
          <ChoiceRows {...props} items={note === undefined ? items : []} height={note === undefined ? room : 0} />
        </div>
      )}
    </CellPopup>
  );
}
