import { t } from '../../platform/locales/t.ts';
import type { ShellTextKey } from '../../platform/locales/t.ts';
import type { BuiltinName, ShellRoute } from './buildRoutes.ts';
import {
  ACCOUNT_PATH,
  BUSINESS_PATH,
  DOWNLOADS_PATH,
  ENVIRONMENT_PATH,
  HOME_PATH,
  MESSAGES_PATH,
  REPORT_PATH,
  TEST_PATH,
} from '../../platform/config/paths.ts';

export const homeRoute = (title: string): ShellRoute => ({
  path: HOME_PATH,
  name: 'dashboard-analysis',
  redirect: null,
  hidden: false,
  meta: {
    title,
    icon: 'home',
    url: '',
    permissionList: [],
    keepAlive: true,
    internalOrExternal: false,
    componentName: 'Analysis',
    hiddenHeaderContent: false,
    permission: [],
  },
  target: { kind: 'builtin', name: 'home' },
  children: [],
});

interface StaticPage {
  readonly path: string;
  readonly builtin: BuiltinName;
  readonly title: ShellTextKey;
  readonly icon: string;
  readonly componentName: string;
}

/** Pages that exist for all users, even without a menu entry. */
const PAGES: readonly StaticPage[] = [
  {
    path: ACCOUNT_PATH,
    builtin: 'accountCenter',
    title: 'account.center',
    icon: 'user',
    componentName: 'AccountCenter',
  },
  // Target of the bell.
  {
    path: MESSAGES_PATH,
    builtin: 'messages',
    title: 'messages.title',
    icon: 'message',
    componentName: 'UserAnnouncementList',
  },
  {
    path: DOWNLOADS_PATH,
    builtin: 'downloads',
    title: 'downloads.title',
    icon: 'file-done',
    componentName: 'MyDownloads',
  },
  {
    path: BUSINESS_PATH,
    builtin: 'businessHome',
    title: 'business.title',
    icon: 'container',
    componentName: 'YwHome',
  },
  { path: TEST_PATH, builtin: 'testHome', title: 'gallery.title', icon: 'appstore', componentName: 'TestHome' },
  {
    path: ENVIRONMENT_PATH,
    builtin: 'environment',
    title: 'environment.title',
    icon: 'appstore',
    componentName: 'TestEnvironment',
  },
  {
    path: '/exception/403',
    builtin: 'refused',
    title: 'exception.403',
    icon: 'file-text',
    componentName: 'Exception403',
  },
  {
    path: '/exception/404',
    builtin: 'notFound',
    title: 'exception.404',
    icon: 'file-text',
    componentName: 'Exception404',
  },
  {
    path: '/exception/500',
    builtin: 'failed',
    title: 'exception.500',
    icon: 'file-text',
    componentName: 'Exception500',
  },
  {
    path: '/result/success',
    builtin: 'succeeded',
    title: 'result.success',
    icon: 'file-done',
    componentName: 'ResultSuccess',
  },
  {
    path: '/result/fail',
    builtin: 'unsuccessful',
    title: 'result.fail',
    icon: 'file-text',
    componentName: 'ResultFail',
  },
];

const nameOf = (path: string): string => path.slice(1).replaceAll('/', '-');

/** Any report that the user may read (contract §8.3); the report sets its title. */
const reportRoute = (): ShellRoute => {
  const { meta, ...route } = homeRoute(t('report.title'));
  return {
    ...route,
    path: REPORT_PATH,
    name: 'online-cgreport',
    hidden: true,
    meta: { ...meta, icon: 'bar-chart', componentName: 'OnlCgreport' },
    target: { kind: 'report', code: null },
  };
};

/** Routes without a menu entry. */
export const staticRoutes = (): readonly ShellRoute[] => [
  reportRoute(),
  ...PAGES.map(({ path, builtin, title, icon, componentName }) => {
    const { meta, ...route } = homeRoute(t(title));
    return {
      ...route,
      path,
      name: nameOf(path),
      hidden: true,
      meta: { ...meta, icon, componentName },
      target: { kind: 'builtin' as const, name: builtin },
    };
  }),
];
