import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLiveChannel } from '../../../../src/platform/live/liveChannel.ts';
import { createTableUpdates } from '../../../../src/platform/live/tableUpdates.ts';
import { FakeSocket } from './fakeSocket.ts';

const target = () => ({ url: 'ws://host/api/socket', token: 'secret' });

const SOCKETS: Readonly<Record<string, () => void>> = {
  notices: () => createLiveChannel({ target }).open(),
  tables: () => void createTableUpdates({ target, caseId: 'mine' }).subscribe('goods', () => undefined),
};

const close = (code: number) => Object.assign(new Event('close'), { code });

/** Every way in which a connection is lost, before or after it was established; RFC 6455, 7.4.1. */
const LOSSES: readonly (readonly [string, readonly Event[]])[] = [
  ['a server that cannot be reached', [new Event('error'), close(1006)]],
  ['an error alone, without a close', [new Event('error')]],
  ['a handshake that is refused', [close(1006)]],
  ['a cable that is pulled', [new Event('open'), close(1006)]],
  ['an error on a standing connection', [new Event('open'), new Event('error')]],
  ['a server that stops', [new Event('open'), close(1001)]],
  ['a protocol that is broken', [new Event('open'), close(1002)]],
  ['a message that is too large', [new Event('open'), close(1009)]],
  ['a fault of the server', [new Event('open'), close(1011)]],
  ['a server that asks to come again later', [new Event('open'), close(1013)]],
  ['a close that says nothing', [new Event('open'), close(1000)]],
];

beforeEach(() => {
  FakeSocket.opened.length = 0;
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe.each(Object.entries(SOCKETS))('the socket of %s', (_name, connect) => {
  it.each(LOSSES)('is there again within 6 seconds after %s [W8-30]', (_loss, events) => {
    connect();
    for (const event of events) FakeSocket.at(0).dispatchEvent(event);
    vi.advanceTimersByTime(6000);
    expect(FakeSocket.opened).toHaveLength(2);
  });

  it('comes back however often it is lost [W8-30]', () => {
    connect();
    for (let times = 1; times <= 20; times++) {
      FakeSocket.at(times - 1).dispatchEvent(new Event('error'));
      vi.advanceTimersByTime(6000);
      expect(FakeSocket.opened).toHaveLength(times + 1);
    }
  });
});
