import { toText } from '../../../kit/formats/formats.ts';
import type { ViewProps } from '../../inputs/widget.ts';
import { lazyComponent } from '../../../kit/lazy/lazyComponent.ts';
import type { IconFaceProps } from './IconFace.tsx';
import './icon.css';

/** With all icons, in a separate chunk; shows the name until it is loaded. */
export const LazyIconFace = lazyComponent<IconFaceProps>(() =>
  import('./IconFace.tsx').then((module) => module.IconFace),
);

export function IconView({ value }: Pick<ViewProps, 'column' | 'value'>) {
  const name = toText(value);
  if (name === '') return null;
  return (
    <span className="wb-icon">
      <LazyIconFace name={name} /> {name}
    </span>
  );
}
