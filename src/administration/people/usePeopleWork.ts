import { useDialogs, type Ports } from '../../../renderers/index.ts';

interface Work {
  readonly call: () => Promise<unknown>;
  /** Said when it was done. */
  readonly done: string;
  /** Asked before; absent: it is done at once. */
  readonly ask?: { readonly title: string; readonly text: string } | undefined;
}

/** Runs what changes people: asked about before, told after; what was refused is said. Resolves to whether it was done. */
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
