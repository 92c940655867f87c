import type { ActionAt, CompiledAction } from '../../engine/index.ts';
import type { Saving } from '../saving/createSaving.ts';

/** What the buttons below a form reach. */
interface FormReach {
  readonly saving: Saving;
  /** Shows the stored record on paper. */
  readonly print: () => void;
}

/** What the buttons below a form do: one entry for each action that stands there. */
export const FORM_RUNS: { readonly [A in ActionAt<'form'>]: (action: CompiledAction, reach: FormReach) => void } = {
  print: (_, { print }) => print(),
  transition: (action, { saving }) => void saving.transition(action),
};
