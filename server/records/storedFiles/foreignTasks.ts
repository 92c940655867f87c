import type { MessageMapping } from '../../../engine/index.ts';

/** Small things from outside that a library has to look at. */
export type ForeignTask =
  /** The media type that a file's beginning looks like, if any. */
  | { readonly kind: 'sniff'; readonly head: Uint8Array }
  | { readonly kind: 'message'; readonly mapping: MessageMapping; readonly xml: string };
