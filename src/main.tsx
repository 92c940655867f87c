import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { loadConfig } from '../contract/runtimeConfig.ts';
import { releaseOf } from './platform/release/release.ts';
import { createShell } from './shell/services/createShell.ts';

const readConfig = async (): Promise<unknown> => {
  const response = await fetch('/config.json', { cache: 'no-cache', signal: AbortSignal.timeout(5000) });
  return response.json();
};

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no element #root');

const config = await loadConfig(readConfig);
const shell = createShell({
  config,
  storage: window.localStorage,
  windowStorage: window.sessionStorage,
  origin: window.location.origin,
  ownRelease: releaseOf(document),
  // Delayed so that the workspace unmounts first: its pages would otherwise ask about discarded changes.
  reload: (path) => void setTimeout(() => window.location.assign(path), 50),
});
// Waits so that nothing is rendered in another language first.
await shell.language.ready;
createRoot(root).render(<App shell={shell} />);
