import { describe, expect, it } from 'vitest';
import { parseCron, type Language } from '../../../../engine/index.ts';
import { cronFaultText, cronSummary } from '../../../../renderers/widgets/cron/cronSummary.ts';
import { renderersEnUS } from '../../../../renderers/locales/en-US.ts';
import { renderersZhCN } from '../../../../renderers/locales/zh-CN.ts';

const CATALOGUES: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  'zh-CN': renderersZhCN,
  'en-US': renderersEnUS,
};

const saying =
  (language: Language) =>
  (key: string, given: Readonly<Record<string, unknown>> = {}): string =>
    (CATALOGUES[language][key] ?? `(${key})`).replaceAll(/\{(\w+)\}/g, (_all, name: string) => String(given[name]));

function summary(text: string, language: Language): string {
  const parsed = parseCron(text);
  return parsed.kind === 'faulty' ? '' : cronSummary(parsed.quartz, saying(language), language);
}

describe('an expression in a sentence', () => {
  it.each([
    ['0 30 8 * * ? *', '每天 08:30:00', 'At 08:30:00, every day'],
    ['0 30 8 ? * 2-6 *', '每周一至周五 08:30:00', 'At 08:30:00, Mon to Fri'],
    ['0 0 8,20 15 * ? *', '每月15日 08:00:00、20:00:00', 'At 08:00:00, 20:00:00, on day 15 of every month'],
    ['0 0 0 LW * ? *', '每月最后一个工作日 00:00:00', 'At 00:00:00, on the last working day of every month'],
    [
      '0 0 0 L-3 3 ? 2027',
      '2027年3月最后一天的前3天 00:00:00',
      'At 00:00:00, 3 days before the last day of March in 2027',
    ],
    ['0 0 9 ? * 6#3 *', '每月第3个周五 09:00:00', 'At 09:00:00, on Fri number 3 of every month'],
    ['0 0/5 8-18 * * ? *', '每天 8时至18时 0分起每5分钟', 'hours 8 to 18, every 5 minutes from minute 0, every day'],
    ['* * * * * ? *', '每天 每秒', 'every second, every day'],
    ['0 * * * * ? *', '每天 每分钟', 'every minute, every day'],
  ])('%s is %s, %s', (text, chinese, english) => {
    expect(summary(text, 'zh-CN')).toBe(chinese);
    expect(summary(text, 'en-US')).toBe(english);
  });

  it('says in both languages whatever there is to say, with no name left open', () => {
    for (const text of ['58-1 0/7 5/0 25W 0/5 ? 2026/2', '0 0 0 ? 1,3 1L *', '0-58/2 0 0 L-3W * ? 2026-2028'])
      for (const language of ['zh-CN', 'en-US'] as const)
        expect(summary(text, language)).not.toMatch(/[{}(]|undefined/);
  });
});

it('says of a text that is no expression which field is at fault and why', () => {
  const said = (text: string, language: Language): readonly string[] => {
    const parsed = parseCron(text);
    return parsed.kind === 'read' ? [] : parsed.faults.map((fault) => cronFaultText(fault, saying(language)));
  };
  expect(said('60 0 24 * * ? *', 'zh-CN')).toEqual(['秒：60不在0到59之间', '时：24不在0到23之间']);
  expect(said('0 0 9 5 * 2 *', 'zh-CN')).toEqual(['周：“日”和“周”只能设置一个，另一个为“?”']);
  expect(said('0 0 x * * ?', 'en-US')).toEqual(['Hour: "X" cannot be read']);
  expect(said('0 0', 'en-US')).toEqual(['Expression: 6 or 7 parts with blanks between them are needed, there are 2']);
});
