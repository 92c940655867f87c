import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTableUpdates, tableUpdatesUrl } from '../../../../src/platform/live/tableUpdates.ts';
import { FakeSocket, messageEvent } from './fakeSocket.ts';

const KEY = 'customs/export-declaration/goods/7';
const BEAT = '{"type":"heart_beat","data":""}';

const create = () =>
  createTableUpdates({ target: () => ({ url: 'ws://host/api/vxeSocket/u1/p1', token: 'secret' }), caseId: 'mine' });

const listen = (heard: unknown[] = []) => {
  const updates = create();
  return { updates, stop: updates.subscribe(KEY, (row) => heard.push(row)) };
};
const hear = (socket: FakeSocket, frame: unknown) =>
  socket.dispatchEvent(messageEvent(typeof frame === 'string' ? frame : JSON.stringify(frame)));
const update = (socketKey: string, ...args: unknown[]) => ({ type: 'update_vxe_table', data: { socketKey, args } });

beforeEach(() => {
  FakeSocket.opened.length = 0;
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the connection of a page', () => {
  it.each([
    ['/api', 'http://host:8080', 'ws://host:8080/api/vxeSocket/u%2F1/p1'],
    ['https://other/base', 'http://host', 'wss://other/base/vxeSocket/u%2F1/p1'],
  ])('stands at the base %s of %s, without the token', (base, origin, expected) => {
    expect(tableUpdatesUrl(base, { userId: 'u/1', pageId: 'p1' }, origin)).toBe(expected);
  });

  it('is shared by all tables while subscribed, with the token as sub-protocol [W7-37]', () => {
    const { updates, stop } = listen();
    const stopOther = updates.subscribe('customs/export-declaration/containers/7', () => undefined);
    expect(FakeSocket.opened).toHaveLength(1);
    expect(FakeSocket.at(0)).toMatchObject({ protocol: 'secret', closed: false });
    stop();
    expect(FakeSocket.at(0).closed).toBe(false);
    stopOther();
    expect(FakeSocket.at(0).closed).toBe(true);
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.opened).toHaveLength(1);
  });

  it('beats every 10 seconds while it is answered [W9-4]', () => {
    listen();
    const socket = FakeSocket.at(0);
    socket.dispatchEvent(new Event('open'));
    for (const beats of [1, 2, 3]) {
      vi.advanceTimersByTime(10_000);
      expect(socket.sent).toEqual(Array.from({ length: beats }, () => BEAT));
      hear(socket, { type: 'heart_beat', data: true });
    }
    vi.advanceTimersByTime(6000);
    expect(socket.closed).toBe(false);
  });

  it('closes without a heartbeat answer for 6 seconds, and reconnects after 5 to 6 [W9-4, D31]', () => {
    listen();
    const socket = FakeSocket.at(0);
    socket.dispatchEvent(new Event('open'));
    vi.advanceTimersByTime(15_999);
    expect(socket.closed).toBe(false);
    vi.advanceTimersByTime(1);
    expect(socket.closed).toBe(true);
    vi.advanceTimersByTime(4999);
    expect(FakeSocket.opened).toHaveLength(1);
    vi.advanceTimersByTime(1001);
    expect(FakeSocket.opened).toHaveLength(2);
  });

  it('waits once for error and close together, and for whoever listens meanwhile [D31]', () => {
    const { updates } = listen();
    FakeSocket.at(0).dispatchEvent(new Event('error'));
    FakeSocket.at(0).dispatchEvent(new Event('close'));
    updates.subscribe('another', () => undefined);
    expect(FakeSocket.opened).toHaveLength(1);
    vi.advanceTimersByTime(6000);
    expect(FakeSocket.opened).toHaveLength(2);
    vi.advanceTimersByTime(30_000);
    expect(FakeSocket.opened).toHaveLength(2);
  });
});

describe('what is heard', () => {
  it('contains rows of the subscribed key, except those sent by the page itself [W4-2]', () => {
    const heard: unknown[] = [];
    listen(heard);
    const socket = FakeSocket.at(0);
    for (const frame of [
      'no json',
      '[]',
      update(KEY, { id: '1', qty: '2' }, 'mine'),
      update('other/goods/7', { id: '1' }, 'theirs'),
      update(KEY, 'no row', 'theirs'),
      { type: 'update_vxe_table', data: null },
      update(KEY, { id: '1', qty: '2' }, 'theirs'),
    ])
      hear(socket, frame);
    expect(heard).toEqual([{ id: '1', qty: '2' }]);
  });

  it('are common messages by their key [W7-37]', () => {
    const heard: unknown[] = [];
    const stop = create().onMessage('orders#locked', (args) => heard.push(args));
    const common = (key: string, args: unknown) => ({ type: 'common_send_date', data: { key, args } });
    hear(FakeSocket.at(0), common('orders#other', 1));
    hear(FakeSocket.at(0), common('orders#locked', { by: '王芳' }));
    stop();
    expect(heard).toEqual([{ by: '王芳' }]);
  });
});

describe('what is sent', () => {
  it('carries the case id of the page, and waits for the connection [W4-2]', () => {
    const { updates } = listen();
    updates.sendRow(KEY, { id: '1', qty: '2' });
    updates.send('orders#locked', ['x']);
    const socket = FakeSocket.at(0);
    expect(socket.sent).toEqual([]);
    socket.dispatchEvent(new Event('open'));
    expect(socket.sent.map((text): unknown => JSON.parse(text))).toEqual([
      update(KEY, { id: '1', qty: '2' }, 'mine'),
      { type: 'common_send_date', data: { key: 'orders#locked', args: ['x'] } },
    ]);
  });

  it('is spread over time when it is much, so that the server hears it all', () => {
    const { updates } = listen();
    FakeSocket.at(0).dispatchEvent(new Event('open'));
    for (let id = 1; id <= 70; id += 1) updates.sendRow(KEY, { id: String(id) });
    const rows = () => FakeSocket.at(0).sent.filter((text) => text !== BEAT).length;
    vi.advanceTimersByTime(999);
    expect(rows()).toBeLessThanOrEqual(30);
    vi.advanceTimersByTime(3000);
    expect(rows()).toBe(70);
  });
});
