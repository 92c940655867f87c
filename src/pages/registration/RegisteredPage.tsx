import { Button, Result } from 'antd';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { t } from '../../platform/locales/t.ts';
import { REGISTER_PATH, SIGN_IN_PATH } from '../../platform/config/paths.ts';
import { Entrance } from '../signIn/Entrance.tsx';
import './registration.css';

const nameIn = (state: unknown): string =>
  typeof state === 'object' && state !== null && 'username' in state && typeof state.username === 'string'
    ? state.username
    : '';

/** Confirms a finished registration (S2.1-6); without one it redirects to the registration. */
export function RegisteredPage() {
  const navigate = useNavigate();
  const username = nameIn(useLocation().state);
  if (username === '') return <Navigate to={REGISTER_PATH} replace />;
  return (
    <Entrance>
      <section className="sign-in-card registration-wide">
        <Result
          status="success"
          title={<h2 className="registration-title">{t('register.done', { username })}</h2>}
          subTitle={t('register.advice')}
          extra={
            <Button type="primary" size="large" autoFocus onClick={() => void navigate(SIGN_IN_PATH)}>
              {t('register.signIn')}
            </Button>
          }
        />
      </section>
    </Entrance>
  );
}
