import { tidyColour } from '../../../engine/index.ts';
import { toText } from '../../formats/formats.ts';
import { TextControl } from '../../inputs/TextControl.tsx';
import type { EditProps } from '../../inputs/widget.ts';
import { lateComponent } from '../../late/lateComponent.ts';
import { LateMark } from '../../late/LateMark.tsx';
import { usePorts } from '../../ports/portsContext.ts';
import { useTextDraft } from '../../typing/useTextDraft.ts';
import type { ColorPanelProps } from './ColorPanel.tsx';
import { ColorView, Swatch } from './ColorView.tsx';

const LateColorPanel = lateComponent<ColorPanelProps>(
  () => import('./ColorPanel.tsx').then((module) => module.ColorPanel),
  { waiting: ({ value }) => <Swatch color={value} />, failed: ({ t }, retry) => <LateMark t={t} onRetry={retry} /> },
);

/** A colour, typed in any usual way (`#abc`, `1677ff`) or picked, kept as `#rrggbb`. */
export function ColorEdit(props: EditProps) {
  const { id, column, value, disabled, onCommit, onLeave } = props;
  const { t } = usePorts();
  const draft = useTextDraft({
    text: toText(value),
    onCommit: (text) => onCommit(text === '' ? null : tidyColour(text)),
    onLeave,
  });
  if (disabled)
    return (
      <span id={id} tabIndex={-1}>
        <ColorView column={column} value={value} />
      </span>
    );
  return (
    <span className="wb-color">
      <LateColorPanel
        t={t}
        title={t('color.pick', { title: column.title })}
        value={tidyColour(draft.shown)}
        onPick={(picked) => {
          draft.forget();
          onCommit(picked);
        }}
      />
      <TextControl
        frame={props}
        value={draft.shown}
        onChange={(event) => draft.change(event.target.value)}
        {...draft.handlers}
      />
    </span>
  );
}
