import { useEffect, useRef } from 'react';

/** Pixels between a message and the ends of its control. */
const INSET = 4;

/**
 * Sets the maximum width of a long message, in pixels: it extends to the edge of the group or to a control that reaches
 * lower than its own.
 */
function giveRoom(message: HTMLElement): void {
  const control = message.parentElement;
  const group = message.closest('.wb-fields');
  if (control === null || group === null) return;
  const own = control.getBoundingClientRect();
  if ((message.firstElementChild?.scrollWidth ?? 0) <= own.width - 2 * INSET) return;
  const edges = group.getBoundingClientRect();
  let [first, last] = [edges.left, edges.right];
  for (const other of group.querySelectorAll('.wb-field-control')) {
    const { top, bottom, left, right } = other.getBoundingClientRect();
    if (top > own.bottom || bottom < own.bottom + 8) continue;
    if (left >= own.right) last = Math.min(last, left);
    else if (right <= own.left) first = Math.max(first, right);
  }
  const [before, after] = [own.right - first, last - own.left];
  message.dataset['grows'] = before > after ? 'start' : 'end';
  message.style.setProperty('--wb-room', `${Math.floor(Math.max(before, after)) - 2 * INSET}px`);
}

/**
 * Error message on the lower edge of a control: it appears and disappears without moving the layout, and covers no
 * value. A long message is shown completely on focus or hover, and is measured only then.
 */
export function FieldMessage({ id, text }: { readonly id: string; readonly text: string }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const message = ref.current;
    const field = message?.closest('.wb-field');
    if (!message || !field) return undefined;
    const measure = (): void => giveRoom(message);
    if (field.contains(document.activeElement)) measure();
    for (const type of ['focusin', 'pointerover']) field.addEventListener(type, measure);
    return () => {
      for (const type of ['focusin', 'pointerover']) field.removeEventListener(type, measure);
    };
  }, []);
  return (
    <div ref={ref} id={id} className="wb-field-message" title={text}>
      <span>{text}</span>
    </div>
  );
}
