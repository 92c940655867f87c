import type { PageSchema } from '../../../generated/page.ts';
import { isError, describeProblem } from '../../../text/problems.ts';
import type { Problem } from '../../../text/problems.ts';
import type { PageProblem } from './compilePageFile.ts';

const NOWHERE = { url: '/base', table: 'base', permission: 'base:page' } as const;

/** Completes a base page so that it can be compiled and its problems reported. */
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
  /** Problems of the base's own file, each reported once. */
  readonly ofBase: readonly Problem[];
  /** Problems of each extending page, in page order. */
  readonly ofPages: readonly (readonly Problem[])[];
}

/**
 * Separates the problems of a base page from those caused by an extending page. The former are reported once, in the
 * base, if any page inherits them; a problem of the base compiled alone proves nothing, because its pages may supply
 * the missing parts.
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
