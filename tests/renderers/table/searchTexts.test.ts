import { expect, test } from 'vitest';
import { renderersEnUS } from '../../../renderers/locales/en-US.ts';
import { renderersZhCN } from '../../../renderers/locales/zh-CN.ts';

const TEXTS: readonly (readonly [key: string, zh: string, en: string])[] = [
  ['table.noChoices', '没有查询到任何数据', 'no data found'],
  ['table.searchHint', '请输入搜索内容', 'please enter search content'],
  ['table.loading', '加载中…', 'loading…'],
];

test.each(TEXTS)('a searchable cell says %s as %s, in English as %s [W8-22] [D1]', (key, zh, en) => {
  const texts = (catalogue: object): unknown => Object(catalogue)[key];
  expect([texts(renderersZhCN), texts(renderersEnUS)]).toEqual([zh, en]);
});
