import { Button } from 'antd';
import { useState } from 'react';
import type { AbsentUser } from '../../../contract/signIn/acting.ts';
import { useShell } from '../../shell/services/ShellContext.ts';
import { actingText as text, useActFor, useActing } from './useActing.ts';
import './actingBar.css';

/** Shows for whom the user acts, and that acting is over when its time has ended. */
export function ActingBar() {
  const { reload } = useShell();
  const { value } = useActing();
  const actFor = useActFor();
  const [seen, setSeen] = useState<AbsentUser | null>(null);
  const now = value?.actingFor ?? null;
  if (now !== null && now !== seen) setSeen(now);
  const shown = now ?? seen;
  if (shown === null) return null;
  const { realname: name, until } = shown;
  return (
    <div className="acting-bar" role="status" data-over={now === null}>
      <span>{now === null ? text('acting.over', { name }) : text('acting.bar', { name, until })}</span>
      <Button
        size="small"
        onClick={() => (now === null ? reload(window.location.pathname + window.location.search) : void actFor(''))}
      >
        {text(now === null ? 'acting.fresh' : 'acting.end')}
      </Button>
    </div>
  );
}
