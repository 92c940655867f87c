import { useId } from 'react';
import { tidyColor } from '../../../../engine/index.ts';
import { toText } from '../../../kit/formats/formats.ts';
import { TextControl } from '../../inputs/TextControl.tsx';
import type { EditProps } from '../../inputs/widget.ts';
import { usePorts } from '../../../kit/ports/portsContext.ts';
import { useTextDraft } from '../../../kit/keyboard/useTextDraft.ts';
import { ColorView } from './ColorView.tsx';
import { USUAL_COLORS } from './usualColours.ts';

const isOpaque = (text: string): boolean => /^#[0-9a-f]{6}$/.test(text);

/**
 * A color, typed in any common notation (`#abc`, `1677ff`) or picked with the native color picker, stored as `#rrggbb`.
 */
export function ColorEdit(props: EditProps) {
  const { id, column, value, disabled, onCommit, onLeave } = props;
  const { t } = usePorts();
  const usual = useId();
  const draft = useTextDraft({
    text: toText(value),
    onCommit: (text) => onCommit(text === '' ? null : tidyColor(text)),
    onLeave,
  });
  if (disabled)
    return (
      <span id={id} tabIndex={-1}>
        <ColorView column={column} value={value} />
      </span>
    );
  const tidy = tidyColor(draft.shown);
  const title = t('color.pick', { title: column.title });
  return (
    <span className="wb-color">
      {/* The panel shows every shade that is passed over: one of them is kept when the hand goes on. */}
      <input
        type="color"
        className={isOpaque(tidy) ? 'wb-color-button' : 'wb-color-button is-empty'}
        aria-label={title}
        title={title}
        list={usual}
        value={isOpaque(tidy) ? tidy : '#ffffff'}
        onChange={(event) => draft.change(event.target.value)}
        {...draft.handlers}
      />
      <datalist id={usual}>
        {USUAL_COLORS.map((colour) => (
          <option key={colour} value={colour} />
        ))}
      </datalist>
      <TextControl
        frame={props}
        value={draft.shown}
        onChange={(event) => draft.change(event.target.value)}
        {...draft.handlers}
      />
    </span>
  );
}
