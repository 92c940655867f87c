import { CheckCircleFilled, CloseCircleFilled } from '@ant-design/icons';
import { Button } from 'antd';
import { useNavigate } from 'react-router-dom';
import { t } from '../platform/locales/t.ts';
import { HOME_PATH } from '../platform/config/paths.ts';
import { ownPath } from '../shell/routes/redirect.ts';
import { VerdictPage } from '../shell/ui/VerdictPage.tsx';
import '../shell/ui/messagePage.css';

interface ResultPageProps {
  readonly status: 'success' | 'error';
  /** Query of the address; `back` is a path of the product to continue with. */
  readonly search: string;
}

/** Outcome of an operation, and links to continue (S2.1-16). */
export function ResultPage({ status, search }: ResultPageProps) {
  const navigate = useNavigate();
  const back = ownPath(new URLSearchParams(search).get('back'));
  const good = status === 'success';
  return (
    <VerdictPage
      sign={
        <span className="message-page-code">
          {good ? <CheckCircleFilled className="verdict-good" /> : <CloseCircleFilled className="verdict-bad" />}
        </span>
      }
      title={t(good ? 'result.success.text' : 'result.fail.text')}
      acts={
        <>
          {back !== null && (
            <Button type="primary" onClick={() => void navigate(back)}>
              {t(good ? 'result.continue' : 'result.correct')}
            </Button>
          )}
          <Button type={back === null ? 'primary' : 'default'} onClick={() => void navigate(HOME_PATH)}>
            {t('notFound.home')}
          </Button>
        </>
      }
    >
      <p>{t(good ? 'result.success.advice' : 'result.fail.advice')}</p>
    </VerdictPage>
  );
}
