import { useEffect, useRef } from 'react';

/** Pixels between a message and the ends of its control. */
const INSET = 4;

/** How far a long message may reach from its control, in pixels: to the edge of the group or to a control that is higher than its own. */
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
 * What is wrong with a field, on the lower edge of its control: it comes and goes without moving anything, and covers
 * no value. A long one is whole where the keyboard or the pointer is; only then is it measured.
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
