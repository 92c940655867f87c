import { numberFault, tidyNumber, type CompiledColumn } from '../../../../engine/index.ts';
import { toText } from '../../../kit/formats/formats.ts';
import { TextControl } from '../../inputs/TextControl.tsx';
import { useAccepting } from '../../inputs/useAccepting.ts';
import type { EditProps } from '../../inputs/widget.ts';
import { usePorts } from '../../../kit/ports/portsContext.ts';
import { useTextDraft } from '../../../kit/keyboard/useTextDraft.ts';
import './numbered.css';

interface NumberedEditProps extends EditProps {
  readonly numbering: NonNullable<CompiledColumn['checkDigits']>;
}

/**
 * A number with a check digit: formatted immediately as its standard requires, with errors shown below while typing.
 */
export function NumberedEdit({ numbering, ...props }: NumberedEditProps) {
  const { id, value, messageId, onCommit, onType, onLeave } = props;
  const { t } = usePorts();
  const commit = (text: string) => (text === '' ? null : tidyNumber(text));
  const draft = useTextDraft({
    text: toText(value),
    onCommit: (text) => onCommit(commit(text)),
    onType: onType && ((text) => onType(commit(text))),
    onLeave,
  });
  const accepting = useAccepting(tidyNumber, draft.change);
  const fault = draft.shown === '' ? undefined : numberFault(numbering, tidyNumber(draft.shown));
  const hintId = `${id}-hint`;
  const { kind, ...places } = fault ?? { kind: 'good' as const };
  const isJudged = draft.typing && draft.shown !== '';
  // A number that is still too short while typing is not an error yet.
  const status = isJudged && kind !== 'good' && kind !== 'short' ? 'error' : props.status;
  return (
    <span className="wb-numbered">
      <TextControl
        frame={{ ...props, status, messageId: isJudged ? hintId : messageId }}
        className="wb-number-code"
        value={draft.shown}
        {...accepting}
        {...draft.handlers}
      />
      {isJudged ? (
        <span id={hintId} className="wb-numbered-hint" data-fault={kind} role="status">
          {t(`number.${kind}`, {
            ...places,
            ...('missing' in places && { count: places.missing }),
            ...('extra' in places && { count: places.extra }),
          })}
        </span>
      ) : null}
    </span>
  );
}
