import type { ReactNode } from 'react';
import './marks.css';

export interface ChoiceMark {
  readonly value: string;
  readonly label: ReactNode;
  readonly disabled?: boolean | undefined;
  /** Says on hover why it is disabled. */
  readonly title?: string | undefined;
}

export interface ChoiceMarksProps {
  /** Several may be ticked, or one alone is chosen, by arrows too. */
  readonly type: 'checkbox' | 'radio';
  /** One of its own on the page: marks of one name are one tab stop. */
  readonly name: string;
  readonly marks: readonly ChoiceMark[];
  readonly chosen: readonly string[];
  readonly disabled?: boolean;
  /** Default: marks beside each other. */
  readonly look?: 'lines' | 'buttons' | undefined;
  readonly onToggle: (value: string) => void;
}

/** All choices in view, as inputs of the browser's own: what is pressed holds at once, however fast the next one follows. */
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
