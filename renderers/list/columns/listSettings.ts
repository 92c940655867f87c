import type { Preferences } from '../../kit/ports/ports.ts';

/** How near its rows stand; absent from what is kept: as the shell has it. */
export const DENSITIES = ['loose', 'middle', 'compact'] as const;

export type ListDensity = (typeof DENSITIES)[number];

/** How a user wants one list drawn; what is absent follows the page. */
export interface ListSettings {
  readonly density?: ListDensity | undefined;
  /** As many rows as the window has room for (D60). */
  readonly fits?: boolean | undefined;
  /** Cards where the window is narrow (D60). */
  readonly cards?: boolean | undefined;
}

const keyOf = (pageId: string): string => `list-settings:${pageId}`;

const flag = (value: unknown): boolean | undefined => (typeof value === 'boolean' ? value : undefined);

/** What is stored, as far as it makes sense: any version of the product may have written it. */
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
