import { proxy } from 'valtio';
import { subscribeKey } from 'valtio/utils';
import type { StoredValues } from '../../platform/browserStorage/storedValues.ts';
import type { SessionState } from '../../platform/session/session.ts';
import { readSettings, SETTING_KEYS, type SettingKey, type SettingValues } from './settingValues.ts';
import type { UserValues } from './userValues.ts';
import { isRecord } from '../../../contract/reading.ts';

export type SettingsState = { -readonly [Key in SettingKey]: SettingValues[Key] } & {
  /** Device class by window width (D41); not stored. */
  device: 'desktop' | 'mobile';
};

export interface Settings {
  /** A valtio store. */
  readonly state: SettingsState;
  set<Key extends SettingKey>(key: Key, value: SettingValues[Key]): void;
  setDevice(device: SettingsState['device']): void;
  /** Resets all to the defaults. */
  reset(): void;
}

interface SettingsParts {
  readonly stored: StoredValues;
  readonly values: UserValues;
  readonly session: SessionState;
}

/** Last values in this browser, for the first paint and the sign-in page. */
const LAST_KEY = 'settings';

const nameOf = (key: SettingKey): string => `settings.${key}`;

/** Appearance settings of the signed-in user (S3-7). */
export function createSettings({ stored, values, session }: SettingsParts): Settings {
  const last = stored.get(LAST_KEY);
  const own = (): SettingValues => readSettings((key) => values.get(nameOf(key)));
  const first = session.info === null ? readSettings((key) => (isRecord(last) ? last[key] : undefined)) : own();
  const state = proxy<SettingsState>({ ...first, device: 'desktop' });
  const keepLast = (): void => stored.set(LAST_KEY, Object.fromEntries(SETTING_KEYS.map((key) => [key, state[key]])));
  const adopt = (): void => {
    if (session.info === null) return;
    Object.assign(state, own());
    keepLast();
  };
  subscribeKey(session, 'info', adopt, true);
  values.subscribe(adopt);
  return {
    state,
    set: (key, value) => {
      Object.assign(state, { [key]: value });
      values.set(nameOf(key), value);
      keepLast();
    },
    setDevice: (device) => {
      state.device = device;
    },
    reset: () => {
      values.forget(SETTING_KEYS.map(nameOf));
      adopt();
    },
  };
}
