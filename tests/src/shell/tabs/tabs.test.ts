import { describe, expect, it } from 'vitest';
import { createStoredValues } from '../../../../src/platform/browserStorage/storedValues.ts';
import { createTabMemory } from '../../../../src/shell/tabs/tabMemory.ts';
import { createTabs } from '../../../../src/shell/tabs/tabs.ts';
import { memoryStorage } from '../../fakes/memoryStorage.ts';
import type { NewTab } from '../../../../src/shell/tabs/tabList.ts';

const tab = (fullPath: string): NewTab => ({
  name: fullPath,
  path: fullPath,
  fullPath,
  title: fullPath,
  meta: { icon: '', title: fullPath, componentName: 'Page', keepAlive: true },
});

const opened = (...paths: readonly string[]) => {
  const tabs = createTabs(tab('/home'));
  for (const path of paths) tabs.show(tab(path));
  const keyOf = (path: string) => tabs.state.tabs.find((one) => one.fullPath === path)?.key ?? '';
  /** Closes a tab; returns the path of the tab to show instead, or the reason why it stays open. */
  const next = (key: string) => {
    const closing = tabs.close(key);
    return closing.kind === 'closed' ? (closing.next?.fullPath ?? null) : closing.reason;
  };
  return { tabs, keyOf, next, paths: () => tabs.state.tabs.map((one) => one.fullPath) };
};

