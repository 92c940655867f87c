import type { ComponentType } from 'react';
import type { Ports } from '../ports/ports.ts';
import { KeysAhead } from './KeysAhead.tsx';
import { lateComponent, type LateOptions } from './lateComponent.ts';
import { LateFailure } from './LateFailure.tsx';

interface PartProps {
  readonly t: Ports['t'];
  /** Gives the part up. */
  readonly onClose?: (() => void) | undefined;
}

/** A part that is made with antd: it comes when it is asked for, and says so when it cannot. */
export const latePart = <Props extends PartProps>(
  load: () => Promise<ComponentType<Props>>,
  waiting?: LateOptions<Props>['waiting'],
) =>
  lateComponent<Props>(load, {
    waiting,
    failed: ({ t, onClose }, retry) => <LateFailure t={t} onRetry={retry} onClose={onClose} />,
  });

/** A dialog or menu that staff ask for: what they type while it is coming lands in it. */
export function lateDialog<Props extends PartProps & { readonly onClose: () => void }>(
  load: () => Promise<ComponentType<Props>>,
) {
  const Late = lateComponent<Props>(load, {
    failed: ({ t, onClose }, retry) => <LateFailure over takesFocus t={t} onRetry={retry} onClose={onClose} />,
  });
  return (props: Props) => (
    <KeysAhead onGiveUp={props.onClose}>
      <Late {...props} />
    </KeysAhead>
  );
}
