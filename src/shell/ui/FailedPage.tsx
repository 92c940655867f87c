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

/** Stands for a page that did not come; what was typed ahead of it is kept until it is tried again. */
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
