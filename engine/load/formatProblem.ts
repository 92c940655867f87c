import { toPointer } from '../paths.ts';
import type { Problem } from '../problems.ts';

/** `schemas/pages/a.json:41:9 /columns/3/dictCode unknown dictionary "trade_mod", did you mean "trade_mode"?` */
export function formatProblem(problem: Problem): string {
  const place = [problem.file, problem.line, problem.column].filter((part) => part !== undefined).join(':');
  const pointer = toPointer(problem.path) || '/';
  const hint = problem.hint === undefined ? '' : `, ${problem.hint}`;
  return `${place === '' ? '' : `${place} `}${pointer} ${problem.message}${hint}`;
}
