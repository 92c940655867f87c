import { describe, expect, it } from 'vitest';
import { meantItem } from '../../../../renderers/data/dictionaries/namedItem.ts';
import type { DictItem } from '../../../../renderers/kit/ports/ports.ts';

const usd: DictItem = { value: 'USD', text: '美元' };
const usn: DictItem = { value: 'USN', text: '美元' };
const cny: DictItem = { value: 'CNY', text: '人民币' };
const old: DictItem = { value: 'DEM', text: '马克', disabled: true };

const meant = (typed: string, items: readonly DictItem[], rest: { isAnswered?: boolean; offered?: DictItem } = {}) =>
  meantItem(typed, { items, isAnswered: true, ...rest })?.value;

describe('a text that is left in a field or a cell', () => {
  it('means the item whose code or name it is, however it is written', () => {
    expect([meant(' usd ', [cny, usd]), meant('人民币', [cny, usd])]).toEqual(['USD', 'CNY']);
  });

  it('means none when several share the name, but still matches by code', () => {
    expect([meant('美元', [usd, usn]), meant('usn', [usd, usn])]).toEqual([undefined, 'USN']);
    expect(meant('美元', [usd, { ...usd }])).toBe('USD');
  });

  it('means no item that is not offered any more', () => {
    expect([meant('DEM', [old, usd]), meant('马克', [old])]).toEqual([undefined, undefined]);
  });

  it('means what is offered for it where it names none', () => {
    expect([meant('人', [cny], { offered: cny }), meant('美元', [usd, usn], { offered: usd })]).toEqual([
      'CNY',
      undefined,
    ]);
  });

  it('is told by its code alone before the answer to it is there', () => {
    const early = { isAnswered: false, offered: cny };
    expect([meant('usd', [usd], early), meant('美元', [usd], early), meant('人', [cny], early)]).toEqual([
      'USD',
      undefined,
      undefined,
    ]);
  });
});
