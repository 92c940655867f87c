/** Megabytes that a process may use in addition to its heap: code, buffers, the copy of a message. */
export const BESIDES_HEAP_MB = 256;

/** A message to a worker process, one at a time. */
export interface WorkerTask {
  readonly task: unknown;
}

/** A message from a worker process. */
export type WorkerMessage =
  | { readonly kind: 'ready' }
  /** A part of the answer, so that receiving a long one blocks nobody. */
  | { readonly kind: 'part'; readonly value: unknown }
  /** `rss`: memory of the process afterwards, bytes. */
  | { readonly kind: 'done'; readonly value: unknown; readonly rss: number }
  | { readonly kind: 'failed'; readonly message: string };
