import { CloseOutlined } from '@ant-design/icons';
import { useCallback, useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { usePorts } from '../../kit/ports/portsContext.ts';
import './chosenChips.css';

/** One of several values of a field. */
export interface ChosenChip {
  readonly value: string;
  readonly text: string;
  /** Content of the chip. Default: its text. */
  readonly face?: ReactNode;
}

interface ChosenChipsProps {
  readonly id: string;
  readonly chips: readonly ChosenChip[];
  /** Absent: chips cannot be removed. */
  readonly onRemove?: ((value: string) => void) | undefined;
}

const topOf = (chip: Element | null): number => (chip instanceof HTMLElement ? chip.offsetTop : 0);

/** Returns the number of chips that do not fit on the first line. */
const wrapped = (line: HTMLElement): number =>
  [...line.children].filter((chip) => topOf(chip) > topOf(line.firstElementChild)).length;

/** The chosen values on one line: those that do not fit are counted after it, with their texts in the tooltip. */
export function ChosenChips({ id, chips, onRemove }: ChosenChipsProps) {
  const { t } = usePorts();
  const line = useRef<HTMLSpanElement>(null);
  const [hidden, setHidden] = useState(0);
  const count = useCallback(() => line.current !== null && setHidden(wrapped(line.current)), []);
  useLayoutEffect(() => {
    if (chips.length > 0) count();
  }, [chips, count]);
  useEffect(() => {
    const sizes = new ResizeObserver(count);
    if (line.current !== null) sizes.observe(line.current);
    return () => sizes.disconnect();
  }, [count]);
  const unseen = hidden > 0 ? chips.slice(-hidden) : [];
  return (
    <>
      <span ref={line} id={id} className="wb-chosen-chips">
        {chips.map(({ value, text, face }) => (
          <span key={value} className="wb-chosen-chip" title={text}>
            <span className="wb-chosen-text">{face ?? text}</span>
            {onRemove === undefined ? null : (
              <button
                type="button"
                className="wb-chosen-remove"
                // Backspace removes the last one, Delete all of them.
                tabIndex={-1}
                aria-label={t('tree.remove', { text })}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => onRemove(value)}
              >
                <CloseOutlined aria-hidden />
              </button>
            )}
          </span>
        ))}
      </span>
      {unseen.length > 0 ? (
        <span className="wb-chosen-more" title={unseen.map(({ text }) => text).join(t('common.listMark'))} aria-hidden>
          +{hidden}
        </span>
      ) : null}
    </>
  );
}
