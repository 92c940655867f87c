import { recordsOf, textOf } from './reading.ts';

/** A setting of a user, as `/sys/user/settings` sends and takes it. */
export interface UserSetting {
  readonly key: string;
  /** Plain JSON; null: resets to the default. */
  readonly value: unknown;
  /** When the user changed it; milliseconds since 1970. */
  readonly time: number;
}

/** Settings of a user to be stored. */
export interface UserSettingsBody {
  readonly settings: readonly UserSetting[];
}

/** Reads settings; drops those whose time is not a number, since their age could not be compared. */
export const toUserSettings = (source: unknown): readonly UserSetting[] =>
  recordsOf(source)
    .map((row) => ({ key: textOf(row, 'key'), value: row['value'] ?? null, time: Number(textOf(row, 'time')) }))
    .filter(({ time }) => !Number.isNaN(time));
