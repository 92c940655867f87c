import { recordsOf, textOf } from './reading.ts';

/** What a user set for themselves, as `/sys/user/settings` sends and takes it. */
export interface UserSetting {
  readonly key: string;
  /** Plain JSON; null: back to the default. */
  readonly value: unknown;
  /** When the user set it; milliseconds since 1970. */
  readonly time: number;
}

/** What is to be kept of a user. */
export interface UserSettingsBody {
  readonly settings: readonly UserSetting[];
}

/** One whose time is no number is left out: nothing could be said to be older. */
export const toUserSettings = (source: unknown): readonly UserSetting[] =>
  recordsOf(source)
    .map((row) => ({ key: textOf(row, 'key'), value: row['value'] ?? null, time: Number(textOf(row, 'time')) }))
    .filter(({ time }) => !Number.isNaN(time));
