import { Alert, Skeleton } from 'antd';
import { useCallback, useState } from 'react';
import type { PermissionNode } from '../../../contract/rights/permissionTree.ts';
import { ChoiceMarks, EmptyState, PageModal, toggled, type Ports } from '../../../renderers/index.ts';
import type { HttpClient } from '../../platform/http/httpClient.ts';
import { RetryAlert } from '../../shell/ui/RetryAlert.tsx';
import { useFetched } from '../../shell/ui/useFetched.ts';
import { readRules, saveRules, type EntryRules, type RightsPlace } from './rightsPlace.ts';
import { rightsText } from './rightsText.ts';

export interface RuleChoiceProps {
  readonly t: Ports['t'];
  readonly http: HttpClient;
  readonly place: RightsPlace;
  readonly node: PermissionNode;
  /** The entry is held and stored, so rules may be assigned. */
  readonly isHeld: boolean;
  readonly readOnly: boolean;
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

interface RuleBoxesProps {
  readonly answer: EntryRules;
  readonly ticked: readonly string[];
  readonly disabled: boolean;
  readonly onTick: (ids: readonly string[]) => void;
}

const RuleBoxes = ({ answer, ticked, disabled, onTick }: RuleBoxesProps) =>
  answer.rules.length === 0 ? (
    <EmptyState text={rightsText('rights.rulesEmpty')} />
  ) : (
    <>
      <p>{rightsText('rights.rulesHint')}</p>
      <ChoiceMarks
        type="checkbox"
        name="dataRules"
        look="lines"
        chosen={ticked}
        disabled={disabled}
        onToggle={(id) => onTick(toggled(ticked, id))}
        marks={answer.rules.map(({ id, name, condition }) => ({
          value: id,
          label: (
            <>
              {name} <code className="wb-right-code">{condition}</code>
            </>
          ),
        }))}
      />
    </>
  );

/** Selects the data rules of an entry that apply to a role. */
export function RuleChoice({ t, http, place, node, isHeld, readOnly, onSaved, onClose }: RuleChoiceProps) {
  const read = useCallback(
    (signal: AbortSignal) => readRules(http, place, { permissionId: node.id, signal }),
    [http, node.id, place],
  );
  const { value, failure, again } = useFetched(read);
  const [chosen, choose] = useState<readonly string[]>();
  const ticked = chosen ?? value?.ticked ?? [];
  const isFixed = readOnly || !isHeld || value === undefined || value.rules.length === 0;
  const save = async (): Promise<void> => {
    await saveRules(http, place, { permissionId: node.id, ids: ticked });
    onSaved();
  };
  return (
    <PageModal
      t={t}
      title={rightsText('rights.rules', { name: node.title })}
      onOk={isFixed ? undefined : save}
      onClose={onClose}
    >
      {!isHeld && <Alert type="info" showIcon message={rightsText('rights.rulesFirst')} />}
      {failure !== undefined && <RetryAlert message={failure.message} onRetry={again} />}
      {value === undefined ? (
        failure === undefined && <Skeleton active />
      ) : (
        <RuleBoxes answer={value} ticked={ticked} disabled={isFixed} onTick={choose} />
      )}
    </PageModal>
  );
}
