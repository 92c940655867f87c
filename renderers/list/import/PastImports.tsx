import { Button } from 'antd';
import { useId, useMemo, useState } from 'react';
import type { CompiledPage } from '../../../engine/index.ts';
import { permissionOf } from '../../../engine/index.ts';
import { useDialogs } from '../../form/dialogs/dialogs.ts';
import { useAnswer } from '../../kit/hooks/useAnswer.ts';
import type { PastSheets } from '../../kit/ports/imports.ts';
import { usePorts } from '../../kit/ports/portsContext.ts';
import { reportFailure } from '../../data/records/reportFailure.ts';

/**
 * The user's recent imports, each of which can be undone as a whole while no other data depends on it. Renders nothing
 * when there are none.
 */
export function PastImports({ page }: { readonly page: CompiledPage }) {
  const ports = usePorts();
  const { imports, host, notify, t, can } = ports;
  const { confirm } = useDialogs();
  const title = useId();
  const [round, setRound] = useState(0);
  const [busy, setBusy] = useState('');
  // Fetched again after each undo.
  const ask = useMemo(() => async () => ({ round, past: (await imports?.past(page)) ?? [] }), [imports, page, round]);
  const { value } = useAnswer(ask);
  const past = value?.past ?? [];
  if (past.length === 0) return null;
  const undo = async ({ token, fileName, count }: PastSheets): Promise<void> => {
    const text = t('import.undoText', { file: fileName, count });
    if (!(await confirm({ title: t('import.undo'), text, ok: t('import.undo'), danger: true }))) return;
    setBusy(token);
    try {
      notify.success((await imports?.undo(page, token)) ?? '');
      host.recordsChanged(page.id);
    } catch (error) {
      reportFailure(ports, error);
    }
    setBusy('');
    setRound((before) => before + 1);
  };
  const mayUndo = can(permissionOf(page, 'delete'));
  return (
    <section className="wb-import-past" aria-labelledby={title}>
      <h3 id={title}>{t('import.past')}</h3>
      <ul>
        {past.map((one) => (
          <li key={one.token}>
            <span>{t('import.pastRow', { time: one.time, file: one.fileName, count: one.count })}</span>
            {one.isUndone ? (
              <span>{t('import.undone')}</span>
            ) : one.isInterrupted ? (
              <span>{t('import.interrupted')}</span>
            ) : mayUndo ? (
              <Button
                type="link"
                size="small"
                loading={busy === one.token}
                disabled={busy !== ''}
                aria-label={t('import.undoOf', { file: one.fileName })}
                onClick={() => void undo(one)}
              >
                {t('import.undo')}
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}
