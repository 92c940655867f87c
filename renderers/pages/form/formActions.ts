import type { ActionAt, CompiledAction } from '../../../engine/index.ts';
import type { Saving } from '../../form/saving/createSaving.ts';

/** What the buttons below a form reach. */
interface FormReach {
  readonly saving: Saving;
  /** Shows the stored record on paper. */
  readonly print: () => void;
  /** Opens an editor of the shell for the stored record. */
  readonly panel: (action: CompiledAction) => void;
}

/** What the buttons below a form do: one entry for each action that stands there. */
export const FORM_RUNS: { readonly [A in ActionAt<'form'>]: (action: CompiledAction, reach: FormReach) => void } = {
  print: (_, { print }) => print(),
  panel: (action, { panel }) => panel(action),
  transition: (action, { saving }) => void saving.transition(action),
};
