import { Button } from 'antd';
import { useSnapshot } from 'valtio';
import { t } from '../platform/locales/t.ts';
import { useFreshStart } from '../shell/ui/useFreshStart.ts';
import { useShell } from '../shell/services/ShellContext.ts';
import './connectionBar.css';

/** Offers the newer release once, and never while there are changes that cannot be stored as a draft. */
export function ReleaseBar() {
  const { release, tabs, drafts, connection } = useShell();
  const { offered } = useSnapshot(release.state);
  const { failed } = useSnapshot(drafts.state);
  const isTyping = useSnapshot(tabs.state).tabs.some(({ dirty }) => dirty);
  const startAnew = useFreshStart();
  const { phase } = useSnapshot(connection.state);
  // Without the server a reload would fail.
  const isShown = offered && phase === 'connected' && !(isTyping && failed);
  return (
    <div className="release-bar" role="status" data-shown={isShown}>
      {isShown && (
        <>
          <span>{t(isTyping ? 'release.offeredKept' : 'release.offered')}</span>
          <Button size="small" type="primary" onClick={() => startAnew()}>
            {t('release.reload')}
          </Button>
          <Button size="small" type="text" onClick={release.putOff}>
            {t('release.later')}
          </Button>
        </>
      )}
    </div>
  );
}
