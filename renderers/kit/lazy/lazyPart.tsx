import type { ComponentType } from 'react';
import type { Ports } from '../ports/ports.ts';
import { TypeAheadBuffer } from './TypeAheadBuffer.tsx';
import { lazyComponent, type LazyOptions } from './lazyComponent.ts';
import { LazyFailure } from './LazyFailure.tsx';

interface PartProps {
  readonly t: Ports['t'];
  /** Gives the part up. */
  readonly onClose?: (() => void) | undefined;
}

/** A part that is made with antd: it comes when it is asked for, and says so when it cannot. */
export const lazyPart = <Props extends PartProps>(
  load: () => Promise<ComponentType<Props>>,
  waiting?: LazyOptions<Props>['waiting'],
) =>
  lazyComponent<Props>(load, {
    waiting,
    failed: ({ t, onClose }, retry) => <LazyFailure t={t} onRetry={retry} onClose={onClose} />,
  });

/** A dialog or menu that staff ask for: what they type while it is coming lands in it. */
export function lazyDialog<Props extends PartProps & { readonly onClose: () => void }>(
  load: () => Promise<ComponentType<Props>>,
) {
  const Late = lazyComponent<Props>(load, {
    failed: ({ t, onClose }, retry) => <LazyFailure over takesFocus t={t} onRetry={retry} onClose={onClose} />,
  });
  return (props: Props) => (
    <TypeAheadBuffer onGiveUp={props.onClose}>
      <Late {...props} />
    </TypeAheadBuffer>
  );
}
