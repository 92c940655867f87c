import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useFace } from '../keyboard/pageKeys.ts';
import { t } from '../../platform/locales/t.ts';
import './messagePage.css';

interface FailedPageProps {
  readonly text: string;
  readonly onRetry: () => void;
  readonly children?: ReactNode;
}

/** Placeholder of a page that failed to load; keystrokes are buffered until the retry. */
export const FailedPage = ({ text, onRetry, children }: FailedPageProps) => (
  <div ref={useFace(true)} className="message-page" role="alert">
    <h1>{t('page.failed')}</h1>
    <p>{text}</p>
    <Button type="primary" onClick={onRetry}>
      {t('page.retry')}
    </Button>
    {children}
  </div>
);
