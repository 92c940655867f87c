import type { ComponentType } from 'react';
import type { Ports } from '../ports/ports.ts';
import { TypeAheadBuffer } from './TypeAheadBuffer.tsx';
import { lazyComponent, type LazyOptions } from './lazyComponent.ts';
import { LazyFailure } from './LazyFailure.tsx';

interface PartProps {
  readonly t: Ports['t'];
  /** Closes the part without waiting for it. */
  readonly onClose?: (() => void) | undefined;
}

/** Creates a part built with antd: loaded on request, with an error message when loading fails. */
export const lazyPart = <Props extends PartProps>(
  load: () => Promise<ComponentType<Props>>,
  waiting?: LazyOptions<Props>['waiting'],
) =>
  lazyComponent<Props>(load, {
    waiting,
    failed: ({ t, onClose }, retry) => <LazyFailure t={t} onRetry={retry} onClose={onClose} />,
  });

/** Creates a lazy-loaded dialog or menu: what staff type while it is loading is buffered and entered in it. */
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
