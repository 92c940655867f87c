import { Tooltip } from 'antd';
import './blocks.css';
import { shortened } from './shortened.ts';

export interface EllipsisProps {
  readonly text: string;
  /** Characters. Default: 25. */
  readonly length?: number | undefined;
}

/** A truncated text; the full text is available by pointer, touch, keyboard and screen reader (S9-9). */
export function Ellipsis({ text, length }: EllipsisProps) {
  const cut = shortened(text, length);
  if (cut === text) return <span className="wb-ellipsis">{text}</span>;
  return (
    <Tooltip title={text} trigger={['hover', 'focus', 'click']}>
      <span className="wb-ellipsis" role="note" tabIndex={0} aria-label={text}>
        {cut}
      </span>
    </Tooltip>
  );
}
