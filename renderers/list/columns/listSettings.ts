import type { Preferences } from '../../kit/ports/ports.ts';

/** Row densities; when none is stored, that of the shell applies. */
export const DENSITIES = ['loose', 'middle', 'compact'] as const;

export type ListDensity = (typeof DENSITIES)[number];

/** A user's display settings of one list; absent properties follow the page. */
export interface ListSettings {
  readonly density?: ListDensity | undefined;
  /** Number of rows adapts to the window (D60). */
  readonly fits?: boolean | undefined;
  /** Cards when the window is narrow (D60). */
  readonly cards?: boolean | undefined;
}

const keyOf = (pageId: string): string => `list-settings:${pageId}`;

const flag = (value: unknown): boolean | undefined => (typeof value === 'boolean' ? value : undefined);

/** Reads the stored settings and ignores invalid values: any version of the product may have written them. */
export function readListSettings(preferences: Preferences | undefined, pageId: string): ListSettings {
  const stored: Readonly<Record<string, unknown>> = Object(preferences?.get(keyOf(pageId)));
  return {
    density: DENSITIES.find((one) => one === stored['density']),
    fits: flag(stored['fits']),
    cards: flag(stored['cards']),
  };
}

export const keepListSettings = (preferences: Preferences | undefined, pageId: string, settings: ListSettings): void =>
  preferences?.set(keyOf(pageId), settings);
