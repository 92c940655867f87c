import type { Value } from '../../../../engine/index.ts';
import { toText } from '../../../kit/formats/formats.ts';
import type { ViewProps } from '../../inputs/widget.ts';
import './progress.css';

/** Bar next to the number; hidden from screen readers. */
export function ShareBar({ value }: { readonly value: Value }) {
  const share = Math.max(0, Math.min(100, Number(value) || 0));
  return (
    <span className="wb-progress-bar" aria-hidden>
      <span style={{ width: `${share}%` }} />
    </span>
  );
}

export function ProgressView({ value }: Pick<ViewProps, 'column' | 'value'>) {
  const text = toText(value);
  if (text === '') return null;
  return (
    <span className="wb-progress">
      <ShareBar value={value} />
      <span className="wb-number">{text}%</span>
    </span>
  );
}
