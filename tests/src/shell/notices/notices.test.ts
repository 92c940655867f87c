import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createStoredValues } from '../../../../src/platform/browserStorage/storedValues.ts';
import { CallError } from '../../../../src/platform/http/callError.ts';
import type { HttpClient } from '../../../../src/platform/http/httpClient.ts';
import { createLiveChannel } from '../../../../src/platform/live/liveChannel.ts';
import { createNotices } from '../../../../src/shell/notices/notices.ts';
import type { PushedNotice } from '../../../../src/shell/notices/notices.ts';
import { createSession } from '../../../../src/platform/session/session.ts';
import { memoryStorage } from '../../fakes/memoryStorage.ts';
import { FakeSocket, messageEvent } from '../../platform/live/fakeSocket.ts';

/** The part of a page that tells whether it is visible. */
const page = Object.assign(new EventTarget(), { hidden: false });
const browser = new EventTarget();

const EMPTY = { anntMsgList: [], anntMsgTotal: 0, sysMsgList: [], sysMsgTotal: 0 };

let isDown = false;
let asked = 0;
const http: HttpClient = {
  call: async ({ url }) => {
    if (url !== '/sys/annountCement/listByUser') return null;
    asked += 1;
    if (isDown) throw new CallError('network', '网络连接失败');
    return EMPTY;
  },
  exchange: () => Promise.reject(new Error('not asked for')),
  file: () => Promise.reject(new Error('not asked for')),
};

const stops: (() => void)[] = [];
const follow = async (session = createSession(createStoredValues(memoryStorage()))) => {
  const live = createLiveChannel({ target: () => ({ url: 'ws://host/api/websocket/u1', token: 't' }) });
  const notices = createNotices({ http, live, session });
  live.open();
  stops.push(notices.follow(), () => live.close());
  await vi.advanceTimersByTimeAsync(0);
  return notices;
};

beforeEach(() => {
  isDown = false;
  asked = 0;
  page.hidden = false;
  FakeSocket.opened.length = 0;
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('document', page);
  vi.stubGlobal('window', browser);
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const say = async (body: unknown) => {
  FakeSocket.at(0).dispatchEvent(messageEvent(JSON.stringify(body)));
  await vi.advanceTimersByTimeAsync(0);
};

describe('the times of notices [S9-4]', () => {
  it('are a poll every 6 s', async () => {
    await follow();
    expect(asked).toBe(1);
    await vi.advanceTimersByTimeAsync(5999);
    expect(asked).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(asked).toBe(2);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked).toBe(12);
  });

  it('are a heartbeat every 20 s and a reconnect 5 to 6 s later', async () => {
    await follow();
    FakeSocket.at(0).dispatchEvent(new Event('open'));
    await vi.advanceTimersByTimeAsync(20_000);
    expect(FakeSocket.at(0).sent).toEqual(['HeartBeat']);
    FakeSocket.at(0).dispatchEvent(new Event('close'));
    await vi.advanceTimersByTimeAsync(4999);
    expect(FakeSocket.opened).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1001);
    expect(FakeSocket.opened).toHaveLength(2);
  });
});

describe('a poll that failed', () => {
  const fail = async () => {
    const notices = await follow();
    isDown = true;
    await vi.advanceTimersByTimeAsync(6000);
    const before = asked;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked).toBe(before);
    expect(notices.state.failure).toBe('网络连接失败');
    isDown = false;
    return notices;
  };
  const goesOn = async () => {
    const before = asked;
    await vi.advanceTimersByTimeAsync(12_000);
    expect(asked).toBe(before + 2);
  };

  it.each(['topic', 'user'])('is the last until a live message with cmd %s comes', async (cmd) => {
    const notices = await fail();
    await say({ cmd });
    expect(notices.state.failure).toBeNull();
    await goesOn();
  });

  it('is the last until the window is entered again', async () => {
    await fail();
    browser.dispatchEvent(new Event('focus'));
    await vi.advanceTimersByTimeAsync(0);
    await goesOn();
  });

  it('is the last until the live channel is back', async () => {
    await fail();
    FakeSocket.at(0).dispatchEvent(new Event('close'));
    await vi.advanceTimersByTimeAsync(6000);
    FakeSocket.at(1).dispatchEvent(new Event('open'));
    await vi.advanceTimersByTimeAsync(0);
    await goesOn();
  });

  it('is not followed by one after other messages', async () => {
    await fail();
    const before = asked;
    await say({ cmd: 'schema', pages: [] });
    expect(asked).toBe(before);
  });
});

it('are requested at once on a new sign-in over the page, not after sign-out', async () => {
  const session = createSession(createStoredValues(memoryStorage()));
  await follow(session);
  session.state.token = 't1';
  await vi.advanceTimersByTimeAsync(0);
  expect(asked).toBe(2);
  session.state.token = null;
  await vi.advanceTimersByTimeAsync(0);
  expect(asked).toBe(2);
});

it('requests nothing while the window is hidden, and at once when visible again', async () => {
  await follow();
  page.hidden = true;
  page.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toBe(1);
  page.hidden = false;
  page.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(0);
  expect(asked).toBe(2);
});

it('a pushed message carries msgId and msgTxt, a revoked one only its id [S3-13]', async () => {
  const notices = await follow();
  const pushed: PushedNotice[] = [];
  const revoked: string[] = [];
  notices.onPushed((one) => pushed.push(one));
  notices.onRevoked((id) => revoked.push(id));
  await say({ cmd: 'topic', msgId: '7', msgTxt: '系统升级' });
  await say({ cmd: 'user', revoked: '8' });
  await say({ cmd: 'user' });
  expect(pushed).toEqual([{ id: '7', title: '系统升级' }]);
  expect(revoked).toEqual(['8']);
});
