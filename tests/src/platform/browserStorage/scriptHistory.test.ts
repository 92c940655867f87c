import { describe, expect, test } from 'vitest';
import { createScriptHistory } from '../../../../src/platform/browserStorage/scriptHistory.ts';
import { createStoredValues } from '../../../../src/platform/browserStorage/storedValues.ts';
import { memoryStorage } from '../../fakes/memoryStorage.ts';

function setUp() {
  const world = { now: 1000 };
  const storage = memoryStorage();
  const open = (owner = 'u1') =>
    createScriptHistory(
      createStoredValues(storage, () => world.now),
      { owner, now: () => world.now },
    );
  return { world, storage, open, history: open() };
}

describe('the history of scripts', () => {
  test('keeps code and data, at most 16 per code, and they are data alone [W3.3-23]', () => {
    const { world, open, history } = setUp();
    for (let index = 1; index <= 20; index += 1) {
      world.now += 1;
      history.keep('input', `globalThis.ran = ${index}`);
    }
    history.keep('select', '{}');
    const again = open();
    expect(again.of('input')).toHaveLength(16);
    expect(again.of('input')[0]).toEqual({ code: 'input', data: 'globalThis.ran = 20', at: 1020 });
    expect(again.of('select')).toEqual([{ code: 'select', data: '{}', at: 1020 }]);
    expect(again.of('other')).toEqual([]);
    expect('ran' in globalThis).toBe(false);
  });

  test('holds 16 per code, the newest, and the same text once [W9-17]', () => {
    const { world, history } = setUp();
    for (let index = 1; index <= 17; index += 1) {
      world.now += 1;
      history.keep('input', String(index));
    }
    expect(history.of('input').map(({ data }) => data)).toEqual(
      Array.from({ length: 16 }, (_, index) => String(17 - index)),
    );
    history.keep('input', '9');
    expect(
      history
        .of('input')
        .map(({ data }) => data)
        .slice(0, 3),
    ).toEqual(['9', '17', '16']);
    expect(history.of('input')).toHaveLength(16);
    history.forget('input');
    expect(history.of('input')).toEqual([]);
  });

  test('is each user’s own, and passes over what it cannot read', () => {
    const { storage, open, history } = setUp();
    history.keep('input', 'mine');
    expect(open('u2').of('input')).toEqual([]);
    history.keep('long', 'x'.repeat(30_001));
    expect(history.of('long')).toEqual([]);
    storage.setItem(
      'pro__ScriptHistory_u1_input',
      '{"value":[7,{"code":"input"},{"code":"select","data":"x","at":1}],"expire":null}',
    );
    expect(open().of('input')).toEqual([]);
  });
});
