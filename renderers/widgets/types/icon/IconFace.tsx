import { createElement } from 'react';
import { iconOf } from './allIcons.ts';

export interface IconFaceProps {
  readonly name: string;
}

/** The icon of a name; nothing for a name that no icon has. */
export function IconFace({ name }: IconFaceProps) {
  const icon = iconOf(name);
  return icon === undefined ? null : createElement(icon, { 'aria-hidden': true });
}
