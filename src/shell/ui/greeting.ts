import type { ShellTextKey } from '../../platform/locales/t.ts';

/** Ends of the hour ranges (S1-6): before 9, 9 to 11, 12 to 13, before 20, else evening. */
const BANDS: readonly (readonly [before: number, key: ShellTextKey])[] = [
  [9, 'greeting.dawn'],
  [12, 'greeting.morning'],
  [14, 'greeting.noon'],
  [20, 'greeting.afternoon'],
];

/** Returns the text key of the greeting for an hour, 0 to 23. */
export const greetingKey = (hour: number): ShellTextKey =>
  BANDS.find(([before]) => hour < before)?.[1] ?? 'greeting.evening';
