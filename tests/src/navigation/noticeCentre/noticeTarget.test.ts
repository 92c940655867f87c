import { describe, expect, it } from 'vitest';
import { zhCN } from '../../../../src/platform/locales/zh-CN.ts';
import { enUS } from '../../../../src/platform/locales/en-US.ts';
import { toNotice, toNoticeLists } from '../../../../contract/announcement.ts';
import { noticeTarget } from '../../../../src/navigation/noticeCentre/noticeTarget.ts';
import { toMenu } from '../../../../contract/menu.ts';
import { buildRoutes } from '../../../../src/shell/routes/buildRoutes.ts';
import { announcement } from '../../shell/notices/noticeFixtures.ts';

const ROUTES = buildRoutes(
  toMenu([
    {
      path: '/bgd',
      name: 'bgd',
      component: 'layouts/RouteView',
      route: '1',
      meta: { title: '报关' },
      children: [
        { path: '/bgd/export', name: 'e', component: 'bgd/BgdExportList', route: '1', meta: { title: '出口报关单' } },
      ],
    },
  ]),
);

const targetOf = (fields: Readonly<Record<string, unknown>>) => noticeTarget(ROUTES, toNotice(announcement(fields)));

describe('a notice [S3-13]', () => {
  it('of type component opens the page of that name, with busId as its record', () => {
    const component = { openType: 'component', openPage: 'bgd/BgdExportList' };
    expect(targetOf(component)).toEqual({ kind: 'path', path: '/bgd/export' });
    expect(targetOf({ ...component, busId: '4/2' })).toEqual({ kind: 'path', path: '/bgd/export/form/4%2F2' });
    expect(targetOf({ openType: 'component', openPage: 'system/UserAnnouncementList' })).toEqual({
      kind: 'path',
      path: '/isps/userAnnouncement',
    });
  });

  it('of a page that is not in the user’s menu says which', () => {
    expect(targetOf({ openType: 'component', openPage: 'bgd/Nothing' })).toEqual({
      kind: 'unknownPage',
      name: 'bgd/Nothing',
    });
  });

  it.each([
    ['/bgd/export?status=draft', { kind: 'path', path: '/bgd/export?status=draft' }],
    ['https://www.gov.cn/a', { kind: 'window', url: 'https://www.gov.cn/a' }],
    ['javascript:alert(1)', { kind: 'badLink', link: 'javascript:alert(1)' }],
    ['//evil.test', { kind: 'badLink', link: '//evil.test' }],
    ['no link', { kind: 'badLink', link: 'no link' }],
  ])('of type url leads to %s only where that is an address', (openPage, target) => {
    expect(targetOf({ openType: 'url', openPage })).toEqual(target);
  });

  it('of neither type leads nowhere', () => {
    expect(targetOf({ openType: null, openPage: '/bgd/export' })).toBeNull();
  });

  it('is known by the announcement where its id is that of the sending', () => {
    expect(toNotice(announcement({ id: 's1', anntId: '7' }))).toMatchObject({ id: '7', title: '系统升级' });
    expect(toNoticeLists({ anntMsgList: [{ id: '' }, null, announcement()], anntMsgTotal: '12' })).toMatchObject({
      notices: [{ id: '7' }],
      noticeTotal: 12,
      system: [],
      systemTotal: 0,
    });
    expect(toNoticeLists(null).notices).toEqual([]);
  });
});

it('priorities are general, important and urgent [W9-11]', () => {
  const labels = (texts: typeof enUS) => (['L', 'M', 'H'] as const).map((one) => texts[`notices.priority.${one}`]);
  expect(labels(zhCN)).toEqual(['一般', '重要', '紧急']);
  expect(labels(enUS)).toEqual(['General', 'Important', 'Urgent']);
  expect(['L', 'M', 'H', 'X'].map((priority) => toNotice(announcement({ priority })).priority)).toEqual([
    'L',
    'M',
    'H',
    'L',
  ]);
});
