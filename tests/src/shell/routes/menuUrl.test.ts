import { describe, expect, it } from 'vitest';
import { menuUrl } from '../../../../src/shell/routes/menuUrl.ts';

const PLACES = {
  apiBase: '/api',
  staticDomain: 'https://files.example/static',
  username: '王 芳&x=1',
  orgCode: 'A01',
  tenantId: '7',
};
const ORIGIN = 'http://ours.example';

describe('the url of a menu item', () => {
  it.each([
    ['https://www.example.com/a?b=1', 'https://www.example.com/a?b=1'],
    ["{{ window._CONFIG['domianURL'] }}/jmreport/list", 'http://ours.example/api/jmreport/list'],
    ['${staticDomain}/a.pdf', 'https://files.example/static/a.pdf'],
    [
      'https://x.example/?u=${username}&o={{orgCode}}&t=${tenantId}',
      'https://x.example/?u=%E7%8E%8B%20%E8%8A%B3%26x%3D1&o=A01&t=7',
    ],
    ['/reports/1', 'http://ours.example/reports/1'],
  ])('has its placeholders looked up: %s [S2.2-6]', (template, expected) => {
    expect(menuUrl(template, PLACES, ORIGIN)).toBe(expected);
  });

  it.each([
    'javascript:alert(1)',
    ' JavaScript:alert(1)',
    'data:text/html,x',
    '//evil.example/x',
    '/\\evil.example',
    'https://x.example/?t=${token}',
    '{{ window.localStorage }}/x',
    '${constructor}/x',
    'https://',
    '${username}',
  ])('is refused when it is no address, or names what there is not: %s [S2.2-6]', (template) => {
    expect(menuUrl(template, PLACES, ORIGIN)).toBeNull();
  });
});
