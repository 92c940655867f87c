import { TextControl } from '../../inputs/TextControl.tsx';
import { useTextDraft } from '../../typing/useTextDraft.ts';
import { toText } from '../../formats/formats.ts';
import type { EditProps } from '../../inputs/widget.ts';

/** One line of text. Longer text than allowed is kept and found by the checks, never cut. */
export function PlainInput(props: EditProps) {
  const { value, onCommit, onType, onLeave } = props;
  const draft = useTextDraft({
    text: toText(value),
    onCommit: (text) => onCommit(text === '' ? null : text),
    onType: onType && ((text) => onType(text === '' ? null : text)),
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
