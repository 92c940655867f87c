import { applyPatch, sentenceOf } from '../../../engine/index.ts';
import type { CodeEdit } from '../../../renderers/index.ts';
import { editBetween, offsetOf } from './codePlaces.ts';
import type { PlayedExample } from './usePlayed.ts';
import { galleryText } from './galleryText.ts';

/** Problems listed; the editor marks all. */
const SHOWN = 5;

interface PlayedProblemsProps {
  readonly id: string;
  readonly played: PlayedExample;
  /** Moves the caret to an offset of the text. */
  readonly onGo: (from: number) => void;
  /** Applies a fix as one undo step. */
  readonly onFix: (edit: CodeEdit) => void;
}

const FixButton = ({ onClick }: { readonly onClick: () => void }) => (
  <button type="button" onClick={onClick}>
    {galleryText('gallery.fix')}
  </button>
);

/** Lists the problems of the text below, and shows when the rendering is older than the text. */
export function PlayedProblems({ id, played, onGo, onFix }: PlayedProblemsProps) {
  const { problems, isBehind, isChanged, text } = played;
  const count = problems.length;
  const state = isChanged ? galleryText('gallery.changed') : '';
  return (
    <div className="gallery-problems">
      <p id={id} role="status" data-behind={isBehind}>
        {count === 0 ? state : galleryText(isBehind ? 'gallery.behind' : 'gallery.warned', { count })}
      </p>
      {count > 0 && (
        <ul>
          {problems.slice(0, SHOWN).map((problem) => (
            <li key={`${problem.line}:${problem.column} ${problem.message}`}>
              <button type="button" onClick={() => onGo(offsetOf(text, problem.line ?? 1, problem.column ?? 1))}>
                {problem.line}:{problem.column}
              </button>{' '}
              {sentenceOf(problem)}{' '}
              {problem.patch !== undefined && (
                <FixButton onClick={() => onFix(editBetween(text, applyPatch(text, problem.patch ?? [])))} />
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
