import type { CompiledAction, CompiledTrack } from '../../compiled/compiledPage.ts';
import { describeProblem } from '../../../text/problems.ts';
import { complain, type PageCompilation } from '../parts/pageCompilation.ts';
import { checkStatus, statusValues } from './compileActions.ts';

/**
 * Minimum number of derived steps: two statuses are sufficiently shown by the tag, and toggling between two is not a
 * progression.
 */
const LEAST_STEPS = 3;

const movesFrom = (actions: readonly CompiledAction[], status: string): readonly string[] =>
  actions.flatMap(({ from, to }) => (to !== undefined && from?.includes(status) === true ? [to] : []));

/** Derives the steps from the first status on, each time by the first transition to a status not yet included. */
function wayOf(actions: readonly CompiledAction[], first: string): readonly string[] {
  const steps = [first];
  for (let at: string | undefined = first; at !== undefined;) {
    at = movesFrom(actions, at).find((to) => !steps.includes(to));
    if (at !== undefined) steps.push(at);
  }
  return steps;
}

/**
 * Places a status outside of the steps one step before the first step it leads back to; without a way back, at the step
 * from which it is reached.
 */
function asidesOf(actions: readonly CompiledAction[], steps: readonly string[]): ReadonlyMap<string, number> {
  const all = actions.flatMap(({ from = [], to }) => (to === undefined ? [] : [...from, to]));
  const places = [...new Set(all)].flatMap((status): readonly (readonly [string, number])[] => {
    if (steps.includes(status)) return [];
    const next = movesFrom(actions, status).flatMap((to) => (steps.includes(to) ? steps.indexOf(to) : []));
    const left = steps.findIndex((step) => movesFrom(actions, step).includes(status));
    return [[status, next.length > 0 ? Math.max(0, Math.min(...next) - 1) : Math.max(0, left)]];
  });
  return new Map(places);
}

/**
 * Compiles the progress track of a record through its statuses: as written in the page, else derived from its
 * transitions.
 */
export function compileTrack(
  compilation: PageCompilation,
  actions: readonly CompiledAction[],
): CompiledTrack | undefined {
  const { resource, form, columns } = compilation.page;
  const written = form.header?.track;
  const path = ['form', 'header', 'track'];
  if (written !== undefined && resource.statusKey === undefined) {
    return void complain(compilation, path, describeProblem('missing-key.statusKey'));
  }
  const known = statusValues(compilation);
  for (const [index, value] of (written ?? []).entries())
    if (known !== undefined) checkStatus(compilation, { value, path: [...path, index] }, known);
  const { defaultValue } = columns.find(({ key }) => key === resource.statusKey) ?? {};
  const first = defaultValue ?? actions.find(({ to }) => to !== undefined)?.from?.[0];
  const steps = written ?? (first === undefined ? [] : wayOf(actions, String(first)));
  const least = written === undefined ? LEAST_STEPS : 2;
  return steps.length < least ? undefined : { steps, asides: asidesOf(actions, steps) };
}
