/** Number of orders stored per page: each approval by a reviewer removes a record from the list. */
const MAX_ORDERS = 20;

/** Ids of the records that a page's list showed, in list order; the latest list first. */
const shown = new Map<string, readonly (readonly string[])[]>();

/** Stored while the window is open, so that a record opened from a list has a previous and a next one. */
export const shownOrder = {
  keep(pageId: string, ids: readonly string[]): void {
    shown.set(pageId, [ids, ...(shown.get(pageId) ?? [])].slice(0, MAX_ORDERS));
  },
  /**
   * Returns the record next to another in the list that it was opened from; undefined at the ends, and when no list
   * contains it. A record that has left the list since, for example because it was approved, keeps its last position.
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
