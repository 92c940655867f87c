import { useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import type { CompiledPage } from '../../../engine/index.ts';
import { lazyPart } from '../../kit/lazy/lazyPart.tsx';
import { usePorts } from '../../kit/ports/portsContext.ts';
import { permittedAction } from '../../data/records/recordActions.ts';

/** The form as paper, in a chunk of its own. */
export const LazyFormPaper = lazyPart(() =>
  import('../../form/printPreview/FormPaper.tsx').then((module) => module.FormPaper),
);

/** Whether the form is shown as paper: by who may print, of a page that has papers. */
export function usePaper(page: CompiledPage) {
  const { can, prints } = usePorts();
  const [isOn, setIsOn] = useState(false);
  const isOffered = prints !== undefined && permittedAction('print', { page, can }) !== undefined;
  return useMemo(
    () => ({
      isOffered,
      isOn: isOn && isOffered,
      toggle: () => setIsOn(!isOn),
      /** At once, so that a field can take the focus. */
      leave: () => flushSync(() => setIsOn(false)),
    }),
    [isOffered, isOn],
  );
}
