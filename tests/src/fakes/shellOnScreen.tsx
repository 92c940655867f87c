import { render } from 'vitest-browser-react';
import { App } from '../../../src/App.tsx';
import { DEFAULT_CONFIG } from '../../../contract/runtimeConfig.ts';
import type { RuntimeConfig } from '../../../contract/runtimeConfig.ts';
import type { KeyValueStorage } from '../../../src/platform/browserStorage/storedValues.ts';
import { createShell } from '../../../src/shell/services/createShell.ts';
import { bad, fakeServer, good } from './fakeServer.ts';
import type { FakeRoute } from './fakeServer.ts';
import { memoryStorage } from './memoryStorage.ts';

export const WANG = { id: 'u1', username: 'wang', realname: '王芳', avatar: '', orgCode: 'A01A01' };

const leaf = (path: string, title: string, more: Readonly<Record<string, unknown>> = {}) => ({
  id: path,
  route: '1',
  path,
  name: path.slice(1).replaceAll('/', '-'),
  component: `schema:test${path}`,
  meta: { title, keepAlive: true },
  ...more,
});

/** Home; 报关管理 with 出口报关单, 进口报关单 and one hidden entry. */
export const MENU = [
  { ...leaf('/dashboard/analysis', '首页'), component: 'dashboard/Analysis' },
  {
    ...leaf('/bgd', '报关管理'),
    component: 'layouts/RouteView',
    children: [
      leaf('/bgd/export', '出口报关单'),
      leaf('/bgd/import', '进口报关单'),
      leaf('/bgd/secret', '隐藏的页面', { hidden: true }),
    ],
  },
];

export const permissions =
  (menu: readonly unknown[] = MENU): FakeRoute =>
  () =>
    good({ menu, auth: [], allAuth: [], sysSafeMode: false });

const LOGIN: FakeRoute = ({ body }) =>
  typeof body === 'object' && body !== null && 'password' in body && body.password === 'right'
    ? good({ token: 't1', userInfo: WANG, departs: [] })
    : bad(200, '用户名或密码错误', 500);

interface Options {
  readonly path: string;
  readonly signedIn?: boolean;
  readonly routes?: Readonly<Record<string, FakeRoute>>;
  /** Overrides defaults of the runtime configuration. */
  readonly config?: Partial<RuntimeConfig>;
  /** Window storage from before a reload. */
  readonly windowStorage?: KeyValueStorage;
  /** Browser storage. */
  readonly storage?: KeyValueStorage;
  /** Name of the running release. */
  readonly ownRelease?: string;
}

/** Renders the whole shell on a path, with a fake network. `left` contains the targets of full page loads. */
export async function shellOnScreen(options: Options) {
  const { path, signedIn = false, routes = {}, config = {}, windowStorage, storage, ownRelease } = options;
  window.history.replaceState(null, '', path);
  const { adapter, seen } = fakeServer({
    'POST /api/sys/login': LOGIN,
    'POST /api/sys/logout': () => good(null),
    'GET /api/sys/permission/getUserPermissionByToken': permissions(),
    'GET /api/sys/home/todos': () => good({}),
    ...routes,
  });
  const left: string[] = [];
  const shell = createShell({
    config: { ...DEFAULT_CONFIG, ...config },
    storage: storage ?? memoryStorage(),
    windowStorage: windowStorage ?? memoryStorage(),
    // Nothing listens there, so the live channel stays silent.
    origin: 'http://127.0.0.1:9',
    reload: (to) => left.push(to),
    ...(ownRelease === undefined ? {} : { ownRelease }),
    adapter,
  });
  if (signedIn) shell.session.begin({ token: 't0', userInfo: WANG });
  // As in the product, whose root is as high as the window: menu, pages, head and foot of a form scroll separately.
  const container = document.body.appendChild(document.createElement('div'));
  container.style.height = '100vh';
  const screen = await render(<App shell={shell} />, { container });
  return { screen, shell, seen, left };
}

/** Returns path and query of the address bar. */
export const address = (): string => window.location.pathname + window.location.search;
