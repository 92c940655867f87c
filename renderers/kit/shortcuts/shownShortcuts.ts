import type { Ports } from '../ports/ports.ts';
import { BINDINGS, type BindingPlace } from './bindings.ts';

/** Shortcuts under one heading of the shortcut list. */
export interface KeySection {
  readonly title: string;
  readonly entries: readonly { readonly text: string; readonly keys: readonly string[] }[];
}

interface Offered {
  readonly place: BindingPlace;
  /** Names of the shortcuts that currently apply; empty while the page is hidden. */
  readonly names: () => readonly string[];
}

const offered = new Set<Offered>();

/** Pages that currently listen to shortcuts. */
export const shownShortcuts = {
  add(one: Offered): () => void {
    offered.add(one);
    return () => void offered.delete(one);
  },
};

const PLACES = Object.keys(BINDINGS) as BindingPlace[];

/** Returns the shortcuts of the current place: those of the visible page, then the global ones. */
export function keySections(t: Ports['t']): readonly KeySection[] {
  return PLACES.flatMap((place) => {
    const keys: Readonly<Record<string, readonly string[]>> = BINDINGS[place];
    const here = new Set([...offered].filter((one) => one.place === place).flatMap(({ names }) => names()));
    const names = Object.keys(keys).filter((name) => place === 'shell' || here.has(name));
    if (names.length === 0) return [];
    const entries = names.map((name) => ({ text: t(`keys.${place}.${name}`), keys: keys[name] ?? [] }));
    return [{ title: t(`keys.${place}`), entries }];
  });
}
