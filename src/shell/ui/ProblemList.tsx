import type { LocalizedProblem } from '../../../engine/index.ts';
import { sentenceOf, toPointer } from '../../../engine/index.ts';

const placeOf = ({ file, line, column }: LocalizedProblem): string =>
  [file, line, column].filter((part) => part !== undefined).join(':');

/** Problems of a schema file, as the doctor prints them. */
export function ProblemList({ problems }: { readonly problems: readonly LocalizedProblem[] }) {
  return (
    <ul className="problem-list">
      {problems.map((problem) => (
        <li key={`${toPointer(problem.path)} ${problem.message}`}>
          <code>
            {placeOf(problem)} {toPointer(problem.path)}
          </code>{' '}
          {sentenceOf(problem)}
        </li>
      ))}
    </ul>
  );
}
