import { expect, onTestFinished, test, vi } from 'vitest';
import { spellAhead } from '../../../../src/navigation/menus/spellAhead.ts';

test('titles are spelled ahead, all of them once, and others get their turn in between', async () => {
  // A clock that advances by three milliseconds per title.
  let clock = 0;
  const now = vi.spyOn(performance, 'now').mockImplementation(() => clock);
  onTestFinished(() => void now.mockRestore());
  const spelled: string[] = [];
  let betweenAt = 0;
  const titles = Array.from({ length: 20 }, (_, index) => `标题${index}`);
  const done = spellAhead(
    titles,
    (title) => {
      clock += 3;
      spelled.push(title);
    },
    new AbortController().signal,
  );
  setTimeout(() => (betweenAt = spelled.length));
  await done;
  expect(spelled).toEqual(titles);
  expect(betweenAt).toBeGreaterThan(0);
  expect(betweenAt).toBeLessThan(titles.length);
});

test('a search that is closed spells no further', async () => {
  const closed = new AbortController();
  const spelled: string[] = [];
  const stopAtThird = (title: string): void => {
    spelled.push(title);
    if (spelled.length === 3) closed.abort();
  };
  await spellAhead(['一', '二', '三', '四', '五'], stopAtThird, closed.signal);
  expect(spelled).toEqual(['一', '二', '三']);
});
