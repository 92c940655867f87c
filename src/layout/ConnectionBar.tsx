import { Button } from 'antd';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { t } from '../platform/locales/t.ts';
import { useShell } from '../shell/services/ShellContext.ts';
import './connectionBar.css';

/**
 * Shows that the server is unreachable until it answers again. Typed values are kept; a save can be retried unchanged.
 */
export function ConnectionBar() {
  const { connection } = useShell();
  const { phase } = useSnapshot(connection.state);
  useEffect(() => {
    const { lost, retry } = connection;
    window.addEventListener('offline', lost);
    window.addEventListener('online', retry);
    return () => {
      window.removeEventListener('offline', lost);
      window.removeEventListener('online', retry);
    };
  }, [connection]);
  return (
    <div className="connection-bar" role="status" data-shown={phase !== 'connected'}>
      {phase !== 'connected' && (
        <>
          <span>{t(phase === 'offline' ? 'connection.offline' : 'connection.unreachable')}</span>
          <Button size="small" onClick={connection.retry}>
            {t('connection.retry')}
          </Button>
        </>
      )}
    </div>
  );
}
