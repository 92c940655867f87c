import type { LostPart } from '../../../engine/index.ts';
import { toText } from '../../kit/formats/formats.ts';
import type { Ports } from '../../kit/ports/ports.ts';

/** Lists values with their column titles, and row counts: `毛重：12.5；商品：3 行`. */
export const partsText = (lost: readonly LostPart[], t: Ports['t']): string =>
  lost
    .map(({ title, value, count = 0 }) =>
      value === undefined
        ? t('draft.lostLines', { title, count })
        : t('draft.lostValue', { title, value: toText(value) }),
    )
    .join('；');

/** Lists the parts of a draft that have no place in the page, with values, so that users can enter them elsewhere. */
export const lostText = (lost: readonly LostPart[], t: Ports['t']): string =>
  t('draft.lost', { parts: partsText(lost, t) });
