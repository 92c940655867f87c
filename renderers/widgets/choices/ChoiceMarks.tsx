import type { ReactNode } from 'react';
import './marks.css';

export interface ChoiceMark {
  readonly value: string;
  readonly label: ReactNode;
  readonly disabled?: boolean | undefined;
  /** Tooltip with the reason why it is disabled. */
  readonly title?: string | undefined;
}

export interface ChoiceMarksProps {
  /** Several may be checked, or exactly one is chosen, also by arrow keys. */
  readonly type: 'checkbox' | 'radio';
  /** Unique on the page: radio buttons of one name are one tab stop. */
  readonly name: string;
  readonly marks: readonly ChoiceMark[];
  readonly chosen: readonly string[];
  readonly disabled?: boolean;
  /** Default: side by side. */
  readonly look?: 'lines' | 'buttons' | undefined;
  readonly onToggle: (value: string) => void;
}

/** All choices visible, as native inputs: a click takes effect immediately, however fast the next one follows. */
export function ChoiceMarks({ type, name, marks, chosen, disabled = false, look, onToggle }: ChoiceMarksProps) {
  return (
    <div className="wb-mark-list" data-look={look}>
      {marks.map(({ value, label, title, ...mark }) => (
        <label key={value} className="wb-mark-label" title={title}>
          <input
            type={type}
            className="wb-checkbox"
            name={name}
            value={value}
            checked={chosen.includes(value)}
            disabled={disabled || mark.disabled === true}
            onChange={() => onToggle(value)}
          />
          <span>{label}</span>
        </label>
      ))}
    </div>
  );
}
