import type { PageSchema } from '../../../generated/page.ts';
import { isError, describeProblem } from '../../../text/problems.ts';
import type { Problem } from '../../../text/problems.ts';
import type { PageProblem } from './compilePageFile.ts';

const NOWHERE = { url: '/base', table: 'base', permission: 'base:page' } as const;

/** A base page as if it were shown, so that what is wrong with it can be said of it. */
const standingAlone = (base: PageSchema): PageSchema => ({
  ...base,
  kind: 'list',
  resource: base.resource ?? NOWHERE,
  columns: base.columns ?? [],
  list: base.list ?? { columns: [] },
  form: base.form ?? { groups: [] },
});

const nameOf = ({ code, said }: Problem): string => `${code}\n${JSON.stringify(said)}`;

const brokenBase = (id: string): Problem => ({
  ...describeProblem('broken-base', { name: id }),
  path: ['extends'],
});

export interface SharedProblems {
  /** Of the base's own file, each once. */
  readonly ofBase: readonly Problem[];
  /** Of each page that extends it, in their order. */
  readonly ofPages: readonly (readonly Problem[])[];
}

/**
 * Tells what is wrong with a base page by itself from what a page does to it. The first is said once, in the base, if any
 * page inherits it; a base may leave to its pages what they all supply, so alone it proves nothing.
 */
export function shareProblems(
  base: { readonly id: string; readonly schema: PageSchema },
  pages: readonly (readonly PageProblem[])[],
  compile: (schema: PageSchema) => readonly PageProblem[],
): SharedProblems {
  const isShown = base.schema.kind !== 'base';
  const alone = compile(standingAlone(base.schema));
  const names = new Set(alone.map(nameOf));
  const told = new Set<string>();
  const ofPages = pages.map((problems) => {
    const own = problems.flatMap(({ inherited, ...problem }): Problem[] => {
      if (inherited === undefined || !names.has(nameOf(inherited))) return [problem];
      told.add(nameOf(inherited));
      return [];
    });
    const isBroken = problems.filter(isError).length > own.filter(isError).length;
    return isBroken ? [...own, brokenBase(base.id)] : own;
  });
  return { ofBase: isShown ? [] : alone.filter((problem) => told.has(nameOf(problem))), ofPages };
}
