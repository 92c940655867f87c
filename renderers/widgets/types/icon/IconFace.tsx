import { createElement } from 'react';
import { iconOf } from './allIcons.ts';

export interface IconFaceProps {
  readonly name: string;
}

/** The icon with a name; nothing for an unknown name. */
export function IconFace({ name }: IconFaceProps) {
  const icon = iconOf(name);
  return icon === undefined ? null : createElement(icon, { 'aria-hidden': true });
}
