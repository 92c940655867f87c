import type { ReactNode, UIEvent } from 'react';
import { useRowsInView } from '../../kit/hooks/useRowsInView.ts';
import type { DictItem } from '../../kit/ports/ports.ts';
import './choices.css';

/** Pixels. */
export const CHOICE_HEIGHT = 28;
/** Number of choices visible at once (D46). */
export const SHOWN_CHOICES = 20;

/** Distance from the end of a list at which more is fetched, in pixels. */
const NEAR_END = CHOICE_HEIGHT * 10;

export interface ChoiceRowsProps {
  readonly id: string;
  readonly label: string;
  readonly items: readonly DictItem[];
  /** Index of the highlighted choice; -1: none. */
  readonly active: number;
  /** Codes of the current values. */
  readonly chosen: ReadonlySet<string>;
  /** Several may be chosen: each shows a check mark. Default: one. */
  readonly multiple?: boolean;
  /** Height of the list, and of a choice (default 28), in pixels. */
  readonly height: number;
  readonly rowHeight?: number | undefined;
  /** Renders a choice. Default: its code and its text. */
  readonly draw?: ((item: DictItem) => ReactNode) | undefined;
  /** Tooltip of a choice. Default: its text. */
  readonly titleOf?: ((item: DictItem) => string) | undefined;
  /** Called when the pointer moves over a choice. Default: nothing happens. */
  readonly onActivate?: ((index: number) => void) | undefined;
  readonly onChoose: (item: DictItem) => void;
  /** Called when the end of the list is near. */
  readonly onEnd?: (() => void) | undefined;
}

export const choiceId = (listId: string, index: number): string => `${listId}_${index}`;

const codeAndText = ({ value, text }: DictItem): ReactNode => (
  <>
    {text !== value && <span className="wb-choice-code">{value}</span>}
    {text}
  </>
);

/** The choices below a field or a cell, possibly thousands: only the visible ones are in the DOM. */
export function ChoiceRows(props: ChoiceRowsProps) {
  const { id, label, items, active, multiple = false, height, rowHeight = CHOICE_HEIGHT, onEnd } = props;
  const { list, first, inView, onScroll } = useRowsInView({ rows: items, height, rowHeight, active });
  const scrolled = (event: UIEvent<HTMLElement>): void => {
    onScroll(event);
    const { scrollTop, clientHeight, scrollHeight } = event.currentTarget;
    if (scrollTop + clientHeight + NEAR_END >= scrollHeight) onEnd?.();
  };
  return (
    <div
      ref={list}
      id={id}
      className="wb-choices-list"
      role="listbox"
      aria-label={label}
      aria-multiselectable={multiple}
      style={{ height }}
      onScroll={scrolled}
    >
      <div role="presentation" style={{ height: items.length * rowHeight }}>
        {inView.map((item, offset) => (
          <Choice key={item.value} {...props} item={item} index={first + offset} />
        ))}
      </div>
    </div>
  );
}

function Choice(props: ChoiceRowsProps & { readonly item: DictItem; readonly index: number }) {
  const { id, item, index, items, active, chosen, multiple = false } = props;
  const { rowHeight = CHOICE_HEIGHT, draw = codeAndText, titleOf } = props;
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
      style={{ top: index * rowHeight, height: rowHeight, lineHeight: `${CHOICE_HEIGHT}px` }}
      title={titleOf?.(item) ?? item.text}
      onMouseMove={() => props.onActivate?.(index)}
      onClick={() => item.disabled !== true && props.onChoose(item)}
    >
      {multiple && <span className={isChosen ? 'wb-choice-mark is-on' : 'wb-choice-mark'} />}
      {draw(item)}
    </div>
  );
}
