import type { Problem } from '../../engine/index.ts';
import { toPointer } from '../../engine/index.ts';

const placeOf = ({ file, line, column }: Problem): string =>
  [file, line, column].filter((part) => part !== undefined).join(':');

/** Mistakes of a schema file, as the doctor prints them. */
export function ProblemList({ problems }: { readonly problems: readonly Problem[] }) {
  return (
    <ul className="problem-list">
      {problems.map((problem) => (
        <li key={`${toPointer(problem.path)} ${problem.message}`}>
          <code>
            {placeOf(problem)} {toPointer(problem.path)}
          </code>{' '}
          {problem.message}
          {problem.hint === undefined ? '' : `, ${problem.hint}`}
        </li>
      ))}
    </ul>
  );
}
