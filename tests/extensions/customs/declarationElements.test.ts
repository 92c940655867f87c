import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { composeElements, parseElements } from '../../../extensions/customs/declarationElements.ts';

const template = '品牌类型|出口享惠情况|用途|品牌(中文或外文名称)|型号|GTIN|CAS|其他';

const part = fc.string({ unit: 'grapheme', maxLength: 8 }).map((text) => text.replaceAll('|', ''));
const joined = (minLength: number) => fc.array(part, { minLength, maxLength: 12 }).map((parts) => parts.join('|'));

describe('declaration elements', () => {
  it('are parsed by the names of the template', () => {
    expect(parseElements('4|3|测量||MSO-200', template)).toEqual({
      elements: [
        { name: '品牌类型', value: '4' },
        { name: '出口享惠情况', value: '3' },
        { name: '用途', value: '测量' },
        { name: '品牌(中文或外文名称)', value: '' },
        { name: '型号', value: 'MSO-200' },
        { name: 'GTIN', value: undefined },
        { name: 'CAS', value: undefined },
        { name: '其他', value: undefined },
      ],
      extra: [],
    });
    expect(parseElements('4|3|机织|棉|多余', '品牌类型|出口享惠情况|织造').extra).toEqual(['棉', '多余']);
  });

  it('give the text again when composed, however many parts it has', () => {
    fc.assert(
      fc.property(joined(0), joined(1), (text, names) => {
        expect(composeElements(parseElements(text, names))).toBe(text);
      }),
    );
  });

  it('give the same elements again when composed and parsed', () => {
    fc.assert(
      fc.property(joined(0), joined(1), (text, names) => {
        const parsed = parseElements(text, names);
        expect(parseElements(composeElements(parsed), names)).toEqual(parsed);
      }),
    );
  });

  it('keep their places when a value holds a bar or is left out in between', () => {
    const elements = ['4', undefined, 'a|b', undefined].map((value, index) => ({ name: String(index), value }));
    expect(composeElements({ elements, extra: [] })).toBe('4||a｜b');
  });
});
