import type { Host } from '../../renderers/index.ts';
import { whenHandRests } from '../keyboard/handAtRest.ts';
import type { PageKeys } from '../keyboard/pageKeys.ts';
import type { Go } from '../routes/useGo.ts';
import type { Shell } from '../shell/createShell.ts';

interface HostParts {
  readonly shell: Shell;
  readonly tabKey: string;
  readonly navigate: Go;
  readonly close: (key: string) => void;
  readonly keys: PageKeys;
  /** Of the page in the shell: its forms live below it. */
  readonly path: string;
}

/** What the page of a tab may do with the shell around it. */
export function createHost({ shell, tabKey, navigate, close, keys, path }: HostParts): Host {
  const { tabs, recordNews, openedRecords } = shell;
  return {
    navigate: (path) => navigate(path),
    replace: (path) => {
      tabs.rename(tabKey, path);
      // A form that was saved while another tab is shown renames itself only.
      if (tabs.state.activeKey === tabKey) navigate(path, { replace: true });
    },
    close: () => close(tabKey),
    setTab: (state) => tabs.mark(tabKey, state),
    recordsChanged: recordNews.announce,
    onRecordsChanged: recordNews.subscribe,
    handAtRest: () => new Promise((resolve) => void whenHandRests(resolve)),
    keepKeys: keys.keep,
    landKeys: keys.land,
    recordShown: ({ pageId, id, name }) => openedRecords.add({ page: pageId, id, name, path }),
  };
}
