import { Button } from 'antd';
import { useEffect, useState } from 'react';
import { t } from '../platform/locales/t.ts';
import { useShell } from '../shell/services/ShellContext.ts';

const KNOWN = 'KEYS_KNOWN';

/** Shows how to open the list of shortcuts, until it has been opened in this browser. */
export function KeysHint() {
  const { stored, keysRequest } = useShell();
  const [isKnown, setKnown] = useState(() => stored.get(KNOWN) === true);
  useEffect(
    () =>
      keysRequest.subscribe(() => {
        stored.set(KNOWN, true);
        setKnown(true);
      }),
    [keysRequest, stored],
  );
  if (isKnown) return null;
  return (
    <Button type="text" className="header-keys" aria-keyshortcuts="Control+/" onClick={() => keysRequest.ask()}>
      {t('header.keys')} <kbd>Ctrl /</kbd>
    </Button>
  );
}
