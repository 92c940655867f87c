import { useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import type { CompiledPage } from '../../../engine/index.ts';
import { lazyPart } from '../../kit/lazy/lazyPart.tsx';
import { usePorts } from '../../kit/ports/portsContext.ts';
import { permittedAction } from '../../data/records/recordActions.ts';

/** The paper view of the form, lazy-loaded. */
export const LazyFormPaper = lazyPart(() =>
  import('../../form/printPreview/FormPaper.tsx').then((module) => module.FormPaper),
);

/** State of the paper view; available to users who may print, on a page with paper forms. */
export function usePaper(page: CompiledPage) {
  const { can, prints } = usePorts();
  const [isOn, setIsOn] = useState(false);
  const isOffered = prints !== undefined && permittedAction('print', { page, can }) !== undefined;
  return useMemo(
    () => ({
      isOffered,
      isOn: isOn && isOffered,
      toggle: () => setIsOn(!isOn),
      /** Leaves the paper view synchronously, so that a field can take the focus. */
      leave: () => flushSync(() => setIsOn(false)),
    }),
    [isOffered, isOn],
  );
}
