import { SECRET_MASK } from '../../../../engine/index.ts';
import { toText } from '../../../kit/formats/formats.ts';
import { TextControl } from '../../inputs/TextControl.tsx';
import type { EditProps } from '../../inputs/widget.ts';
import { LazyFailure } from '../../../kit/lazy/LazyFailure.tsx';
import { lazyComponent } from '../../../kit/lazy/lazyComponent.ts';
import { usePorts } from '../../../kit/ports/portsContext.ts';
import type { Ports } from '../../../kit/ports/ports.ts';
import { useDraft } from '../../../kit/keyboard/useDraft.ts';
import { useState } from 'react';
import type { PasswordInputProps } from './PasswordInput.tsx';

const LatePasswordInput = lazyComponent<PasswordInputProps & { readonly t: Ports['t'] }>(
  () => import('./PasswordInput.tsx').then((module) => module.PasswordInput),
  {
    waiting: ({ frame, t }) => <TextControl frame={frame} aria-busy readOnly placeholder={t('password.loading')} />,
    failed: ({ t }, retry) => <LazyFailure t={t} onRetry={retry} />,
  },
);

/**
 * A password: the stored one is never sent, so the field is blank and indicates that one is set. Left blank, it is
 * unchanged; a typed one replaces it, and is not part of a draft.
 */
export function PasswordEdit(props: EditProps) {
  const { id, column, value, disabled, onCommit, onLeave } = props;
  const { t } = usePorts();
  const isKept = toText(value) === SECRET_MASK;
  const [typed, setTyped] = useState<string | null>(null);
  const take = (): void => {
    if (typed !== null && typed !== '') onCommit(typed);
    setTyped(null);
  };
  useDraft(typed !== null, take);
  if (disabled)
    return (
      <output id={id} className="wb-field-text" tabIndex={-1}>
        {toText(value) === '' ? '' : t('password.keptView')}
      </output>
    );
  const shown = typed ?? (isKept ? '' : toText(value));
  return (
    <LatePasswordInput
      t={t}
      frame={{ ...props, column: isKept ? { ...column, placeholder: t('password.kept') } : column }}
      value={shown}
      hasMeter={column.strength !== false}
      onChange={setTyped}
      onClear={() => {
        setTyped(null);
        onCommit(null);
      }}
      onLeave={() => {
        take();
        onLeave();
      }}
    />
  );
}
