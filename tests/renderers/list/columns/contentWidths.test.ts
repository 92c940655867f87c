import { describe, expect, it } from 'vitest';
import { contentWidths, decimalPlaces, widerOf, withPlaces } from '../../../../renderers/list/columns/contentWidths.ts';
import { columnOf } from '../../../engine/table/tableFixture.ts';

const name = columnOf('name', { title: '名称' });
const fee = columnOf('fee', { type: 'inputNumber', title: '费用', valueType: 'decimal' });

describe('a column of a list', () => {
  it('fits its widest value, up to 320 px, and never less than its title', () => {
    const widthOf = (value: string) => contentWidths([name], [{ id: '1', name: value }])['name'] ?? 0;
    expect(widthOf('a')).toBe(64);
    expect(widthOf('中山市远岭电子有限公司')).toBeGreaterThan(150);
    expect(widthOf('中山市远岭电子有限公司')).toBeLessThan(190);
    expect(widthOf('x'.repeat(500))).toBe(320);
    const titled = columnOf('name', { title: '境内收发货人统一社会信用代码' });
    expect(contentWidths([titled], [])['name']).toBeGreaterThan(200);
  });

  it('is as wide as its page says, and by the text of its dictionary', () => {
    expect(contentWidths([{ ...name, width: 90 }], [{ name: 'x'.repeat(99) }])['name']).toBe(90);
    const records = [{ name: '1', name_dictText: '中华人民共和国深圳海关' }];
    expect(contentWidths([name], records)['name']).toBeGreaterThan(150);
  });

  it('fits each word of its title; only Chinese text may break anywhere', () => {
    const widthOf = (title: string) => contentWidths([{ ...columnOf('country', { title }), width: 60 }], [])['country'];
    expect(widthOf('Country/region')).toBeGreaterThan(120);
    expect(widthOf('Name of the region')).toBeLessThan(90);
    expect(widthOf('原产国（地区）')).toBe(60);
  });

  it('does not become narrower on another page', () => {
    expect(widerOf({ name: 200, gone: 80 }, { name: 90, fee: 70 })).toEqual({ name: 200, fee: 70 });
  });

  it('pads all decimals to the longest one and changes no digit [W9-8] [U-eye-1]', () => {
    const places = decimalPlaces([name, fee], [{ fee: '12.500000', name: '1.234' }, { fee: '3.125' }, { fee: null }]);
    expect([...places]).toEqual([['fee', 3]]);
    expect(['12.5', '12.500000', '3', '-0.125', '', '1e5', '1.23456'].map((text) => withPlaces(text, 3))).toEqual([
      '12.500',
      '12.500',
      '3.000',
      '-0.125',
      '',
      '1e5',
      '1.23456',
    ]);
    expect(withPlaces('3', 0)).toBe('3');
  });
});
