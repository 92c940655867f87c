import type { LostPart } from '../../../engine/index.ts';
import { toText } from '../../kit/formats/formats.ts';
import type { Ports } from '../../kit/ports/ports.ts';

/** Values with the titles of their columns, and lines by number: `毛重：12.5；商品：3 行`. */
export const partsText = (lost: readonly LostPart[], t: Ports['t']): string =>
  lost
    .map(({ title, value, count = 0 }) =>
      value === undefined
        ? t('draft.lostLines', { title, count })
        : t('draft.lostValue', { title, value: toText(value) }),
    )
    .join('；');

/** What of a draft has no place in the page, with the values, so that staff can enter them elsewhere. */
export const lostText = (lost: readonly LostPart[], t: Ports['t']): string =>
  t('draft.lost', { parts: partsText(lost, t) });
