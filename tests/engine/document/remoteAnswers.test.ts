import { describe, expect, it } from 'vitest';
import { RemoteAnswers } from '../../../engine/document/validation/remoteAnswers.ts';
import type { CheckAnswer, CheckRequest } from '../../../engine/document/record/pageDocument.ts';

const request = (key: string, value: string, name = 'duplicate'): CheckRequest =>
  ({ check: { kind: 'configured', name }, key, value }) as CheckRequest;

const GOOD: CheckAnswer = { ok: true, message: '' };

/** The test resolves the answers. */
function pending() {
  const asked: CheckRequest[] = [];
  const answers: ((answer: CheckAnswer) => void)[] = [];
  let told = 0;
  const remote = new RemoteAnswers(
    (one) => {
      asked.push(one);
      return new Promise<CheckAnswer>((resolve) => void answers.push(resolve));
    },
    () => (told += 1),
  );
  return { remote, asked, answers, count: () => told };
}

describe('answers of the server', () => {
  it('belong to a column and a value, also where both together read the same', async () => {
    const { remote, asked, answers } = pending();
    remote.ask(request('ab', 'c'));
    remote.ask(request('a', 'bc'));
    remote.ask(request('a', 'bc'));
    const settled = remote.settled();
    expect(asked.map(({ key, value }) => [key, value])).toEqual([
      ['ab', 'c'],
      ['a', 'bc'],
    ]);
    answers[0]?.({ ok: false, message: '重复' });
    answers[1]?.(GOOD);
    await settled;
    expect(remote.known(request('ab', 'c'))).toEqual({ ok: false, message: '重复' });
    expect(remote.known(request('a', 'bc'))).toEqual(GOOD);
    expect(remote.known(request('abc', ''))).toBeUndefined();
  });

  it('settle only when the last question is answered, and say so once', async () => {
    const { remote, answers, count } = pending();
    for (let index = 0; index < 8; index += 1) remote.ask(request('a', String(index)));
    const state = { isSettled: false };
    const settled = remote.settled().then(() => (state.isSettled = true));
    expect(answers).toHaveLength(6);
    for (const answer of answers.splice(0)) answer(GOOD);
    await Promise.resolve();
    expect(state.isSettled).toBe(false);
    while (!state.isSettled) {
      await new Promise((resolve) => setTimeout(resolve));
      for (const answer of answers.splice(0)) answer(GOOD);
    }
    await settled;
    expect(remote.known(request('a', '7'))).toEqual(GOOD);
    expect(count()).toBeGreaterThan(0);
  });

  it('of a unified code are the same with and without its hyphen', async () => {
    const { remote, asked, answers } = pending();
    remote.ask(request('code', '91440300-X', 'unifiedCode'));
    const settled = remote.settled();
    expect(asked[0]?.value).toBe('91440300X');
    answers[0]?.(GOOD);
    await settled;
    expect(remote.known(request('code', '91440300X', 'unifiedCode'))).toEqual(GOOD);
  });

  it('are asked for again after a failure, and not before', async () => {
    let calls = 0;
    const remote = new RemoteAnswers(
      async () => {
        calls += 1;
        if (calls === 1) throw new Error('offline');
        return GOOD;
      },
      () => undefined,
    );
    remote.ask(request('a', '1'));
    await remote.settled();
    expect(remote.failure()).toEqual({ error: new Error('offline') });
    remote.ask(request('a', '1'));
    await remote.settled();
    expect(calls).toBe(1);
    remote.retry();
    remote.ask(request('a', '1'));
    await remote.settled();
    expect([calls, remote.failure(), remote.hasRefused]).toEqual([2, undefined, false]);
  });
});
