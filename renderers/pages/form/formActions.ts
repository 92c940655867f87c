import type { ActionAt, CompiledAction } from '../../../engine/index.ts';
import type { Saving } from '../../form/saving/createSaving.ts';

/** What the actions below a form can use. */
interface FormReach {
  readonly saving: Saving;
  /** Opens the print view of the stored record. */
  readonly print: () => void;
  /** Opens a shell editor for the stored record. */
  readonly panel: (action: CompiledAction) => void;
}

/** Handlers of the buttons below a form, one for each action that is allowed there. */
export const FORM_RUNS: { readonly [A in ActionAt<'form'>]: (action: CompiledAction, reach: FormReach) => void } = {
  print: (_, { print }) => print(),
  panel: (action, { panel }) => panel(action),
  transition: (action, { saving }) => void saving.transition(action),
};
