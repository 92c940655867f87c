import type { NextStop } from '../keyboard/tabStops.ts';

/** The query of the address by which a tab shows its list, and the way back through it. */
export interface PageAddress {
  /** `?list.page=2`; undefined while the tab goes by another path than its page's: a form over the list. */
  search(): string | undefined;
  /** Told when it leads elsewhere, by whomever. */
  subscribe(listener: () => void): () => void;
  /** `replace`: the way back does not lead to what was before. Default: false. */
  go(search: string, options?: { readonly replace?: boolean }): void;
}

/** What the page may ask of the shell around it. */
export interface Host {
  /** Opens a path in its tab. `title`: what a new tab is called until its page says otherwise. */
  navigate(path: string, options?: { readonly title?: string | undefined }): void;
  /** What the tab is called now. Absent: nobody knows. */
  title?(): string;
  /** The current tab shows another path from now on (after the first save of a new record); nothing is mounted anew. */
  replace(path: string): void;
  close(): void;
  /** Absent: where a list stands is known to nobody else. */
  readonly address?: PageAddress;
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
