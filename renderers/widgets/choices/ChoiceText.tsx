import type { Option } from '../../../engine/index.ts';
import { UnknownText } from '../../data/dictionaries/UnknownText.tsx';
import './choiceText.css';
import '../../kit/theme/chips.css';

export interface ChoiceTextProps {
  /** Null: nobody knows it, which is marked. Undefined: nobody could be asked. */
  readonly item: Pick<Option, 'text' | 'color'> | null | undefined;
  readonly code: string | null;
  /** The text is being fetched: nothing is shown, rather than a code that becomes a text. */
  readonly isComing?: boolean;
}

/** A choice as it reads: its text, in the colour that its dictionary gives it, else the code. */
export function ChoiceText({ item, code, isComing = false }: ChoiceTextProps) {
  if (!item) {
    if (isComing || code === null || code === '') return null;
    return item === null ? <UnknownText code={code} /> : <>{code}</>;
  }
  const { text, color } = item;
  if (color === undefined) return <>{text}</>;
  return (
    <span className="wb-chip" style={{ '--wb-chip': color } as Record<string, string>}>
      {text}
    </span>
  );
}
