import * as everything from '@ant-design/icons';
import type { ComponentType } from 'react';

type Icon = ComponentType<{ readonly 'aria-hidden'?: boolean }>;

const IS_ICON = /^[A-Z]\w*(Outlined|Filled|TwoTone)$/;

/** All icons by name, in name order. */
export const ICONS: ReadonlyMap<string, Icon> = new Map(
  Object.entries(everything)
    .filter(([name]) => IS_ICON.test(name))
    .map(([name, icon]) => [name, icon as Icon]),
);

/** Returns an icon by its name, or by its name as in menus: `file-done` is `FileDoneOutlined`. */
export const iconOf = (name: string): Icon | undefined =>
  ICONS.get(name) ??
  ICONS.get(`${name.replaceAll(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase())}Outlined`);

/** Returns the icons whose names contain every typed word; all when nothing is typed. */
export function findIcons(typed: string): readonly string[] {
  const words = typed
    .trim()
    .toLowerCase()
    .split(/[\s-]+/)
    .filter(Boolean);
  return [...ICONS.keys()].filter((name) => words.every((word) => name.toLowerCase().includes(word)));
}
