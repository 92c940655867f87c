import type { MessageMapping } from '../../../engine/index.ts';

/** Small tasks on external data that require a library. */
export type ForeignTask =
  /** Detects the media type of a file's beginning, if possible. */
  | { readonly kind: 'sniff'; readonly head: Uint8Array }
  | { readonly kind: 'message'; readonly mapping: MessageMapping; readonly xml: string };
