/** Megabytes that a process may take besides its heap: code, buffers, the copy of a message. */
export const BESIDES_HEAP_MB = 256;

/** What a worker process is sent, one at a time. */
export interface WorkerTask {
  readonly task: unknown;
}

/** What a worker process sends. */
export type WorkerMessage =
  | { readonly kind: 'ready' }
  /** A piece of the answer, so that a long one blocks nobody while it is received. */
  | { readonly kind: 'part'; readonly value: unknown }
  /** `rss`: bytes that the process holds afterwards. */
  | { readonly kind: 'done'; readonly value: unknown; readonly rss: number }
  | { readonly kind: 'failed'; readonly message: string };
