/** So many orders of a page are known: each pass of a reviewer takes a record out of the list. */
const MAX_ORDERS = 20;

/** Ids of the records that the list of a page showed, in its order; the latest first. */
const shown = new Map<string, readonly (readonly string[])[]>();

/** Kept while the window is open, so that a record that was opened from a list has one before and one behind it. */
export const shownOrder = {
  keep(pageId: string, ids: readonly string[]): void {
    shown.set(pageId, [ids, ...(shown.get(pageId) ?? [])].slice(0, MAX_ORDERS));
  },
  /**
   * The record beside another in the list that it was opened from; undefined at its ends, and where no list has it. One
   * that has left the list since, as it was passed, stands where it stood last.
   */
  beside(pageId: string, id: string | null, step: 1 | -1): string | undefined {
    const orders = shown.get(pageId) ?? [];
    const order = orders.find((ids) => id !== null && ids.includes(id)) ?? [];
    const still = new Set(orders[0]);
    for (let at = order.indexOf(id ?? '') + step; at >= 0 && at < order.length; at += step) {
      const other = order[at];
      if (other !== undefined && still.has(other)) return other;
    }
    return undefined;
  },
};
