import { useCallback, useMemo, useRef, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { CompiledStep, Finding, PageDocument } from '../../../engine/index.ts';
import { firstControl } from '../../kit/keyboard/focusNext.ts';
import { PortError } from '../../kit/ports/ports.ts';
import { usePorts } from '../../kit/ports/portsContext.ts';

export interface SteppingOptions {
  readonly document: PageDocument;
  /** The form, with all that is in it. */
  readonly root: RefObject<HTMLElement>;
  /** From 0. */
  readonly index: number;
  readonly show: (index: number) => void;
  /** Takes what is being typed into the document; false: it could not be taken. */
  readonly flush: () => Promise<boolean>;
  readonly focus: (finding: Finding) => void;
}

/** Where staff are in a form of steps. */
export interface Stepping {
  /** Empty: the form stands as a whole. */
  readonly steps: readonly CompiledStep[];
  readonly index: number;
  readonly isLast: boolean;
  /** Groups of the other steps. */
  readonly hidden: ReadonlySet<string>;
  /** Back at once; forward over the steps between, as far as the first with an error, and to that. */
  readonly go: (to: number) => Promise<void>;
}

const groupsBeside = (steps: readonly CompiledStep[], index: number): ReadonlySet<string> =>
  new Set(steps.flatMap(({ groups }, at) => (at === index ? [] : groups)));

/** The steps of a form. A step is left for the next when what is filled in there may be saved; other steps are not judged. */
export function useSteps({ document, root, index, show, flush, focus }: SteppingOptions): Stepping {
  const { notify, t } = usePorts();
  const { steps } = document.page.form;
  const isGoing = useRef(false);

  const enter = useCallback(
    (to: number) => {
      flushSync(() => show(to));
      const part = root.current?.querySelector<HTMLElement>('.wb-group:not([hidden]), .wb-details');
      if (part) firstControl(part)?.focus({ preventScroll: true });
      (part?.closest('.wb-form') ?? part)?.scrollIntoView({ block: 'start' });
    },
    [root, show],
  );
  /** The first step from here that may not be left, with its errors. */
  const firstFault = useCallback(
    async (to: number): Promise<readonly Finding[]> => {
      for (const { names } of steps.slice(index, to)) {
        const { findings } = await document.validate('save', names);
        const errors = findings.filter(({ level }) => level === 'error');
        if (errors.length > 0) return errors;
      }
      return [];
    },
    [document, index, steps],
  );
  const advance = useCallback(
    async (to: number): Promise<void> => {
      if (!(await flush())) return;
      const errors = await firstFault(to);
      const [first] = errors;
      if (first === undefined) return enter(to);
      notify.error(t('form.stepHasErrors', { count: errors.length }));
      focus(first);
    },
    [enter, firstFault, flush, focus, notify, t],
  );
  const go = useCallback(
    async (to: number): Promise<void> => {
      if (isGoing.current || to === index || steps[to] === undefined) return;
      if (to < index || document.readOnly) {
        void flush();
        enter(to);
        return;
      }
      isGoing.current = true;
      try {
        await advance(to);
      } catch (error) {
        // What has to be looked up could not be: nobody knows whether the step may be left.
        notify.error(error instanceof PortError ? error.message : t('form.stepNotJudged'));
      } finally {
        isGoing.current = false;
      }
    },
    [advance, document, enter, flush, index, notify, steps, t],
  );
  return useMemo(
    () => ({ steps, index, isLast: index >= steps.length - 1, hidden: groupsBeside(steps, index), go }),
    [go, index, steps],
  );
}
