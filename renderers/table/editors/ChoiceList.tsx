import { theme } from 'antd';
import { useEffect, useLayoutEffect, useRef, useState, type CSSProperties } from 'react';
import { createPortal } from 'react-dom';
import type { DictItem } from '../../ports.ts';

const CHOICE_HEIGHT = 28;
const SHOWN = 10;
const OVERSCAN = 4;
const MIN_WIDTH = 260;

export interface ChoiceListProps {
  readonly id: string;
  readonly label: string;
  readonly anchor: HTMLElement | null;
  readonly items: readonly DictItem[];
  readonly active: number;
  /** Code of the value that the cell holds. */
  readonly chosen: string;
  /** Shown instead of items. */
  readonly note: string | undefined;
  readonly onActivate: (index: number) => void;
  readonly onChoose: (item: DictItem) => void;
}

export const choiceId = (listId: string, index: number): string => `${listId}-${index}`;

/** Below the anchor, above it where there is no room. */
function placeBeside(anchor: HTMLElement | null, height: number): CSSProperties {
  if (anchor === null) return {};
  const box = anchor.getBoundingClientRect();
  const width = Math.max(MIN_WIDTH, box.width);
  const left = Math.max(4, Math.min(box.left, window.innerWidth - width - 4));
  const below = window.innerHeight - box.bottom >= height + 8 || box.top < height + 8;
  return below ? { left, width, top: box.bottom + 2 } : { left, width, bottom: window.innerHeight - box.top + 2 };
}

/** The choices below a cell, thousands of them: only those in view are in the DOM. */
export function ChoiceList(props: ChoiceListProps) {
  const { id, label, anchor, items, active, note } = props;
  const { token, hashId } = theme.useToken();
  const list = useRef<HTMLDivElement>(null);
  const [top, setTop] = useState(0);
  const shown = Math.min(SHOWN, items.length);
  const height = note === undefined ? shown * CHOICE_HEIGHT + 8 : 48;

  useLayoutEffect(() => {
    const element = list.current;
    if (element === null || items.length === 0) return;
    const start = active * CHOICE_HEIGHT;
    if (start < element.scrollTop) element.scrollTop = start;
    else if (start + CHOICE_HEIGHT > element.scrollTop + element.clientHeight) {
      element.scrollTop = start + CHOICE_HEIGHT - element.clientHeight;
    }
    setTop(element.scrollTop);
  }, [active, items]);

  const [, moved] = useState(0);
  useEffect(() => {
    const follow = (): void => moved((count) => count + 1);
    window.addEventListener('scroll', follow, true);
    window.addEventListener('resize', follow);
    return () => {
      window.removeEventListener('scroll', follow, true);
      window.removeEventListener('resize', follow);
    };
  }, []);

  const first = Math.max(0, Math.floor(top / CHOICE_HEIGHT) - OVERSCAN);
  const inView = items.slice(first, first + SHOWN + 2 * OVERSCAN + 1);
  const style: CSSProperties & Record<`--wb-${string}`, string | number> = {
    ...placeBeside(anchor, height),
    fontFamily: token.fontFamily,
    zIndex: token.zIndexPopupBase + 60,
    '--wb-text': token.colorText,
    '--wb-text-soft': token.colorTextDescription,
    '--wb-elevated': token.colorBgElevated,
    '--wb-hover-strong': token.controlItemBgHover,
    '--wb-selected': token.controlItemBgActive,
    '--wb-shadow': 'rgba(0, 0, 0, 0.2)',
    '--wb-radius': `${token.borderRadius}px`,
    '--wb-font-size': `${token.fontSize}px`,
  };
  return createPortal(
    // The focus stays in the input.
    <div className={`wb-choices ${hashId}`} style={style} onMouseDown={(event) => event.preventDefault()}>
      {note !== undefined && (
        <div className="wb-choices-note" role="status">
          {note}
        </div>
      )}
      <div
        ref={list}
        id={id}
        className="wb-choices-list"
        role="listbox"
        aria-label={label}
        style={{ height: note === undefined ? shown * CHOICE_HEIGHT : 0 }}
        onScroll={(event) => setTop(event.currentTarget.scrollTop)}
      >
        <div role="presentation" style={{ height: items.length * CHOICE_HEIGHT }}>
          {note === undefined &&
            inView.map((item, offset) => <Choice key={item.value} {...props} item={item} index={first + offset} />)}
        </div>
      </div>
    </div>,
    document.body,
  );
}

function Choice({
  id,
  item,
  index,
  items,
  active,
  chosen,
  onActivate,
  onChoose,
}: ChoiceListProps & { readonly item: DictItem; readonly index: number }) {
  return (
    <div
      id={choiceId(id, index)}
      role="option"
      className={index === active ? 'wb-choice is-active' : 'wb-choice'}
      aria-selected={item.value === chosen}
      aria-disabled={item.disabled === true}
      aria-setsize={items.length}
      aria-posinset={index + 1}
      style={{ top: index * CHOICE_HEIGHT, height: CHOICE_HEIGHT, lineHeight: `${CHOICE_HEIGHT}px` }}
      title={item.text}
      onMouseMove={() => onActivate(index)}
      onClick={() => item.disabled !== true && onChoose(item)}
    >
      {item.text !== item.value && <span className="wb-choice-code">{item.value}</span>}
      {item.text}
    </div>
  );
}
