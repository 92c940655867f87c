import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLatest } from '../../../kit/hooks/useLatest.ts';
import { IconFace } from './IconFace.tsx';

/** Pixels: width of an icon cell with its name, and size of the scroll area. */
const WIDTH = 110;
const HEIGHT = 68;
const VIEW = 360;

interface Grid {
  readonly active: number;
  readonly count: number;
  readonly columns: number;
}

/** Returns the index that a key moves to in a grid of icons; undefined: none. */
export function stepIn(key: string, { active, count, columns }: Grid): number | undefined {
  const step = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: columns, ArrowUp: -columns }[key];
  return step === undefined || count === 0 ? undefined : Math.max(0, Math.min(count - 1, active + step));
}

interface IconGridProps {
  readonly id: string;
  readonly label: string;
  readonly names: readonly string[];
  /** -1: none. */
  readonly active: number;
  readonly chosen: string;
  readonly onColumns: (columns: number) => void;
  readonly onChoose: (name: string) => void;
}

/** A grid of hundreds of icons: only the visible rows are in the DOM. */
export function IconGrid({ id, label, names, active, chosen, onColumns, onChoose }: IconGridProps) {
  const host = useRef<HTMLDivElement>(null);
  const [top, setTop] = useState(0);
  const [columns, setColumns] = useState(5);
  const tell = useLatest(onColumns);
  useEffect(() => {
    const element = host.current;
    if (element === null) return undefined;
    const observer = new ResizeObserver(() => {
      const count = Math.max(1, Math.floor(element.clientWidth / WIDTH));
      setColumns(count);
      tell.current(count);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [tell]);
  useLayoutEffect(() => {
    const element = host.current;
    if (element === null || active < 0) return;
    const start = Math.floor(active / columns) * HEIGHT;
    if (start < element.scrollTop) element.scrollTop = start;
    else if (start + HEIGHT > element.scrollTop + VIEW) element.scrollTop = start + HEIGHT - VIEW;
    setTop(element.scrollTop);
  }, [active, columns]);
  const first = Math.max(0, Math.floor(top / HEIGHT) - 1) * columns;
  const shown = names.slice(first, first + (Math.ceil(VIEW / HEIGHT) + 3) * columns);
  return (
    <div
      ref={host}
      id={id}
      className="wb-icons"
      role="listbox"
      aria-label={label}
      style={{ height: VIEW }}
      onScroll={(event) => setTop(event.currentTarget.scrollTop)}
    >
      <div role="presentation" style={{ height: Math.ceil(names.length / columns) * HEIGHT }}>
        {shown.map((name, offset) => {
          const index = first + offset;
          return (
            <div
              key={name}
              id={`${id}-${index}`}
              role="option"
              aria-selected={name === chosen}
              aria-setsize={names.length}
              aria-posinset={index + 1}
              className={index === active ? 'wb-icon-choice is-active' : 'wb-icon-choice'}
              style={{
                top: Math.floor(index / columns) * HEIGHT,
                left: `${((index % columns) * 100) / columns}%`,
                width: `${100 / columns}%`,
                height: HEIGHT,
              }}
              title={name}
              onClick={() => onChoose(name)}
            >
              <IconFace name={name} />
              <span>{name}</span>
            </div>
          );
        })}
      </div>
    </div>
  );
}
