import { useLayoutEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useDialogs } from '../dialogs/dialogs.ts';
import { usePorts } from '../../kit/ports/portsContext.ts';
import { createSaving, type Saving } from './createSaving.ts';
import type { SavingOptions } from './savingContext.ts';
import { isBusy, lostOf, nameOf } from './savingState.ts';

/** State of a saving, as a form renders it. */
export interface DrawnSaving extends Saving {
  /** `save`, the id of the running transition, or null. */
  readonly busy: string | null;
  /** Name of the press whose call was never answered: it may have been executed. */
  readonly lost: string | null;
}

/** The saving of the record that a form shows. */
export function useSaving(options: SavingOptions): DrawnSaving {
  const ports = usePorts();
  const context = { ...options, ports, dialogs: useDialogs() };
  const [saving] = useState(() => createSaving(context));
  useLayoutEffect(() => saving.follow(context));
  const state = useSyncExternalStore(saving.subscribe, saving.snapshot);
  const { t } = ports;
  return useMemo(() => {
    const press = lostOf(state)?.press;
    const title = press?.kind === 'move' ? press.action.title : t('form.save');
    return { ...saving, busy: isBusy(state) ? nameOf(state.press) : null, lost: press === undefined ? null : title };
  }, [saving, state, t]);
}
