import { Alert, Button, Skeleton } from 'antd';
import { useCallback, useState } from 'react';
import type { PermissionNode } from '../../../contract/rights/permissionTree.ts';
import type { PanelProps } from '../../../renderers/index.ts';
import { usePageHttp } from '../../shell/ui/PageLife.tsx';
import { RetryAlert } from '../../shell/ui/RetryAlert.tsx';
import { useFetched } from '../../shell/ui/useFetched.ts';
import { PermissionTree } from './PermissionTree.tsx';
import './rights.css';
import { readRights, saveRights, type EditedRights, type RightsPlace } from './rightsPlace.ts';
import { rightsText } from './rightsText.ts';
import { RuleChoice } from './RuleChoice.tsx';
import { isSame, type Ticks } from './ticks.ts';

export interface RightsEditorProps extends Pick<PanelProps, 't' | 'ports' | 'setDirty' | 'close'> {
  /** Must be a stable object. */
  readonly place: RightsPlace;
}

interface LoadedProps extends RightsEditorProps {
  readonly rights: EditedRights;
}

const countIn = (one: Ticks, without: Ticks): number => [...one].filter((id) => !without.has(id)).length;

/** State of ticked and stored rights, and the save. */
function useTicks({ place, rights, ports: { notify }, setDirty }: LoadedProps) {
  const http = usePageHttp();
  const [stored, setStored] = useState<Ticks>(() => new Set(rights.held));
  const [ticks, setTicks] = useState(stored);
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const tick = (next: Ticks): void => {
    setTicks(next);
    setDirty(!isSame(next, stored));
  };
  const save = async (): Promise<boolean> => {
    setBusy(true);
    setFailure(undefined);
    try {
      await saveRights(http, place, { ticked: ticks, last: stored });
      setStored(ticks);
      setDirty(false);
      notify.success(rightsText('rights.saved'));
      return true;
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error));
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { stored, ticks, failure, isBusy, tick, save };
}

function LoadedRights(props: LoadedProps) {
  const { t, ports, place, rights, close } = props;
  const http = usePageHttp();
  const { stored, ticks, failure, isBusy, tick, save } = useTicks(props);
  const [ruled, openRules] = useState<PermissionNode>();
  const readOnly = !ports.can(place.right);
  const isChanged = !isSame(ticks, stored);
  const all = rights.nodes.reduce(function count(sum, node): number {
    return node.children.reduce(count, sum + 1);
  }, 0);
  const saveAndClose = async (): Promise<void> => {
    if (await save()) close();
  };
  return (
    <div className="wb-rights">
      {readOnly && <Alert type="info" showIcon message={rightsText('rights.readOnly')} />}
      {failure !== undefined && <Alert type="error" showIcon message={failure} />}
      <PermissionTree nodes={rights.nodes} before={stored} onTick={tick} onRules={openRules} {...{ ticks, readOnly }} />
      <div className="wb-rights-foot">
        <span className="wb-rights-state" aria-live="polite">
          {rightsText('rights.count', { ticked: ticks.size, all })}
          {isChanged && (
            <>
              {' · '}
              {rightsText('rights.changed', { added: countIn(ticks, stored), removed: countIn(stored, ticks) })}
            </>
          )}
        </span>
        <Button onClick={close}>{t('common.close')}</Button>
        {!readOnly && (
          <>
            <Button disabled={!isChanged} loading={isBusy} onClick={() => void save()}>
              {rightsText('rights.save')}
            </Button>
            <Button type="primary" disabled={!isChanged} loading={isBusy} onClick={() => void saveAndClose()}>
              {rightsText('rights.saveAndClose')}
            </Button>
          </>
        )}
      </div>
      {ruled !== undefined && (
        <RuleChoice
          {...{ t, http, place, readOnly }}
          node={ruled}
          isHeld={stored.has(ruled.id)}
          onSaved={() => ports.notify.success(rightsText('rights.saved'))}
          onClose={() => openRules(undefined)}
        />
      )}
    </div>
  );
}

/** Editor of the rights of a role, a department or a department role in the menu tree. */
export function RightsEditor(props: RightsEditorProps) {
  const { place } = props;
  const http = usePageHttp();
  const read = useCallback((signal: AbortSignal) => readRights(http, place, signal), [http, place]);
  const { value, failure, again } = useFetched(read);
  if (failure !== undefined) return <RetryAlert message={failure.message} onRetry={again} />;
  if (value === undefined) return <Skeleton active aria-busy />;
  return <LoadedRights {...props} rights={value} />;
}
