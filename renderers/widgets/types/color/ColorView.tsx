import { toText } from '../../../kit/formats/formats.ts';
import type { ViewProps } from '../../inputs/widget.ts';
import './color.css';

const Swatch = ({ color }: { readonly color: string }) => (
  <span className="wb-swatch" style={{ background: /^#[0-9a-f]+$/.test(color) ? color : 'none' }} aria-hidden />
);

export function ColorView({ value }: Pick<ViewProps, 'column' | 'value'>) {
  const text = toText(value);
  if (text === '') return null;
  return (
    <span className="wb-color">
      <Swatch color={text} />
      {text}
    </span>
  );
}
