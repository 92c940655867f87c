import type { Option } from '../../../engine/index.ts';
import { UnknownText } from '../../data/dictionaries/UnknownText.tsx';
import './choiceText.css';
import '../../kit/theme/chips.css';

export interface ChoiceTextProps {
  /** Null: unknown, which is marked. Undefined: the lookup was not possible. */
  readonly item: Pick<Option, 'text' | 'color'> | null | undefined;
  readonly code: string | null;
  /** The text is being fetched: nothing is shown, to avoid a code that is then replaced by a text. */
  readonly isComing?: boolean;
}

/** A choice as displayed: its text, in the color of its dictionary, else the code. */
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
