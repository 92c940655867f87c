/**
 * Returns the index of the choice that an open list highlights, ours or antd's, from the id that the input exposes to
 * screen readers: `<id>_list_<index>`; -1: none.
 */
export function listMark(input: EventTarget): number {
  const id = input instanceof HTMLElement ? input.getAttribute('aria-activedescendant') : null;
  return Number(id?.split('_').at(-1) ?? -1);
}
