import type { Ports } from '../ports/ports.ts';
import { BINDINGS, type BindingPlace } from './bindings.ts';

/** Keys under one heading of the list of keys. */
export interface KeySection {
  readonly title: string;
  readonly entries: readonly { readonly text: string; readonly keys: readonly string[] }[];
}

interface Offered {
  readonly place: BindingPlace;
  /** Those that mean something now; none while the page is out of sight. */
  readonly names: () => readonly string[];
}

const offered = new Set<Offered>();

/** Pages that listen to keys now. */
export const shownShortcuts = {
  add(one: Offered): () => void {
    offered.add(one);
    return () => void offered.delete(one);
  },
};

const PLACES = Object.keys(BINDINGS) as BindingPlace[];

/** What keys do where one is now: those of the page in sight, then those that hold everywhere. */
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
