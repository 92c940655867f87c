import { useRowsInView } from '../../hooks/useRowsInView.ts';
import type { DictItem } from '../../ports/ports.ts';
import { CellPopup } from './CellPopup.tsx';

const CHOICE_HEIGHT = 28;
/** Choices in view at once (D46). */
const SHOWN = 20;
const MIN_WIDTH = 260;
const NOTE_HEIGHT = 38;

export interface ChoiceListProps {
  readonly id: string;
  readonly label: string;
  readonly anchor: HTMLElement | null;
  readonly items: readonly DictItem[];
  /** -1: none. */
  readonly active: number;
  /** Codes of the values that the cell holds. */
  readonly chosen: ReadonlySet<string>;
  /** Several may be chosen: each shows a mark. Default: one. */
  readonly multiple?: boolean;
  /** Shown instead of items. */
  readonly note: string | undefined;
  readonly onActivate: (index: number) => void;
  readonly onChoose: (item: DictItem) => void;
}

export const choiceId = (listId: string, index: number): string => `${listId}-${index}`;

/** The choices below a cell, thousands of them: only those in view are in the DOM. */
export function ChoiceList(props: ChoiceListProps) {
  const { anchor, items, note } = props;
  const height = note === undefined ? Math.min(SHOWN, items.length) * CHOICE_HEIGHT : NOTE_HEIGHT;
  return (
    <CellPopup anchor={anchor} width={MIN_WIDTH} height={height}>
      {(room) => (
        // The focus stays in the input.
        <div onMouseDown={(event) => event.preventDefault()}>
          {note !== undefined && (
            <div className="wb-choices-note" role="status">
              {note}
            </div>
          )}
          <Choices {...props} items={note === undefined ? items : []} height={note === undefined ? room : 0} />
        </div>
      )}
    </CellPopup>
  );
}

function Choices(props: ChoiceListProps & { readonly height: number }) {
  const { id, label, items, active, multiple = false, height } = props;
  const { list, first, inView, onScroll } = useRowsInView({
    rows: items,
    height,
    rowHeight: CHOICE_HEIGHT,
    active,
  });
  return (
    <div
      ref={list}
      id={id}
      className="wb-choices-list"
      role="listbox"
      aria-label={label}
      aria-multiselectable={multiple}
      style={{ height }}
      onScroll={onScroll}
    >
      <div role="presentation" style={{ height: items.length * CHOICE_HEIGHT }}>
        {inView.map((item, offset) => (
          <Choice key={item.value} {...props} item={item} index={first + offset} />
        ))}
      </div>
    </div>
  );
}

function Choice({
  id,
  item,
  index,
  items,
  active,
  chosen,
  multiple = false,
  onActivate,
  onChoose,
}: ChoiceListProps & { readonly item: DictItem; readonly index: number }) {
  const isChosen = chosen.has(item.value);
  return (
    <div
      id={choiceId(id, index)}
      role="option"
      className={index === active ? 'wb-choice is-active' : 'wb-choice'}
      aria-selected={isChosen}
      aria-disabled={item.disabled === true}
      aria-setsize={items.length}
      aria-posinset={index + 1}
      style={{ top: index * CHOICE_HEIGHT, height: CHOICE_HEIGHT, lineHeight: `${CHOICE_HEIGHT}px` }}
      title={item.text}
      onMouseMove={() => onActivate(index)}
      onClick={() => item.disabled !== true && onChoose(item)}
    >
      {multiple && <span className={isChosen ? 'wb-choice-mark is-on' : 'wb-choice-mark'} />}
      {item.text !== item.value && <span className="wb-choice-code">{item.value}</span>}
      {item.text}
    </div>
  );
}
