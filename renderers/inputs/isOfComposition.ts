import type { KeyboardEvent } from 'react';

/**
 * Whether a key belongs to what an input method composes, and is to be left to it. antd's lists are typed into search
 * fields, which the browser empties on Escape, also where the input method has taken that to give up a letter (macOS).
 */
export function isOfComposition(event: KeyboardEvent): boolean {
  const { key, nativeEvent } = event;
  if (nativeEvent.isComposing && key === 'Escape') event.preventDefault();
  return nativeEvent.isComposing;
}
