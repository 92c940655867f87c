import type { NextStop } from '../keyboard/tabStops.ts';

/** The URL query that identifies the state of a tab's list, with history. */
export interface PageAddress {
  /** `?list.page=2`; undefined while the tab has another path than its page: a form over the list. */
  search(): string | undefined;
  /** Called when the query changes, whatever the cause. */
  subscribe(listener: () => void): () => void;
  /** `replace`: does not add a history entry. Default: false. */
  go(search: string, options?: { readonly replace?: boolean }): void;
}

/** Functions that the shell offers to a page. */
export interface Host {
  /** Opens a path in its tab. `title`: title of a new tab until its page sets another. */
  navigate(path: string, options?: { readonly title?: string | undefined }): void;
  /** Returns the current title of the tab. Absent: unknown. */
  title?(): string;
  /** Changes the path of the current tab (after the first save of a new record) without remounting anything. */
  replace(path: string): void;
  close(): void;
  /** Absent: the state of a list is not in the URL. */
  readonly address?: PageAddress;
  /** Sets the tab's title and its mark for unsaved changes. */
  setTab(state: { readonly title?: string; readonly dirty?: boolean }): void;
  /** Reports that another tab saved or removed a record of this page: lists reload. */
  recordsChanged(pageId: string): void;
  onRecordsChanged(pageId: string, listener: () => void): () => void;
  /** Resolves when staff are not typing; used before a dialog that they did not request. Absent: immediately. */
  handAtRest?(): Promise<void>;
  /**
   * Buffers keys while a form is loading, until the returned function is called. `face`: placeholder of the form.
   * `stuck`: retry control after a failure. Absent: keys are not buffered.
   */
  keepKeys?(face: HTMLElement, stuck?: HTMLElement | null): () => void;
  /** The form is loaded: types the buffered keys into its first field. `next`: finds the element that Tab leads to. */
  landKeys?(field: HTMLElement, next: NextStop): void;
  /**
   * Reports that a form shows or saved a stored record. `name`: its display name; blank: not known yet. Absent: not
   * tracked.
   */
  recordShown?(record: { readonly pageId: string; readonly id: string; readonly name: string }): void;
}
