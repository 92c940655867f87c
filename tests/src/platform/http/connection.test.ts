import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createConnection } from '../../../../src/platform/http/connection.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const setUp = () => {
  const world = { answers: false, online: true, pings: 0 };
  const connection = createConnection({
    ping: () => {
      world.pings += 1;
      return Promise.resolve(world.answers);
    },
    isOnline: () => world.online,
  });
  return { world, connection };
};

it('asks ever more slowly whether the server is back, and says when it is', async () => {
  const { world, connection } = setUp();
  connection.report(false);
  expect(connection.state.phase).toBe('unreachable');
  await vi.advanceTimersByTimeAsync(7000);
  expect(world.pings).toBe(3);
  await vi.advanceTimersByTimeAsync(7999);
  expect(world.pings).toBe(3);
  world.answers = true;
  await vi.advanceTimersByTimeAsync(1);
  expect([world.pings, connection.state.phase]).toEqual([4, 'connected']);
  await vi.advanceTimersByTimeAsync(120_000);
  expect(world.pings).toBe(4);
});

it('tells a network that is down from a server that is', async () => {
  const { world, connection } = setUp();
  world.online = false;
  connection.lost();
  expect(connection.state.phase).toBe('offline');
  world.online = true;
  await vi.advanceTimersByTimeAsync(1000);
  expect(connection.state.phase).toBe('unreachable');
});

it('is back with any call that is answered, and stops asking', async () => {
  const { world, connection } = setUp();
  connection.report(false);
  connection.report(true);
  await vi.advanceTimersByTimeAsync(60_000);
  expect([world.pings, connection.state.phase]).toEqual([0, 'connected']);
});

it('asks at once where the user wants to know', async () => {
  const { world, connection } = setUp();
  connection.report(false);
  world.answers = true;
  connection.retry();
  await vi.advanceTimersByTimeAsync(0);
  expect([world.pings, connection.state.phase]).toEqual([1, 'connected']);
});
