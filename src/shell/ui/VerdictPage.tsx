import type { ReactNode } from 'react';
import './verdictPage.css';

interface VerdictProps {
  /** Decorative sign above the text. */
  readonly sign: ReactNode;
  readonly title: string;
  readonly children: ReactNode;
  /** Buttons to continue. */
  readonly acts: ReactNode;
}

/** Page shown instead of one that cannot be shown. Without antd's Result, whose three images take 40 kB. */
export const VerdictPage = ({ sign, title, children, acts }: VerdictProps) => (
  <div className="exception-page verdict">
    <div className="verdict-sign" aria-hidden="true">
      {sign}
    </div>
    <h1>{title}</h1>
    <div className="verdict-words">{children}</div>
    <div className="verdict-acts">{acts}</div>
  </div>
);
