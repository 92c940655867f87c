import type { CSSProperties } from 'react';
import type { CompiledColumn, Value } from '../../../../engine/index.ts';
import { toText } from '../../../kit/formats/formats.ts';
import { tagColor } from '../../../kit/formats/tags.ts';
import type { ViewProps } from '../../inputs/widget.ts';
import '../../../kit/theme/chips.css';
import './tags.css';

interface TagChipsProps {
  readonly id?: string | undefined;
  readonly column: CompiledColumn;
  readonly value: Value;
  /** The text is present as well, so the tags are hidden from screen readers. */
  readonly isBeside?: boolean;
}

const styleOf = (color: string | undefined): (CSSProperties & Record<'--wb-chip', string>) | undefined =>
  color === undefined ? undefined : { '--wb-chip': color };

export const TagChips = ({ id, column, value, isBeside = false }: TagChipsProps) => (
  <span id={id} className="wb-tag-chips" aria-hidden={isBeside} tabIndex={id === undefined ? undefined : -1}>
    {toText(value)
      .split(';')
      .filter(Boolean)
      .map((tag, index) => (
        <span key={index} className="wb-chip" style={styleOf(tagColor(column, tag))}>
          {tag}
        </span>
      ))}
  </span>
);

export const TagsView = ({ column, value }: ViewProps) => <TagChips column={column} value={value} />;
