import { describe, expect, it } from 'vitest';
import { page as screen, userEvent } from 'vitest/browser';
import { MENU, permissions, shellOnScreen } from '../fakes/shellOnScreen.tsx';

const linked = (path: string, title: string, url: string) => ({
  path,
  name: title,
  component: 'layouts/IframePageView',
  meta: { title, url },
});

const open = (...entries: readonly unknown[]) =>
  shellOnScreen({
    path: '/account/center',
    signedIn: true,
    config: { embeddedSites: ['http://127.0.0.1:9'] },
    routes: { 'GET /api/sys/permission/getUserPermissionByToken': permissions([...MENU, ...entries]) },
  });
const choose = (name: string) => userEvent.click(screen.getByRole('menuitem', { name }));
const frames = () => [...document.querySelectorAll('iframe')];

describe('an embedded page', { timeout: 60_000 }, () => {
  it('is shown in a frame that cannot reach around it', async () => {
    await open(linked('/in', '内嵌', 'http://127.0.0.1:9/x'));
    await choose('内嵌');
    await expect.poll(() => frames().map((frame) => frame.src)).toEqual(['http://127.0.0.1:9/x']);
    const [frame] = frames();
    expect(frame?.title).toBe('内嵌');
    expect(frame?.getAttribute('sandbox')).not.toContain('top-navigation');
    expect(frame?.getAttribute('referrerpolicy')).toBe('no-referrer');
  });

  it('of ours gets no origin, so that it cannot act as the user', async () => {
    await open(linked('/own', '自己', '/favicon.svg'));
    await choose('自己');
    await expect.poll(() => frames().map((frame) => frame.getAttribute('sandbox'))).toHaveLength(1);
    expect(frames()[0]?.getAttribute('sandbox')).not.toContain('same-origin');
  });

  it('receives the full route: path, query, name, and meta with address and title [S2.2-9]', async () => {
    await open(linked('/in', '内嵌', 'http://127.0.0.1:9/x'));
    await choose('内嵌');
    await expect.poll(() => frames().length).toBe(1);
    expect(Object(window.history.state).usr).toEqual({
      path: '/in',
      query: {},
      name: '内嵌',
      meta: { title: '内嵌', url: 'http://127.0.0.1:9/x' },
    });
    await choose('首页');
    await expect.poll(() => Object(window.history.state).usr ?? null).toBeNull();
  });

  it('of a site that the operator does not name is offered as a link instead', async () => {
    await open(linked('/other', '别处', 'http://127.0.0.2:9/x'));
    await choose('别处');
    await expect.element(screen.getByText(/这个站点不能内嵌/)).toBeVisible();
    await expect
      .element(screen.getByRole('link', { name: 'http://127.0.0.2:9/x' }))
      .toHaveAttribute('target', '_blank');
    expect(frames()).toEqual([]);
  });

  it('whose address would run as code is refused', async () => {
    await open(linked('/bad', '坏的', 'javascript:alert(1)'));
    await choose('坏的');
    await expect.element(screen.getByText('这个菜单的链接地址不正确，请联系管理员。')).toBeVisible();
    expect(frames()).toEqual([]);
  });
});
