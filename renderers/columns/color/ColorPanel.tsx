import { ColorPicker } from 'antd';
import type { LateMarkProps } from '../../late/LateMark.tsx';
import { USUAL_COLOURS } from './usualColours.ts';
import { Swatch } from './ColorView.tsx';

export interface ColorPanelProps extends LateMarkProps {
  readonly title: string;
  /** `#rrggbb`, or anything else while it is typed. */
  readonly value: string;
  readonly onPick: (colour: string) => void;
}

/** The colour as a button, and what it is picked from. */
export function ColorPanel({ title, value, onPick }: ColorPanelProps) {
  const isColour = /^#[0-9a-f]{6}([0-9a-f]{2})?$/.test(value);
  return (
    <ColorPicker
      value={isColour ? value : null}
      presets={[{ label: '', colors: USUAL_COLOURS, key: 'usual' }]}
      onChangeComplete={(colour) => onPick(colour.toHexString().toLowerCase())}
    >
      <button type="button" className="wb-swatch-button" aria-label={title} title={title}>
        <Swatch color={value} />
      </button>
    </ColorPicker>
  );
}
