import type { ReactNode } from 'react';
import './emptyState.css';

/** Picture to show: an empty ship, a ship being searched for, one behind a lock. */
export type EmptyPicture = 'none' | 'notFound' | 'locked';

export interface EmptyStateProps {
  /** Read once: the picture has no accessible name. */
  readonly text: ReactNode;
  /** Text on what can be done about it. Default: none. */
  readonly hint?: ReactNode;
  /** Default: `none`, there is nothing yet. */
  readonly picture?: EmptyPicture;
  /** Buttons for what can be done about it. Default: none. */
  readonly children?: ReactNode;
}

const MARKS: Readonly<Record<EmptyPicture, ReactNode>> = {
  none: null,
  notFound: (
    <g className="wb-empty-mark">
      <circle cx="86" cy="26" r="11" />
      <path d="m94 34 9 9" />
    </g>
  ),
  locked: (
    <g className="wb-empty-mark">
      <rect x="76" y="22" width="22" height="17" rx="2" />
      <path d="M80 22v-5a7 7 0 0 1 14 0v5" />
    </g>
  ),
};

/** An empty state with its reason and what to do. Uses the colors of its surroundings, light or dark. */
export const EmptyState = ({ text, hint, picture = 'none', children }: EmptyStateProps) => (
  <div className="wb-empty">
    <svg className="wb-empty-picture" width="120" height="72" viewBox="0 0 120 72" aria-hidden focusable="false">
      <path className="wb-empty-sea" d="M4 64c8-5 15-5 23 0s15 5 23 0 15-5 23 0 15 5 23 0 12-4 20-1" />
      <path className="wb-empty-ship" d="M18 46h76l-8 13H28z" />
      <path className="wb-empty-ship" d="M26 46V30h12v16" />
      <g className="wb-empty-room">
        <rect x="42" y="36" width="14" height="10" />
        <rect x="57" y="36" width="14" height="10" />
        <rect x="72" y="36" width="14" height="10" />
      </g>
      {MARKS[picture]}
    </svg>
    <p className="wb-empty-text">{text}</p>
    {hint === undefined ? null : <p className="wb-empty-hint">{hint}</p>}
    {children === undefined ? null : <div className="wb-empty-acts">{children}</div>}
  </div>
);
