import { Button } from 'antd';
import { useNavigate } from 'react-router-dom';
import { t } from '../../platform/locales/t.ts';
import type { ShellTextKey } from '../../platform/locales/t.ts';
import { HOME_PATH } from '../../platform/config/paths.ts';
import { useShell } from '../services/ShellContext.ts';
import { VerdictPage } from './VerdictPage.tsx';
import './messagePage.css';

/** S2.1-11, S2.1-12: no permission, not found, failed. */
export type ExceptionCode = '403' | '404' | '500';

const TEXTS: Readonly<Record<ExceptionCode, { readonly title: ShellTextKey; readonly advice: ShellTextKey }>> = {
  '403': { title: 'exception.403.text', advice: 'exception.403.advice' },
  '404': { title: 'notFound.text', advice: 'exception.404.advice' },
  '500': { title: 'page.crashed', advice: 'page.crashedText' },
};

interface ExceptionPageProps {
  readonly code: ExceptionCode;
  /** Message of the server or the browser. */
  readonly detail?: string;
  /** Retries; absent: no retry. */
  readonly onRetry?: () => void;
}

/** Shows the error of a page, with links back. */
export function ExceptionPage({ code, detail = '', onRetry }: ExceptionPageProps) {
  const { session } = useShell();
  const navigate = useNavigate();
  const { title, advice } = TEXTS[code];
  return (
    <VerdictPage
      sign={<span className="message-page-code">{code}</span>}
      title={t(title)}
      acts={
        <>
          {onRetry && (
            <Button type="primary" onClick={onRetry}>
              {t('page.retry')}
            </Button>
          )}
          <Button
            type={onRetry ? 'default' : 'primary'}
            href={HOME_PATH}
            onClick={(event) => {
              event.preventDefault();
              void navigate(HOME_PATH);
            }}
          >
            {t(session.state.token === null ? 'exception.signIn' : 'notFound.home')}
          </Button>
          {window.history.length > 1 && <Button onClick={() => void navigate(-1)}>{t('exception.back')}</Button>}
        </>
      }
    >
      <p>{t(advice)}</p>
      {detail !== '' && <code>{detail}</code>}
    </VerdictPage>
  );
}
