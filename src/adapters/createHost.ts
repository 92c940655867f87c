import { subscribe } from 'valtio';
import type { Host } from '../../renderers/index.ts';
import { whenTypingPauses } from '../shell/keyboard/whenTypingPauses.ts';
import type { PageKeys } from '../shell/keyboard/pageKeys.ts';
import { splitPath } from '../shell/routes/splitPath.ts';
import type { Go } from '../shell/routes/useGo.ts';
import type { Shell } from '../shell/services/createShell.ts';

interface HostParts {
  readonly shell: Shell;
  readonly tabKey: string;
  readonly navigate: Go;
  readonly close: (key: string) => void;
  readonly keys: PageKeys;
  /** Path of the page in the shell; its forms have paths below it. */
  readonly path: string;
}

/** List state of a tab, stored in the address of the tab. */
function createAddress({ shell: { tabs }, tabKey, navigate, path }: HostParts): NonNullable<Host['address']> {
  const fullPath = (): string | undefined => tabs.state.tabs.find(({ key }) => key === tabKey)?.fullPath;
  const search = (): string | undefined => {
    const [pathname, query] = splitPath(fullPath() ?? '');
    return pathname === path ? query : undefined;
  };
  return {
    search,
    subscribe: (listener) => {
      let before = search();
      return subscribe(tabs.state, () => {
        const now = search();
        if (now === before) return;
        before = now;
        listener();
      });
    },
    go: (query, { replace = false } = {}) => {
      tabs.rename(tabKey, path + query);
      if (tabs.isShown(tabKey)) navigate(path + query, { replace });
    },
  };
}

/** Functions of the surrounding shell that the page of a tab may use. */
export function createHost(parts: HostParts): Host {
  const { shell, tabKey, navigate, close, keys, path } = parts;
  const { tabs, recordNews, openedRecords } = shell;
  return {
    navigate: (path, { title } = {}) => {
      if (title !== undefined) tabs.expect(path, title);
      navigate(path);
    },
    title: () => tabs.state.tabs.find(({ key }) => key === tabKey)?.title ?? '',
    replace: (path) => {
      tabs.rename(tabKey, path);
      // A form saved while another tab is shown only renames its own tab.
      if (tabs.isShown(tabKey)) navigate(path, { replace: true });
    },
    close: () => close(tabKey),
    address: createAddress(parts),
    setTab: (state) => tabs.mark(tabKey, state),
    recordsChanged: recordNews.announce,
    onRecordsChanged: recordNews.subscribe,
    handAtRest: () => new Promise((resolve) => void whenTypingPauses(resolve)),
    keepKeys: keys.keep,
    landKeys: keys.land,
    recordShown: ({ pageId, id, name }) => openedRecords.add({ page: pageId, id, name, path }),
  };
}
