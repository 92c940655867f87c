/** Ids of the records that the list of a page showed last, in its order. */
const shown = new Map<string, readonly string[]>();

/** Kept while the window is open, so that a record that was opened from a list has one before and one behind it. */
export const shownOrder = {
  keep(pageId: string, ids: readonly string[]): void {
    shown.set(pageId, ids);
  },
  /** The record beside another in the list that it was opened from; undefined at its ends, and where no list has it. */
  beside(pageId: string, id: string | null, step: 1 | -1): string | undefined {
    const ids = shown.get(pageId) ?? [];
    const at = id === null ? -1 : ids.indexOf(id);
    return at < 0 ? undefined : ids[at + step];
  },
};
