import type { CompiledPage } from '../../compiled/compiledPage.ts';
import { FACT_CHECKS, isUnsatisfiable } from '../../expressions/index.ts';
import type { PageSchema } from '../../../generated/page.ts';
import { toPointer } from '../../../core/paths.ts';
import { hints, isError, part, describeProblem } from '../../../text/problems.ts';
import type { Problem } from '../../../text/problems.ts';
import { checkColumn } from '../columns/columnChecks.ts';
import { checkPopup } from '../columns/checkPopup.ts';
import { checkPlacement } from '../page/checkPlacement.ts';
import { compilePage } from '../page/compilePage.ts';
import { factsOfPage } from '../parts/columnFacts.ts';
import type { AuthorChecks } from '../parts/pageCompilation.ts';
import type { CompileContext } from '../page/compilePage.ts';
import { extendPage } from '../inherit/extendPage.ts';
import type { Source } from '../inherit/extendPage.ts';
import { checkOmit } from '../inherit/omitInherited.ts';

/** A problem of a page; at `extends` stands what it inherited. */
export interface PageProblem extends Problem {
  /** The problem as the extended page has it, at its place there. */
  readonly inherited?: Problem | undefined;
}

export interface CompiledPageFile {
  readonly page?: CompiledPage;
  readonly problems: readonly PageProblem[];
}

/** Codes of problems that come with fewer choices than the base has. */
const NARROWED: ReadonlySet<string> = new Set(['unknown-code', 'never-holds']);

/** Says a problem where its author finds it: in the own file, or at `extends` with the place in the other one. */
function placeAtSource(problem: Problem, { inherited, path }: Source, base: string): PageProblem {
  if (!inherited) return { ...problem, path };
  const { misspelt: _, ...others } = problem;
  return {
    ...others,
    // What is right in the base may be too much for a page that narrows it.
    ...(NARROWED.has(problem.code) && { level: 'warning' as const }),
    path: ['extends'],
    said: part('part.inherited', { base, pointer: toPointer(path) || '/', said: problem.said }),
    inherited: { ...problem, path },
  };
}

const AUTHOR_CHECKS: AuthorChecks = {
  factsOfPage,
  facts: FACT_CHECKS,
  isUnsatisfiable,
  checkColumn,
  checkPopup,
  checkPlacement,
};

/** Compiles a page as its file has it, with all that its author has to know; `base` is the page that `extends` names. */
export function compilePageFile(
  schema: PageSchema,
  base: PageSchema | undefined,
  given: CompileContext,
): CompiledPageFile {
  const context = { ...given, authorChecks: AUTHOR_CHECKS };
  if (schema.kind === 'base') return { problems: [] };
  if (schema.extends === undefined && schema.omit !== undefined)
    return { problems: [{ ...describeProblem('misplaced-key.omit'), path: ['omit'] }] };
  if (schema.extends === undefined || base === undefined) return compilePage(schema, context);
  if (base.extends !== undefined) {
    const said = describeProblem('extends-twice', { page: schema.extends, base: base.extends });
    return { problems: [{ ...said, path: ['extends'], ...hints('extendThat', { page: base.extends }) }] };
  }
  const name = schema.extends;
  const { page: extended, sourceOf } = extendPage(schema, base);
  const { page, problems: found } = compilePage(extended, context);
  const problems = [
    ...found.map((problem) => placeAtSource(problem, sourceOf(problem.path), name)),
    ...checkOmit(schema.omit, base),
  ];
  return problems.some(isError) || page === undefined ? { problems } : { page, problems };
}

/** The schema as it travels: with everything it inherits, so that `compilePage` needs no base. */
export const resolveExtends = (schema: PageSchema, base: PageSchema): PageSchema => extendPage(schema, base).page;
