import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { REST_MS, whenTypingPauses } from '../../../../src/shell/keyboard/whenTypingPauses.ts';

let keys: EventTarget;
beforeEach(() => {
  vi.useFakeTimers();
  keys = new EventTarget();
  vi.stubGlobal('window', keys);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
const press = () => keys.dispatchEvent(new Event('keydown'));

test('what nobody asked for waits while keys come, and comes once when they end', () => {
  const act = vi.fn();
  whenTypingPauses(act);
  for (let key = 0; key < 20; key += 1) {
    vi.advanceTimersByTime(REST_MS - 1);
    press();
  }
  expect(act).not.toHaveBeenCalled();
  vi.advanceTimersByTime(REST_MS);
  expect(act).toHaveBeenCalledOnce();
  press();
  vi.advanceTimersByTime(REST_MS);
  expect(act).toHaveBeenCalledOnce();
});

test('what is taken back never comes', () => {
  const act = vi.fn();
  whenTypingPauses(act)();
  press();
  vi.advanceTimersByTime(REST_MS);
  expect(act).not.toHaveBeenCalled();
});
