import { describe, expect, it } from 'vitest';
import { createStoredValues } from '../../../../src/platform/browserStorage/storedValues.ts';
import { createExpiry } from '../../../../src/platform/session/expiry.ts';
import { createSession } from '../../../../src/platform/session/session.ts';
import { memoryStorage } from '../../fakes/memoryStorage.ts';

const SEVEN_DAYS = 604_800_000;
const SIGNED_IN = { token: 't1', userInfo: { id: 'u1', username: 'wang' }, departs: [{ orgCode: 'A01' }] };

const begun = () => {
  const clock = { now: 1000 };
  const storage = memoryStorage();
  const open = () => createSession(createStoredValues(storage, () => clock.now));
  const session = open();
  session.begin(SIGNED_IN);
  return { clock, storage, open, session };
};

describe('the stored session', () => {
  it('comes back within seven days and not after [S4-5]', () => {
    const { clock, open } = begun();
    clock.now += SEVEN_DAYS - 1;
    expect(open().state).toMatchObject({ token: 't1', username: 'wang' });
    clock.now += 1;
    expect(open().state).toMatchObject({ token: null, username: '' });
  });

  it('is stored with an end 604800000 ms ahead, under the prefix [S4-5][S9-1]', () => {
    const { storage } = begun();
    const entry: unknown = JSON.parse(storage.entries.get('pro__Access-Token') ?? '');
    expect(entry).toEqual({ value: 't1', expire: 1000 + SEVEN_DAYS });
    expect([...storage.entries.keys()].sort()).toEqual([
      'pro__Access-Token',
      'pro__Current_Depart',
      'pro__Login_Userinfo',
      'pro__Login_Username',
      'pro__TENANT_ID',
    ]);
  });

  it.each(['not json', '"text"', '{"value":"t1"}', '{"value":7,"expire":null}'])(
    'is none when storage holds %s',
    (text) => {
      const { storage, open } = begun();
      storage.setItem('pro__Access-Token', text);
      expect(open().state.token).toBeNull();
    },
  );
});

describe('a session that the server ended', () => {
  const setUp = (unsaved: boolean) => {
    const { session } = begun();
    return { session, expiry: createExpiry(session, () => unsaved) };
  };

  it('leads away when nothing is unsaved', () => {
    const { expiry } = setUp(false);
    expiry.report('t1', 401);
    expect(expiry.state.phase).toBe('leaving');
  });

  it('asks over the open page when something is unsaved', () => {
    const { expiry } = setUp(true);
    expiry.report('t1', 401);
    expect(expiry.state.phase).toBe('asking');
  });

  it('means nothing when a late answer speaks of an older token', () => {
    const { session, expiry } = setUp(true);
    session.renew('t2');
    expiry.report('t1', 401);
    expect(expiry.state.phase).toBe('none');
  });
});
