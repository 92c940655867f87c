import { deleteDB } from 'idb';
import { afterEach, describe, expect, test } from 'vitest';
import type { RecordDraft } from '../../../../engine/index.ts';
import { createDraftDatabase } from '../../../../src/platform/draftStorage/draftDatabase.ts';
import { createDraftStore } from '../../../../src/platform/draftStorage/draftStore.ts';
import { createOpenForms } from '../../../../src/platform/draftStorage/openForms.ts';

const PAGE = 'test/order';
const draft = (code: string): RecordDraft => ({
  format: 1,
  pageHash: 'h',
  version: 3,
  changes: { header: { code: { from: null, to: code } }, details: {} },
  titles: { code: '订单号' },
});

let count = 0;
const names: string[] = [];
afterEach(async () => {
  for (const name of names.splice(0)) await deleteDB(name, { blocked: () => undefined });
});

/** A browser with windows of one origin; each has its own store on the same database. */
const browser = () => {
  count += 1;
  const name = `test-drafts-${count}`;
  names.push(name);
  const clock = { now: 1_800_000_000_000 };
  const window = (user: string | null = 'u1 0') => {
    const session = { user };
    const store = createDraftStore({
      database: createDraftDatabase(name),
      openForms: createOpenForms(name),
      owner: () => session.user,
      now: () => clock.now,
    });
    return { session, ...store, tab: store.ofTab('tab-1') };
  };
  return { window, clock };
};
const codes = async (window: ReturnType<ReturnType<typeof browser>['window']>) =>
  (await window.tab.left(PAGE)).map(({ draft: kept }) => Object(kept).changes.header.code.to);

describe('drafts in the browser', () => {
  test('are offered after their form closes, newest first, only to their author', async () => {
    const { window, clock } = browser();
    const first = window();
    const [one, other] = [first.tab.open(PAGE), first.tab.open(PAGE)];
    await one.keep(draft('A'), { recordId: '7', name: 'A' });
    clock.now += 1000;
    await other.keep(draft('B'), { recordId: null, name: 'B' });
    expect(await codes(first)).toEqual([]);
    one.close();
    other.close();
    await expect.poll(() => codes(first)).toEqual(['B', 'A']);
    expect(await codes(window('u2 0'))).toEqual([]);
    expect(await codes(window('u1 5'))).toEqual([]);
    expect(await codes(window(null))).toEqual([]);
    expect(await first.tab.left('test/other')).toEqual([]);
  });

  test('of a form that another window has open are not offered', async () => {
    const { window } = browser();
    const first = window();
    const keeper = first.tab.open(PAGE);
    await keeper.keep(draft('A'), { recordId: '7', name: 'A' });
    const second = window();
    expect(await codes(second)).toEqual([]);
    keeper.close();
    await expect.poll(() => codes(second)).toEqual(['A']);
  });

  test('belong to the user who opened the form, though somebody else is signed in now', async () => {
    const { window } = browser();
    const first = window();
    const keeper = first.tab.open(PAGE);
    first.session.user = 'u2 0';
    await keeper.keep(draft('A'), { recordId: '7', name: 'A' });
    keeper.close();
    await expect.poll(() => codes(window('u1 0'))).toEqual(['A']);
    expect(await codes(first)).toEqual([]);
  });

  test('go with the tab that staff gave up, and are written no more', async () => {
    const { window } = browser();
    const shown = window();
    const keeper = shown.tab.open(PAGE);
    await keeper.keep(draft('A'), { recordId: '7', name: 'A' });
    shown.discard('tab-1');
    await keeper.keep(draft('B'), { recordId: '7', name: 'A' });
    keeper.close();
    expect(await codes(window())).toEqual([]);
  });

  test('are gone after a save, and after seven days', async () => {
    const { window, clock } = browser();
    const first = window();
    const [saved, old] = [first.tab.open(PAGE), first.tab.open(PAGE)];
    await saved.keep(draft('A'), { recordId: '7', name: 'A' });
    await saved.keep(null, { recordId: '7', name: 'A' });
    await old.keep(draft('B'), { recordId: '8', name: 'B' });
    saved.close();
    old.close();
    clock.now += 604_800_000;
    expect(await codes(window())).toEqual(['B']);
    clock.now += 1;
    expect(await codes(window())).toEqual([]);
  });

  test('that the browser refuses are told of once, and nothing throws', async () => {
    const refuse = () => Promise.reject(new DOMException('no room', 'QuotaExceededError'));
    const store = createDraftStore({
      database: { put: refuse, remove: refuse, ofOwner: refuse, removeOlder: async () => undefined },
      openForms: createOpenForms('none'),
      owner: () => 'u1 0',
    });
    const tab = store.ofTab('tab-1');
    expect(tab.isKeeping()).toBe(true);
    await tab.open(PAGE).keep(draft('A'), { recordId: '7', name: 'A' });
    expect([tab.isKeeping(), store.state.failed]).toEqual([false, true]);
    expect(await tab.left(PAGE)).toEqual([]);
    await tab.remove(['x']);
  });
});
