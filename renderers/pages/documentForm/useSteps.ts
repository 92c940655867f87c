import { useCallback, useMemo, useRef, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { CompiledStep, Finding, PageDocument } from '../../../engine/index.ts';
import { firstControl } from '../../kit/keyboard/focusNext.ts';
import { PortError } from '../../kit/ports/ports.ts';
import { usePorts } from '../../kit/ports/portsContext.ts';

export interface SteppingOptions {
  readonly document: PageDocument;
  /** Root element of the form. */
  readonly root: RefObject<HTMLElement>;
  /** From 0. */
  readonly index: number;
  readonly show: (index: number) => void;
  /** Commits typed text to the document; resolves to false when it was rejected. */
  readonly flush: () => Promise<boolean>;
  readonly focus: (finding: Finding) => void;
}

/** Step state of a form. */
export interface Stepping {
  /** Empty: the form has no steps. */
  readonly steps: readonly CompiledStep[];
  readonly index: number;
  readonly isLast: boolean;
  /** Groups of the other steps. */
  readonly hidden: ReadonlySet<string>;
  /**
   * Goes back immediately. Forward, it validates the steps in between and stops at the first one with an error,
   * focusing that error.
   */
  readonly go: (to: number) => Promise<void>;
}

const groupsBeside = (steps: readonly CompiledStep[], index: number): ReadonlySet<string> =>
  new Set(steps.flatMap(({ groups }, at) => (at === index ? [] : groups)));

/** Steps of a form. Going forward requires that the steps left behind can be saved; other steps are not validated. */
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
  /** Returns the errors of the first step from here that cannot be left. */
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
        // A lookup failed, so it is unknown whether the step may be left.
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
