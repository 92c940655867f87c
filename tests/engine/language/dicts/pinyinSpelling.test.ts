import { pinyin, polyphonic } from 'pinyin-pro';
import { describe, expect, test } from 'vitest';
import { choiceRank, createSpeller, spelledCharacters } from '../../../../engine/index.ts';

const spell = createSpeller({ pinyin, polyphonic });
const isSpelled = (text: string, word: string): boolean => spelledCharacters(spell(text).readings, word) !== undefined;

/** Place names with their actual pronunciation, however their characters are usually read. */
const PLACES = [
  ['东莞', 'dg', 'dongguan'],
  ['重庆', 'cq', 'chongqing'],
  ['厦门', 'xm', 'xiamen'],
  ['长沙', 'cs', 'changsha'],
  ['长治', 'cz', 'changzhi'],
  ['六安', 'la', 'luan'],
  ['番禺', 'py', 'panyu'],
  ['蚌埠', 'bb', 'bengbu'],
  ['亳州', 'bz', 'bozhou'],
  ['乐清', 'yq', 'yueqing'],
  ['乐山', 'ls', 'leshan'],
  ['台州', 'tz', 'taizhou'],
  ['丽水', 'ls', 'lishui'],
  ['大埔', 'db', 'dabu'],
  ['大城', 'dc', 'daicheng'],
  ['蔚县', 'yx', 'yuxian'],
  ['铅山', 'ys', 'yanshan'],
  ['涡阳', 'gy', 'guoyang'],
  ['郫都', 'pd', 'pidu'],
  ['犍为', 'qw', 'qianwei'],
  ['黄陂', 'hp', 'huangpi'],
  ['莘县', 'sx', 'shenxian'],
  ['莘庄', 'xz', 'xinzhuang'],
  ['单县', 'sx', 'shanxian'],
  ['洪洞', 'ht', 'hongtong'],
  ['盱眙', 'xy', 'xuyi'],
  ['六合', 'lh', 'luhe'],
  ['东阿', 'de', 'donge'],
  ['枞阳', 'zy', 'zongyang'],
  ['歙县', 'sx', 'shexian'],
  ['解州', 'xz', 'xiezhou'],
  ['百色', 'bs', 'baise'],
  ['珲春', 'hc', 'hunchun'],
  ['会稽', 'kj', 'kuaiji'],
  ['吐鲁番', 'tlf', 'tulufan'],
] as const;

/** Surnames whose characters have another reading elsewhere. */
const PEOPLE = [
  ['单雄信', 'sxx', 'shanxiongxin'],
  ['仇英', 'qy', 'qiuying'],
  ['曾巩', 'zg', 'zenggong'],
  ['解缙', 'xj', 'xiejin'],
  ['朴正', 'pz', 'piaozheng'],
  ['区伟', 'ow', 'ouwei'],
  ['查良', 'zl', 'zhaliang'],
  ['盖英', 'gy', 'geying'],
  ['任明', 'rm', 'renming'],
  ['尉迟恭', 'ycg', 'yuchigong'],
  ['万俟明', 'mqm', 'moqiming'],
  ['覃丽', 'ql', 'qinli'],
  ['覃丽', 'tl', 'tanli'],
  ['种明', 'cm', 'chongming'],
  ['员明', 'ym', 'yunming'],
  ['乐毅', 'yy', 'yueyi'],
  ['缪斌', 'mb', 'miaobin'],
  ['折明', 'sm', 'sheming'],
  ['牟明', 'mm', 'mouming'],
  ['召明', 'sm', 'shaoming'],
  ['华明', 'hm', 'huaming'],
  ['纪明', 'jm', 'jiming'],
  ['吕明', 'lm', 'lvming'],
] as const;

describe('a name is found as people pronounce it', () => {
  test.each([...PLACES, ...PEOPLE])('%s by %s and by %s [V-24]', (name, initials, full) => {
    for (const text of [name, `驻${name}办事处`])
      expect([isSpelled(text, initials), isSpelled(text, full), isSpelled(text, full.slice(0, -1))], text).toEqual([
        true,
        true,
        true,
      ]);
  });

  test('东莞办事处 is spelled as it is read, and found by every other reading last [V-24]', () => {
    const { initials, full, readings } = spell('东莞办事处');
    expect([initials, full]).toEqual(['dgbsc', 'dongguanbanshichu']);
    const choice = { code: 'a01', text: '东莞办事处', names: '', initials, full, readings };
    const ranks = ['dgbsc', 'dg', 'dongguan', 'gbsc', 'dw', 'dongwan', 'xx'].map((word) => choiceRank(choice, word));
    expect(ranks).toEqual([2, 6, 7, 10, 11, 11, Number.POSITIVE_INFINITY]);
  });

  test('what no reading of its characters begins is not found', () => {
    for (const [name, word] of [
      ['东莞', 'dx'],
      ['东莞', 'dongg uan'],
      ['重庆', 'zhengqing'],
      ['长沙', 'shachang'],
      ['东莞', 'dongguans'],
      ['', 'd'],
      ['东莞', ''],
    ] as const)
      expect(isSpelled(name, word), `${name} ${word}`).toBe(false);
  });

  test('marks between characters are not spelled, letters and digits are themselves', () => {
    expect(spelledCharacters(spell('华东（上海）Q1').readings, 'hdshq1')).toEqual([0, 8]);
    expect(spelledCharacters(spell('华东（上海）Q1').readings, 'dongshang')).toEqual([1, 4]);
    expect(spell('绿 A1')).toMatchObject({ initials: 'la1', full: 'lva1' });
  });
});
