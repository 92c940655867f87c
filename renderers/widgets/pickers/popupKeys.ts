import type { KeyboardEvent } from 'react';

/** Meaning of a key in a popup's field. */
export type PopupKey = 'open' | 'ask' | 'clear' | undefined;

export interface PopupFieldState {
  /** Text in the field. */
  readonly text: string;
  /** The text was typed and is not committed yet. */
  readonly typing: boolean;
  /** Text may be typed, not only picked. */
  readonly mayType: boolean;
}

/**
 * Handles keys: Alt+Down opens; Enter looks up the typed text, or opens when the field is empty. When typing is not
 * allowed, Space opens, and Delete and Backspace clear.
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

/** Returns whether the focus moved into a dialog opened by the field, or to its key buffer. */
export const wentIntoDialog = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('.ant-modal-root, .keys-ahead') !== null;
