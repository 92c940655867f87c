import type { KeyboardEvent } from 'react';

/** What a key means in the field of a popup. */
export type PopupKey = 'open' | 'ask' | 'clear' | undefined;

export interface PopupFieldState {
  /** What stands in the field. */
  readonly text: string;
  /** It was typed and is not taken yet. */
  readonly typing: boolean;
  /** Texts may be typed, not only picked. */
  readonly mayType: boolean;
}

/**
 * Alt+Down opens; Enter looks for what was typed, and opens where the field is empty. Where nothing may be typed, Space
 * opens and Delete clears.
 */
export function popupKey(event: KeyboardEvent, { text, typing, mayType }: PopupFieldState): PopupKey {
  if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.shiftKey) return undefined;
  if (event.altKey) return event.key === 'ArrowDown' ? 'open' : undefined;
  if (!mayType && event.key === ' ') return 'open';
  if (!mayType && (event.key === 'Delete' || event.key === 'Backspace')) return 'clear';
  if (event.key !== 'Enter') return undefined;
  if (text.trim() === '') return typing ? undefined : 'open';
  return typing ? 'ask' : undefined;
}

/** Whether the focus went into a dialog that the field itself has opened, or to what keeps the keys for it. */
export const wentIntoDialog = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('.ant-modal-root, .keys-ahead') !== null;