describe('tabs', () => {
  it('are name, path, full path and meta, one for each full path, home first [S3-6]', () => {
    const { tabs, keyOf, paths } = opened('/a', '/a?x=1', '/a', '/home', '/b');
    expect(paths()).toEqual(['/home', '/a', '/a?x=1', '/b']);
    expect(tabs.state.activeKey).toBe(keyOf('/b'));
    expect(tabs.state.tabs[1]).toMatchObject({
      name: '/a',
      path: '/a',
      fullPath: '/a',
      meta: { icon: '', title: '/a', componentName: 'Page', keepAlive: true },
    });
  });

  it('do not close home', () => {
    const { tabs, keyOf, paths } = opened('/home', '/a');
    expect(tabs.close(keyOf('/home'))).toEqual({ kind: 'refused', reason: 'home' });
    expect(paths()).toEqual(['/home', '/a']);
  });

  it('do not close the only page there is, with multi-tab off [S4-13]', () => {
    const { tabs, keyOf, paths } = opened('/a', '/b');
    tabs.setMultipage(false);
    expect(tabs.close(keyOf('/b'))).toEqual({ kind: 'refused', reason: 'last' });
    expect(paths()).toEqual(['/b']);
    tabs.show(tab('/home'));
    expect(tabs.close(keyOf('/home'))).toEqual({ kind: 'refused', reason: 'home' });
  });

  it('hand over to the next one when closed, to the previous if the last', () => {
    const { tabs, keyOf, next } = opened('/a', '/b', '/c', '/a');
    expect(next(keyOf('/a'))).toBe('/b');
    tabs.show(tab('/c'));
    expect(next(keyOf('/c'))).toBe('/b');
  });

  it('hand over to nobody when the closed one was not shown', () => {
    const { tabs, keyOf, next } = opened('/a', '/b');
    expect(next(keyOf('/a'))).toBeNull();
    expect(tabs.state.activeKey).toBe(keyOf('/b'));
  });

  it('tell of every page that was closed', () => {
    const { tabs, keyOf } = opened('/a', '/b', '/c');
    const closed: string[] = [];
    const stop = tabs.onClosed(({ fullPath }) => closed.push(fullPath));
    tabs.close(keyOf('/b'));
    tabs.closeAll([keyOf('/a'), keyOf('/home')], keyOf('/c'));
    stop();
    tabs.close(keyOf('/c'));
    expect(closed).toEqual(['/b', '/a']);
  });

  it('keep their key and what they were opened as when they go by another path', () => {
    const { tabs, keyOf, paths } = opened('/x/form/new');
    const key = keyOf('/x/form/new');
    tabs.rename(key, '/x/form/7');
    tabs.show(tab('/x/form/7'));
    expect(paths()).toEqual(['/home', '/x/form/7']);
    expect(tabs.state.tabs[1]).toMatchObject({ key, openedAs: '/x/form/new' });
    tabs.refresh(key);
    expect(tabs.state.tabs[1]).toMatchObject({ key, openedAs: '/x/form/7', refreshes: 1 });
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

  it.each([
    ['/c', 1, ['/home', '/c', '/a', '/b']],
    ['/a', 3, ['/home', '/b', '/c', '/a']],
    ['/b', 0, ['/home', '/b', '/a', '/c']],
    ['/a', 99, ['/home', '/b', '/c', '/a']],
    ['/home', 2, ['/home', '/a', '/b', '/c']],
  ])('move %s to place %i, never before home', (path, to, expected) => {
    const { tabs, keyOf, paths } = opened('/a', '/b', '/c');
    tabs.move(keyOf(path), to);
    expect(paths()).toEqual(expected);
  });
});

describe('with multi-tab off', () => {
  it('keeps only the current page and unsaved ones, and restores tabs when turned on', () => {
    const { tabs, keyOf, paths } = opened('/a', '/b', '/c');
    tabs.mark(keyOf('/a'), { dirty: true });
    tabs.setMultipage(false);
    expect(paths()).toEqual(['/a', '/c']);
    tabs.show(tab('/d'));
    expect(paths()).toEqual(['/a', '/d']);
    tabs.mark(keyOf('/a'), { dirty: false });
    expect(paths()).toEqual(['/d']);
    tabs.setMultipage(true);
    expect(paths()).toEqual(['/home', '/a', '/b', '/c', '/d']);
    expect(tabs.state.tabs.filter((one) => one.seen).map((one) => one.fullPath)).toEqual(['/d']);
  });

  it('the active page cannot be closed, regardless of other unsaved pages [S4-13]', () => {
    const { tabs, keyOf, paths } = opened('/a', '/b');
    tabs.mark(keyOf('/a'), { dirty: true });
    tabs.setMultipage(false);
    expect(tabs.close(keyOf('/b'))).toEqual({ kind: 'refused', reason: 'last' });
    tabs.mark(keyOf('/b'), { dirty: true });
    tabs.mark(keyOf('/b'), { dirty: false });
    expect(paths()).toEqual(['/a', '/b']);
    expect(tabs.state.activeKey).toBe(keyOf('/b'));
    tabs.mark(keyOf('/a'), { dirty: false });
    expect(paths()).toEqual(['/b']);
    tabs.rename(keyOf('/b'), '/b/7');
    expect(paths()).toEqual(['/b/7']);
  });
});

describe('what a window remembers of its tabs', () => {
  const windowOf = (storage = memoryStorage()) => {
    const tabs = createTabs(tab('/home'), createTabMemory(createStoredValues(storage)));
    return { storage, tabs, paths: () => tabs.state.tabs.map((one) => one.fullPath) };
  };

  it('comes back after a reload, for the same user only', () => {
    const before = windowOf();
    before.tabs.adopt('u1');
    for (const path of ['/a', '/b?x=1']) before.tabs.show(tab(path));
    before.tabs.move(before.tabs.state.tabs[2]?.key ?? '', 1);
    const after = windowOf(before.storage);
    after.tabs.adopt('u2');
    expect(after.paths()).toEqual(['/home']);
    after.tabs.adopt('u1');
    expect(after.paths()).toEqual(['/home', '/b?x=1', '/a']);
    expect(after.tabs.state.tabs.every((one) => !one.seen)).toBe(true);
  });

  it('is nothing after a sign-out', () => {
    const before = windowOf();
    before.tabs.adopt('u1');
    before.tabs.show(tab('/a'));
    before.tabs.forget();
    const after = windowOf(before.storage);
    after.tabs.adopt('u1');
    expect(after.paths()).toEqual(['/home']);
  });

  it('stores component name and path of cached tabs, and removes closed ones', () => {
    const { storage, tabs } = windowOf();
    const kept = () => createStoredValues(storage).get('Keep_Alive_u1');
    tabs.adopt('u1');
    tabs.show(tab('/a'));
    tabs.show({ ...tab('/never'), meta: { ...tab('/never').meta, keepAlive: false } });
    expect(kept()).toEqual([{ componentName: 'Page', path: '/a' }]);
    tabs.close(tabs.state.tabs[1]?.key ?? '');
    expect(kept()).toEqual([]);
  });

  it('is left aside where it cannot be read', () => {
    const storage = memoryStorage();
    const entries = [null, 'x', { fullPath: 'javascript:1' }, { fullPath: '//evil.example' }, { fullPath: '/a' }];
    createStoredValues(storage).set('Open_Tabs_u1', entries);
    const { tabs, paths } = windowOf(storage);
    tabs.adopt('u1');
    expect(paths()).toEqual(['/home', '/a']);
  });
});
