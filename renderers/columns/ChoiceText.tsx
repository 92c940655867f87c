import type { Option } from '../../engine/index.ts';
import './choiceText.css';

export interface ChoiceTextProps {
  /** Undefined, null: nobody knows it. */
  readonly item: Pick<Option, 'text' | 'color'> | null | undefined;
  readonly code: string | null;
  /** The text is being fetched: nothing is shown, rather than a code that becomes a text. */
  readonly isComing?: boolean;
}

/** A choice as it reads: its text, in the colour that its dictionary gives it, else the code that nobody knows. */
export function ChoiceText({ item, code, isComing = false }: ChoiceTextProps) {
  if (!item) return <>{isComing ? '' : (code ?? '')}</>;
  const { text, color } = item;
  if (color === undefined) return <>{text}</>;
  return (
    <span className="wb-coloured" style={{ '--wb-chip': color } as Record<string, string>}>
      {text}
    </span>
  );
}
