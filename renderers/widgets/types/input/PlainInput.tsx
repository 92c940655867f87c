import { normalizeText } from '../../../../engine/index.ts';
import { TextControl } from '../../inputs/TextControl.tsx';
import { useTextDraft } from '../../../kit/keyboard/useTextDraft.ts';
import { toText } from '../../../kit/formats/formats.ts';
import type { EditProps } from '../../inputs/widget.ts';

/** Without what nobody sees, so that the checks judge what staff see. */
const kept = (text: string): string | null => normalizeText(text) || null;

/** One line of text. Longer text than allowed is kept and found by the checks, never cut. */
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
