import { expect, it } from 'vitest';
import { createHttpClient } from '../../../../src/platform/http/httpClient.ts';
import { createPageCalls } from '../../../../src/platform/http/pageCalls.ts';
import { fakeServer, good } from '../../fakes/fakeServer.ts';

const setUp = () => {
  let answer: () => void = () => undefined;
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const late = async () => {
    await answered;
    return good('late');
  };
  const reached: boolean[] = [];
  const { adapter, seen } = fakeServer({ 'GET /api/x': late, 'POST /api/x': late });
  const http = createHttpClient({
    base: '/api',
    token: () => 't',
    tenantId: () => 0,
    onReach: (isReached) => reached.push(isReached),
    adapter,
  });
  const { http: calls, begin, end } = createPageCalls(http);
  return { calls, begin, end, seen, answer, reached };
};

const outcomeOf = (call: Promise<unknown>) =>
  call.then(
    (result) => result,
    (error: unknown) => error,
  );
const GET = { method: 'GET', url: '/x' } as const;

it('aborts a page’s reads when the page closes, without reporting connection trouble [S7-1]', async () => {
  const { calls, end, seen, answer, reached } = setUp();
  const outcome = outcomeOf(calls.call(GET));
  await expect.poll(() => seen.length).toBe(1);
  end();
  expect(seen[0]?.signal?.aborted).toBe(true);
  answer();
  expect(await outcome).toMatchObject({ kind: 'cancelled' });
  expect(reached).toEqual([]);
});

it('asks for nothing more once the page is gone [S7-1]', async () => {
  const { calls, end, seen } = setUp();
  end();
  expect(await outcomeOf(calls.call(GET))).toMatchObject({ kind: 'cancelled' });
  expect(seen).toEqual([]);
});

it('goes on writing when the page goes [S7-1]', async () => {
  const { calls, end, seen, answer } = setUp();
  const outcome = outcomeOf(calls.call({ ...GET, method: 'POST', body: {} }));
  await expect.poll(() => seen.length).toBe(1);
  end();
  answer();
  expect(await outcome).toBe('late');
});

it('gives up what the caller gives up, and what the page does, whichever is first [S7-1]', async () => {
  const { calls, end, seen } = setUp();
  const [mine, other] = [new AbortController(), new AbortController()];
  const first = outcomeOf(calls.call({ ...GET, signal: mine.signal }));
  void outcomeOf(calls.call({ ...GET, signal: other.signal }));
  await expect.poll(() => seen.length).toBe(2);
  mine.abort();
  expect(seen.map(({ signal }) => signal?.aborted)).toEqual([true, false]);
  end();
  expect(seen.map(({ signal }) => signal?.aborted)).toEqual([true, true]);
  void first;
});

it('asks again for a page that is shown again', async () => {
  const { calls, begin, end, answer } = setUp();
  end();
  begin();
  answer();
  expect(await calls.call(GET)).toBe('late');
});
