import { describe, expect, it } from 'vitest';
import { greetingKey } from '../../../../src/shell/ui/greeting.ts';
import { zhCN } from '../../../../src/platform/locales/zh-CN.ts';

describe('the greeting in the header', () => {
  it.each([
    [0, '早上好'],
    [8, '早上好'],
    [9, '上午好'],
    [11, '上午好'],
    [12, '中午好'],
    [13, '中午好'],
    [14, '下午好'],
    [19, '下午好'],
    [20, '晚上好'],
    [23, '晚上好'],
  ])('at %i o’clock is %s [S1-6]', (hour, text) => {
    expect(zhCN[greetingKey(hour)]).toBe(text);
  });

  it('welcomes to the platform by name [S1-6]', () => {
    expect(zhCN['header.welcome']).toContain('欢迎使用{product}');
  });
});
