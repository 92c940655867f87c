import type { LostPart } from '../../engine/index.ts';
import { toText } from '../formats/formats.ts';
import type { Ports } from '../ports/ports.ts';

/** What of a draft has no place in the page, with the values, so that staff can enter them elsewhere. */
export const lostText = (lost: readonly LostPart[], t: Ports['t']): string => {
  const parts = lost.map(({ title, value, count = 0 }) =>
    value === undefined
      ? t('draft.lostLines', { title, count })
      : t('draft.lostValue', { title, value: toText(value) }),
  );
  return t('draft.lost', { parts: parts.join('；') });
};
