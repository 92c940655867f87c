import type { NextStop } from '../focus/tabStops.ts';

/** What the page may ask of the shell around it. */
export interface Host {
  /** Opens a path in its tab. */
  navigate(path: string): void;
  /** The current tab shows another path from now on (after the first save of a new record); nothing is mounted anew. */
  replace(path: string): void;
  close(): void;
  /** The tab's title and its mark for unsaved changes. */
  setTab(state: { readonly title?: string; readonly dirty?: boolean }): void;
  /** Another tab saved or removed a record of this page: lists reload. */
  recordsChanged(pageId: string): void;
  onRecordsChanged(pageId: string, listener: () => void): () => void;
  /** Resolves when nobody is typing: before a dialog that staff did not ask for. Absent: at once. */
  handAtRest?(): Promise<void>;
  /**
   * `face` stands for a form that is still coming: what is typed is kept until the returned function is called. `stuck`:
   * it did not come, and this control tries again. Absent: nobody keeps it.
   */
  keepKeys?(face: HTMLElement, stuck?: HTMLElement | null): () => void;
  /** The form is there: what was kept lands in its first field. `next`: where Tab leads. */
  landKeys?(field: HTMLElement, next: NextStop): void;
  /** A form shows a stored record, or saved it. `name`: what staff call it; blank: nothing yet. Absent: nobody keeps track. */
  recordShown?(record: { readonly pageId: string; readonly id: string; readonly name: string }): void;
}
