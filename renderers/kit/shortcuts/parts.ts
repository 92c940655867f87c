import { tabStops } from '../keyboard/tabStops.ts';

/** Marks an element as a part of its page that F6 moves to. */
export const PART = { 'data-part': '' } as const;

const isSeen = (element: HTMLElement): boolean => element.getClientRects().length > 0;

const TYPED_INTO =
  '.wb-grid-input, .wb-group-stop, textarea:not(:disabled, [readonly]), input:not(:disabled, [readonly], [type=checkbox], [type=radio])';

/** Returns the element of a part to focus: the first text input, else the first tab stop. */
function landing(part: HTMLElement): HTMLElement | undefined {
  const typed = [...part.querySelectorAll<HTMLElement>(TYPED_INTO)].find((one) => isSeen(one));
  return typed ?? tabStops(part)[0];
}

/** Moves the focus to the next or previous part; returns false at the end, where the browser continues. */
export function stepThroughParts(root: HTMLElement | null, direction: 1 | -1): boolean {
  const at = document.activeElement;
  const parts = [...(root?.querySelectorAll<HTMLElement>('[data-part]') ?? [])].filter(isSeen);
  const here = parts.findIndex((part) => part.contains(at));
  const start = here === -1 && direction === -1 ? parts.length : here;
  for (let index = start + direction; index >= 0 && index < parts.length; index += direction) {
    const part = parts[index];
    const stop = part && landing(part);
    if (stop === undefined) continue;
    stop.focus();
    return true;
  }
  return false;
}
