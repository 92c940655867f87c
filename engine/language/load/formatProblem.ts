import { toPointer } from '../../core/paths.ts';
import type { LocalizedProblem } from '../../text/localizeProblem.ts';

/** Joins the problem and its hint into one sentence. */
export function sentenceOf({ message, hint }: Pick<LocalizedProblem, 'message' | 'hint'>): string {
  if (hint === undefined) return message;
  return `${message}${/[\u4e00-\u9fff]/.test(message) ? '，' : ', '}${hint}`;
}

/**
 * Formats a problem: `schemas/pages/a.json:41:9 /columns/3/dictCode unknown dictionary "trade_mod", did you mean
 * "trade_mode"?`
 */
export function formatProblem(problem: LocalizedProblem): string {
  const place = [problem.file, problem.line, problem.column].filter((part) => part !== undefined).join(':');
  const pointer = toPointer(problem.path) || '/';
  return `${place === '' ? '' : `${place} `}${pointer} ${sentenceOf(problem)}`;
}
