import { normalizeText } from '../../../../engine/index.ts';
import { TextControl } from '../../inputs/TextControl.tsx';
import { useTextDraft } from '../../../kit/keyboard/useTextDraft.ts';
import { toText } from '../../../kit/formats/formats.ts';
import type { EditProps } from '../../inputs/widget.ts';

/** Removes invisible characters, so that the checks validate what staff see. */
const kept = (text: string): string | null => normalizeText(text) || null;

/** Single-line text. A text that is too long is stored and reported by the checks, never truncated. */
export function PlainInput(props: EditProps) {
  const { value, onCommit, onType, onLeave } = props;
  const draft = useTextDraft({
    text: toText(value),
    onCommit: (text) => onCommit(kept(text)),
    onType: onType && ((text) => onType(kept(text))),
    onLeave,
  });
  return (
    <TextControl
      frame={props}
      value={draft.shown}
      onChange={(event) => draft.change(event.target.value)}
      {...draft.handlers}
    />
  );
}
