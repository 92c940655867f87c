import { describe, expect, test } from 'vitest';
import { AREA_SEPARATOR, PlaceIndex } from '../../../../engine/index.ts';
import { areas as allAreas } from '../../../../renderers/data/trees/areaTree.ts';

const places = [...allAreas.values()].map(({ code, fullName }) => ({
  code,
  path: fullName.split(AREA_SEPARATOR),
}));
const divisions = new PlaceIndex(places, 6);
const areas = new PlaceIndex(places, 9);

describe('a place is found as people write it', () => {
  test.each([
    ['东莞市', '441900'],
    ['广东省深圳市南山区', '440305'],
    ['北京市/东城区', '110101'],
    ['北京市/市辖区/东城区', '110101'],
    ['广东省东莞市', '441900'],
    ['东莞', '441900'],
    ['广东东莞', '441900'],
    ['广东 深圳 南山', '440305'],
    ['深圳市南山区', '440305'],
    ['深圳南山', '440305'],
    ['广东省 > 深圳市 > 南山区', '440305'],
    ['广东省-深圳市-南山区', '440305'],
    ['广东省，深圳市，南山区', '440305'],
    ['北京', '110000'],
    ['北京东城', '110101'],
    ['上海浦东', '310115'],
    ['上海市浦东新区', '310115'],
    ['江苏省昆山市', '320583'],
    ['昆山', '320583'],
    ['广西南宁', '450100'],
    ['新疆维吾尔自治区乌鲁木齐市', '650100'],
    ['内蒙古呼和浩特', '150100'],
    ['延边', '222400'],
    ['恩施土家族苗族自治州恩施市', '422801'],
    ['河南省济源市', '419001'],
    ['济源', '419001'],
    ['吉林市', '220200'],
    ['吉林省', '220000'],
    ['东莞市长安镇', '441900'],
    ['广东省东莞市东城街道', '441900'],
    ['重庆市渝中区', '500103'],
    ['深圳市南山', '440305'],
  ])('%s is %s [V-31]', (text, code) => {
    expect(divisions.find(text)).toEqual([code]);
  });

  test.each(['鼓楼区', '鼓楼', '朝阳区', '朝阳', '南山区', '通州区', '吉林', '东城区', '市辖区', '城区'])(
    '%s alone names several and is none of them [V-31]',
    (text) => {
      expect(divisions.find(text).length).toBeGreaterThan(1);
    },
  );

  test.each(['', '长安镇', '东莞市南山区', '广东省南京市', '深圳省', '440305', 'shenzhen', '莞', '区'])(
    '%j is no place, or not as it is written [V-31]',
    (text) => {
      expect(divisions.find(text)).toEqual([]);
    },
  );

  test('every place is found by its whole path, and by no path of another [V-31]', () => {
    const wrong = places.filter(({ code, path }) => {
      const found = areas.find(path.join('/'));
      return !found.includes(code) || found.length > 1;
    });
    expect(wrong.map(({ path }) => path.join('/'))).toEqual([]);
  });

  test('a town is a place of its own where its code has nine digits', () => {
    expect(areas.find('东莞市长安镇')).toEqual([places.find(({ path }) => path.at(-1) === '长安镇')?.code]);
  });
});
