import { toText } from '../../../kit/formats/formats.ts';
import { spaceTags } from '../../../kit/formats/tags.ts';
import { TextControl } from '../../inputs/TextControl.tsx';
import { useAccepting } from '../../inputs/useAccepting.ts';
import type { EditProps } from '../../inputs/widget.ts';
import { useTextDraft } from '../../../kit/keyboard/useTextDraft.ts';
import { TagChips } from './TagsView.tsx';

/**
 * Tags of two characters each: the semicolons between them are added automatically (W5.1-24). When not focused, they
 * are shown in their colors.
 */
export function TagsEdit(props: EditProps) {
  const { column, value, disabled, onCommit, onType, onLeave } = props;
  const draft = useTextDraft({
    text: toText(value),
    onCommit: (text) => onCommit(text === '' ? null : spaceTags(text)),
    onType: onType && ((text) => onType(text === '' ? null : spaceTags(text))),
    onLeave,
  });
  const accepting = useAccepting(spaceTags, draft.change);
  if (disabled) return <TagChips id={props.id} column={column} value={value} />;
  const isAtRest = !draft.focused && draft.shown !== '';
  return (
    <span className={isAtRest ? 'wb-tags is-at-rest' : 'wb-tags'}>
      <TextControl frame={props} value={draft.shown} {...accepting} {...draft.handlers} />
      {isAtRest ? <TagChips column={column} value={draft.shown} isBeside /> : null}
    </span>
  );
}
