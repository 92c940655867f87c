import { Suspense, useEffect } from 'react';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { chunked } from '../platform/chunks/chunked.tsx';
import { loadChunk } from '../platform/chunks/loadChunk.ts';
import { CallError } from '../platform/http/callError.ts';
import { t } from '../platform/locales/t.ts';
import { loadPermissions } from '../platform/session/loadPermissions.ts';
import { EMPTY_MENU } from '../../contract/permissionResponse.ts';
import { signOut } from '../platform/session/signIn.ts';
import { useShell } from '../shell/services/ShellContext.ts';
import { homeOf, guardVisit } from '../shell/routes/guard.ts';
import {
  ALTERATION_PATH,
  HOME_PATH,
  REGISTER_PATH,
  REGISTERED_PATH,
  SIGN_IN_PATH,
  SSO_PATH,
} from '../platform/config/paths.ts';
import { splitPath } from '../shell/routes/splitPath.ts';
import { useRouteTable } from '../shell/routes/useRouteTable.ts';

const SignInPage = chunked(async () => (await import('../pages/signIn/SignInPage.tsx')).SignInPage);
const SsoPage = chunked(async () => (await import('../pages/signIn/SsoPage.tsx')).SsoPage);
const RegisterPage = chunked(async () => (await import('../pages/registration/RegisterPage.tsx')).RegisterPage);
const RegisteredPage = chunked(async () => (await import('../pages/registration/RegisteredPage.tsx')).RegisteredPage);
const AlterationPage = chunked(async () => (await import('../pages/registration/AlterationPage.tsx')).AlterationPage);
const MainLayout = chunked(async () => (await import('./MainLayout.tsx')).MainLayout);

/** Loads the home page together with the layout. The page itself handles a load failure. */
async function prepareWorkspace(pathname: string): Promise<void> {
  const home = (): Promise<unknown> => loadChunk(() => import('../pages/HomePage.tsx'));
  await Promise.all([MainLayout.prepare(), pathname === HOME_PATH && home().catch(() => undefined)]);
}

const NotFoundPage = chunked(async () => (await import('../pages/NotFoundPage.tsx')).NotFoundPage);

const Loading = () => (
  <div className="shell-loading" role="status">
    {t('app.loading')}
  </div>
);

const reasonOf = (error: unknown): string => {
  if (error instanceof CallError) return error.message;
  return error instanceof Error && error.message === EMPTY_MENU ? t('signIn.noMenu') : String(error);
};

/** Loads the menu; without one the session ends, and the guard redirects to the sign-in page (S2.3-2, S2.3-3). */
function PermissionLoader() {
  const { http, session } = useShell();
  useEffect(() => {
    const { token } = session.state;
    const load = async () => {
      try {
        await loadPermissions(http, session);
      } catch (error) {
        if (session.state.token === token) await signOut(http, session, reasonOf(error)).catch(() => undefined);
      }
    };
    void load();
    void prepareWorkspace(window.location.pathname);
  }, [http, session]);
  return <Loading />;
}

const Inside = () => (
  <Suspense fallback={<Loading />}>
    <MainLayout />
  </Suspense>
);

/** Pages for users without a session. */
const ENTRANCE_PAGES: ReadonlyMap<string, ReactNode> = new Map([
  [SIGN_IN_PATH, <SignInPage key={SIGN_IN_PATH} />],
  [SSO_PATH, <SsoPage key={SSO_PATH} />],
  [REGISTER_PATH, <RegisterPage key={REGISTER_PATH} />],
  [REGISTERED_PATH, <RegisteredPage key={REGISTERED_PATH} />],
  [ALTERATION_PATH, <AlterationPage key={ALTERATION_PATH} />],
]);

/** Passes the address to the guard and renders what it allows (S2.3). */
export function GuardedRoutes() {
  const { session, config } = useShell();
  const { pathname, search } = useLocation();
  const { token, permissionList, homePaths, ended } = useSnapshot(session.state);
  const table = useRouteTable();
  const mayOpen = (path: string): boolean =>
    table.resolve(...splitPath(path.split('#', 1)[0] ?? '')).kind !== 'missing';
  const verdict = guardVisit({
    pathname,
    search,
    token,
    permitted: permissionList !== null,
    sso: config.ssoUrl !== '' && !ended,
    home: homeOf(homePaths, mayOpen),
    mayOpen,
  });
  if (verdict.kind === 'redirect') return <Navigate to={verdict.to} replace />;
  if (verdict.kind === 'load') return <PermissionLoader />;
  if (verdict.kind === 'workspace') return <Inside />;
  return <Suspense fallback={<Loading />}>{ENTRANCE_PAGES.get(pathname) ?? <NotFoundPage />}</Suspense>;
}
