import { describe, expect, it } from 'vitest';
import { createTabs } from '../../../src/tabs/tabs.ts';
import type { NewTab } from '../../../src/tabs/tabs.ts';

const tab = (fullPath: string): NewTab => ({
  name: fullPath,
  path: fullPath,
  fullPath,
  title: fullPath,
  meta: { icon: '', title: fullPath, componentName: '', keepAlive: true },
});

const opened = (...paths: readonly string[]) => {
  const tabs = createTabs(tab('/home'));
  for (const path of paths) tabs.show(tab(path));
  const keyOf = (path: string) => tabs.state.tabs.find((one) => one.fullPath === path)?.key ?? '';
  return { tabs, keyOf, paths: () => tabs.state.tabs.map((one) => one.fullPath) };
};

describe('tabs', () => {
  it('open once for each full path, home first', () => {
    const { tabs, keyOf, paths } = opened('/a', '/a?x=1', '/a', '/home', '/b');
    expect(paths()).toEqual(['/home', '/a', '/a?x=1', '/b']);
    expect(tabs.state.activeKey).toBe(keyOf('/b'));
  });

  it('do not close home', () => {
    const { tabs, keyOf, paths } = opened('/home', '/a');
    expect(tabs.close(keyOf('/home'))).toBeNull();
    expect(paths()).toEqual(['/home', '/a']);
  });

  it('hand over to the next one when closed, to the previous if the last', () => {
    const { tabs, keyOf } = opened('/a', '/b', '/c', '/a');
    expect(tabs.close(keyOf('/a'))?.fullPath).toBe('/b');
    tabs.show(tab('/c'));
    expect(tabs.close(keyOf('/c'))?.fullPath).toBe('/b');
  });

  it('hand over to nobody when the closed one was not shown', () => {
    const { tabs, keyOf } = opened('/a', '/b');
    expect(tabs.close(keyOf('/a'))).toBeNull();
    expect(tabs.state.activeKey).toBe(keyOf('/b'));
  });

  it('keep their key and what they were opened as when they go by another path', () => {
    const { tabs, keyOf, paths } = opened('/x/form/new');
    const key = keyOf('/x/form/new');
    tabs.rename(key, '/x/form/7');
    tabs.show(tab('/x/form/7'));
    expect(paths()).toEqual(['/home', '/x/form/7']);
    expect(tabs.state.tabs[1]).toMatchObject({ key, openedAs: '/x/form/new' });
  });

  it('know whether anything is unsaved', () => {
    const { tabs, keyOf } = opened('/a');
    expect(tabs.anyDirty()).toBe(false);
    tabs.mark(keyOf('/a'), { dirty: true });
    tabs.mark(keyOf('/a'), { title: '甲' });
    expect(tabs.anyDirty()).toBe(true);
    expect(tabs.state.tabs[1]).toMatchObject({ title: '甲', dirty: true });
    tabs.forgetDirty();
    expect(tabs.anyDirty()).toBe(false);
  });
});
