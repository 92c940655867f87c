import type { ReactNode } from 'react';
import './verdictPage.css';

interface VerdictProps {
  /** A large sign above the words; it says nothing that they do not. */
  readonly sign: ReactNode;
  readonly title: string;
  readonly children: ReactNode;
  /** The ways on. */
  readonly acts: ReactNode;
}

/** What stands in the place of a page that cannot be shown. Without antd's Result, which brings three drawings of 40 kB. */
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
