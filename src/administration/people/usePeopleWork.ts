import { useDialogs, type Ports } from '../../../renderers/index.ts';

interface Work {
  readonly call: () => Promise<unknown>;
  /** Shown after success. */
  readonly done: string;
  /** Confirmation before the call; absent: none. */
  readonly ask?: { readonly title: string; readonly text: string } | undefined;
}

/**
 * Runs a call that changes people: confirms it before, and reports success or the refusal. Resolves to whether it was
 * done.
 */
export function usePeopleWork({ notify }: Pick<Ports, 'notify'>) {
  const dialogs = useDialogs();
  return async ({ call, done, ask }: Work): Promise<boolean> => {
    if (ask !== undefined && !(await dialogs.confirm({ ...ask, danger: true }))) return false;
    try {
      await call();
      notify.success(done);
      return true;
    } catch (error) {
      notify.error(error instanceof Error ? error.message : String(error));
      return false;
    }
  };
}
