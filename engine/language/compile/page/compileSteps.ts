import type { CompiledForm, CompiledGroup, CompiledStep } from '../../compiled/compiledPage.ts';
import type { StepSchema } from '../../../generated/page.ts';
import type { Path } from '../../../core/paths.ts';
import { describeProblem } from '../../../text/problems.ts';
import { didYouMean } from '../../../text/suggestions.ts';
import type { CompiledParts } from './compileList.ts';
import { complain } from '../parts/pageCompilation.ts';
import type { PageCompilation } from '../parts/pageCompilation.ts';

type Drawn = Pick<CompiledForm, 'groups' | 'tabs'>;

/** Reports groups and details that no step shows: they could never be filled in. */
function checkAllPlaced(compilation: PageCompilation, drawn: Drawn, placed: ReadonlySet<string>): void {
  for (const [index, { key }] of drawn.groups.entries())
    if (!placed.has(key))
      complain(compilation, ['form', 'groups', index, 'key'], describeProblem('not-in-step.group', { key }));
  for (const [index, { detail: key }] of drawn.tabs.entries())
    if (!placed.has(key))
      complain(compilation, ['form', 'tabs', index, 'detail'], describeProblem('not-in-step.tab', { key }));
}

/**
 * Compiles the steps of a form: each group and each tab belongs to one of them. Without steps the form is shown as a
 * whole.
 */
export function compileSteps(compilation: PageCompilation, parts: CompiledParts, drawn: Drawn): CompiledStep[] {
  const steps = compilation.page.form.steps ?? [];
  const groupByKey = new Map(drawn.groups.map((group) => [group.key, group]));
  const details = new Set(drawn.tabs.map(({ detail }) => detail));
  const placed = new Set<string>();
  const place = (keys: readonly string[], known: { has(key: string): boolean; keys(): Iterable<string> }, path: Path) =>
    keys.filter((key, index) => {
      const at = [...path, index];
      const isKnown = known.has(key);
      if (!isKnown)
        complain(compilation, at, { ...describeProblem('unknown-in-step', { key }), ...didYouMean(key, known.keys()) });
      else if (placed.has(key)) complain(compilation, at, describeProblem('duplicate-key.inStep', { key }));
      placed.add(key);
      return isKnown;
    });
  const compileStep = (step: StepSchema, index: number): CompiledStep => {
    const path = ['form', 'steps', index];
    const groups = place(step.groups ?? [], groupByKey, [...path, 'groups']);
    const tabs = place(step.tabs ?? [], details, [...path, 'tabs']);
    const own = groups.flatMap((key): CompiledGroup | readonly CompiledGroup[] => groupByKey.get(key) ?? []);
    const title = own[0]?.title ?? parts.detailByKey.get(tabs[0] ?? '')?.title ?? '';
    const names = new Set([...own.flatMap(({ fields }) => fields.map(({ key }) => key)), ...tabs]);
    return { title, groups, details: tabs, names };
  };
  const compiled = steps.map(compileStep);
  if (compiled.length > 0) checkAllPlaced(compilation, drawn, placed);
  return compiled;
}
