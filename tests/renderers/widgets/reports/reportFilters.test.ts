import { describe, expect, it } from 'vitest';
import { parseQueryValue } from '../../../../engine/index.ts';
import type { ReportQueryItem } from '../../../../renderers/kit/ports/reportPort.ts';
import { reportFilters } from '../../../../renderers/widgets/reports/popupQuestion.ts';

const item = (kind: ReportQueryItem['kind'], mode: ReportQueryItem['mode'] = 'single'): ReportQueryItem => ({
  key: 'name',
  title: '名称',
  kind,
  mode,
  expanded: false,
});

describe('a condition of a report', () => {
  it.each(['GE Lee', 'Smith, John', 'C++', '!vip', '*x*', 'a*', '= x', ',a,'])(
    'takes %s as a text, whether typed or chosen [V-23]',
    (text) => {
      const typed = reportFilters([item('text')], { name: text })['name'] ?? '';
      expect(parseQueryValue(typed)).toEqual({ op: 'like', values: [text] });
      const chosen = reportFilters([item('options')], { name: text })['name'] ?? '';
      expect(parseQueryValue(chosen)).toEqual({ op: 'eq', values: [text] });
    },
  );

  it('is written as ever where nothing looks like an operator, blank ones are left out', () => {
    expect(reportFilters([item('text')], { name: ' 远岭 ' })).toEqual({ name: '*远岭*' });
    expect(reportFilters([item('dictionary')], { name: 'K-1' })).toEqual({ name: 'K-1' });
    expect(reportFilters([item('date', 'range')], { name_begin: '2026-01-01' })).toEqual({ name_begin: '2026-01-01' });
    expect(reportFilters([item('text')], { name: ' ' })).toEqual({});
  });
});
