import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLiveChannel, liveUrl } from '../../../../src/platform/live/liveChannel.ts';
import { FakeSocket, messageEvent } from './fakeSocket.ts';
import type { LiveMessage } from '../../../../contract/liveMessage.ts';

const open = () => {
  const channel = createLiveChannel({ target: () => ({ url: 'ws://host/api/websocket/u1', token: 'secret' }) });
  channel.open();
  return channel;
};
const socketAt = FakeSocket.at;

beforeEach(() => {
  FakeSocket.opened.length = 0;
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the live channel', () => {
  it('sends the token as sub-protocol, never in the address', () => {
    open();
    expect(socketAt(0)).toMatchObject({ url: 'ws://host/api/websocket/u1', protocol: 'secret' });
  });

  it.each([
    ['/api', 'http://host:8080', 'ws://host:8080/api/websocket/u%2F1'],
    ['/api', 'https://host', 'wss://host/api/websocket/u%2F1'],
    ['https://other/base', 'http://host', 'wss://other/base/websocket/u%2F1'],
  ])('stands at the base %s of %s', (base, origin, expected) => {
    expect(liveUrl(base, 'u/1', origin)).toBe(expected);
  });

  it('hands on messages with a cmd and nothing else', () => {
    const seen: LiveMessage[] = [];
    open().subscribe((one) => seen.push(one));
    for (const data of ['not json', '[]', '{"a":1}', 7, '{"cmd":"schema","pages":["a"]}']) {
      socketAt(0).dispatchEvent(messageEvent(data));
    }
    expect(seen).toEqual([{ cmd: 'schema', body: { cmd: 'schema', pages: ['a'] } }]);
  });

  it('connects again once, 5 to 6 seconds after an error and close', () => {
    open();
    socketAt(0).dispatchEvent(new Event('error'));
    socketAt(0).dispatchEvent(new Event('close'));
    vi.advanceTimersByTime(4999);
    expect(FakeSocket.opened).toHaveLength(1);
    vi.advanceTimersByTime(1001);
    expect(FakeSocket.opened).toHaveLength(2);
    vi.advanceTimersByTime(20_000);
    expect(FakeSocket.opened).toHaveLength(2);
  });

  it.each([
    ['closed because the session is over', [['open', 1008]], 1],
    ['cut off', [['open', 1006]], 0],
    ['closed by a server that stops', [['open', 1001]], 0],
    ['cut off by an error', [['open', 'error', 1006]], 0],
    [
      'cut off and let in no more',
      [
        ['open', 1006],
        ['error', 1006],
      ],
      1,
    ],
    ['cut off and let in no more, without a word', [['open', 1006], [1006]], 1],
    ['cut off and back', [['open', 1006], ['open']], 0],
    ['never let in: the session was just begun', [['error', 1006], [1006]], 0],
  ] as const)('asks for who is signed in after it was %s [S7-17]', (_how, connections, times) => {
    const refused = vi.fn<() => void>();
    open().onRefused(refused);
    for (const [index, events] of connections.entries()) {
      for (const event of events)
        socketAt(index).dispatchEvent(
          typeof event === 'string' ? new Event(event) : Object.assign(new Event('close'), { code: event }),
        );
      vi.advanceTimersByTime(6000);
    }
    expect(refused).toHaveBeenCalledTimes(times);
  });

  it('says nothing of a close that it asked for itself', () => {
    const refused = vi.fn<() => void>();
    const channel = open();
    channel.onRefused(refused);
    channel.close();
    for (const event of [new Event('error'), Object.assign(new Event('close'), { code: 1008 })])
      socketAt(0).dispatchEvent(event);
    expect(refused).not.toHaveBeenCalled();
  });

  it('beats every 20 seconds while it is open', () => {
    open();
    socketAt(0).dispatchEvent(new Event('open'));
    vi.advanceTimersByTime(40_000);
    expect(socketAt(0).sent).toEqual(['HeartBeat', 'HeartBeat']);
    socketAt(0).dispatchEvent(new Event('close'));
    vi.advanceTimersByTime(4000);
    expect(socketAt(0).sent).toHaveLength(2);
  });

  it('stays closed after it was closed on purpose', () => {
    const channel = open();
    channel.close();
    expect(socketAt(0).closed).toBe(true);
    socketAt(0).dispatchEvent(new Event('close'));
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.opened).toHaveLength(1);
  });
});
