const focusable = 'input, textarea, select, button, a[href], [tabindex], [contenteditable="true"]';

const isStop = (element: HTMLElement): boolean =>
  element.tabIndex >= 0 && !element.matches(':disabled') && element.getClientRects().length > 0;

/** Returns the tab stops within an element, in document order. */
export const tabStops = (root: ParentNode): readonly HTMLElement[] =>
  [...root.querySelectorAll<HTMLElement>(focusable)].filter(isStop);

/** Returns the element that Tab leads to, or Shift+Tab (-1); undefined at the end of the page. */
export type NextStop = (from: HTMLElement, direction: 1 | -1) => HTMLElement | undefined;

export const nextTabStop: NextStop = (from, direction) => {
  const stops = tabStops(document).filter((stop) => !from.contains(stop));
  const wanted = direction === 1 ? Node.DOCUMENT_POSITION_FOLLOWING : Node.DOCUMENT_POSITION_PRECEDING;
  const beyond = stops.filter((stop) => (from.compareDocumentPosition(stop) & wanted) !== 0);
  return direction === 1 ? beyond[0] : beyond.at(-1);
};
