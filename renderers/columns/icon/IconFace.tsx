import { createElement } from 'react';
import { ICONS } from './allIcons.ts';

export interface IconFaceProps {
  readonly name: string;
}

/** The icon of a name; nothing for a name that no icon has. */
export function IconFace({ name }: IconFaceProps) {
  const icon = ICONS.get(name);
  return icon === undefined ? null : createElement(icon, { 'aria-hidden': true });
}
