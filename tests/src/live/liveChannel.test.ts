import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLiveChannel, liveUrl } from '../../../src/live/liveChannel.ts';
import { FakeSocket, messageEvent } from './fakeSocket.ts';
import type { LiveMessage } from '../../../contract/liveMessage.ts';

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
    [1008, 1],
    [1006, 0],
    [1001, 0],
  ])('says that the session is over when the server closes it for that alone: %i [S7-17]', (code, times) => {
    const ended = vi.fn<() => void>();
    open().onEnded(ended);
    socketAt(0).dispatchEvent(Object.assign(new Event('close'), { code }));
    expect(ended).toHaveBeenCalledTimes(times);
  });

  it('says nothing of a close that it asked for itself', () => {
    const ended = vi.fn<() => void>();
    const channel = open();
    channel.onEnded(ended);
    channel.close();
    socketAt(0).dispatchEvent(Object.assign(new Event('close'), { code: 1008 }));
    expect(ended).not.toHaveBeenCalled();
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
