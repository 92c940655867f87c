import { Alert, Button, Modal, Segmented } from 'antd';
import { useState } from 'react';
import { defaultPick, type MergeItem, type MergePick } from '../../../engine/index.ts';
import { itemPlace } from './itemPlace.ts';
import { MergeTable } from './MergeTable.tsx';
import { usePorts } from '../../kit/ports/portsContext.ts';
import { useThemeVariables } from '../../kit/theme/useThemeVariables.ts';
import type { MergeQuestion, Picks } from './dialogs.ts';

export interface ConflictDialogProps {
  readonly conflict: MergeQuestion;
  /** Null: the user continues editing. */
  readonly onAnswer: (picks: Picks | null) => void;
}

type Way = 'merge' | MergePick;

const picksOf = (items: readonly MergeItem[], way: Way): Picks =>
  Object.fromEntries(items.map((item) => [item.id, way === 'merge' ? defaultPick(item) : way]));

/** Maximum number of changed places that are named above the table. */
const NAMED = 5;

/**
 * Dialog for a record that two users changed: shows who, when and what; offers to keep mine, take theirs, or merge by
 * field and row.
 */
export function ConflictDialog({ conflict, onAnswer }: ConflictDialogProps) {
  const { t } = usePorts();
  const variables = useThemeVariables();
  const { items, sides, isReadOnly } = conflict;
  const [way, setWay] = useState<Way | null>(isReadOnly ? 'theirs' : 'merge');
  const [picks, setPicks] = useState(() => picksOf(items, way ?? 'merge'));
  const theirs = items.filter(({ by }) => by !== 'mine');
  const names = theirs.slice(0, NAMED).map((item) => itemPlace(item, sides, t));
  const choose = (chosen: Way): void => {
    setWay(chosen);
    setPicks(picksOf(items, chosen));
  };
  return (
    <Modal
      open
      width={860}
      title={conflict.title}
      maskClosable={false}
      onCancel={() => onAnswer(null)}
      footer={[
        <Button key="back" onClick={() => onAnswer(null)}>
          {t('conflict.back')}
        </Button>,
        <Button key="apply" type="primary" onClick={() => onAnswer(picks)}>
          {t(way === 'theirs' ? 'conflict.reload' : 'conflict.apply')}
        </Button>,
      ]}
    >
      <div style={variables}>
        <p>{conflict.text}</p>
        {names.length > 0 ? (
          <p>
            {t(theirs.length > NAMED ? 'conflict.whatMore' : 'conflict.what', {
              names: names.join('、'),
              count: theirs.length,
            })}
          </p>
        ) : null}
        {isReadOnly ? (
          <Alert type="warning" showIcon style={{ marginBottom: 12 }} message={t('conflict.readOnly')} />
        ) : (
          <div className="wb-merge-choices">
            <Segmented<Way | ''>
              aria-label={t('conflict.choice')}
              value={way ?? ''}
              onChange={(chosen) => chosen !== '' && choose(chosen)}
              options={[
                { value: 'merge', label: t('conflict.merge') },
                { value: 'mine', label: t('conflict.keep') },
                { value: 'theirs', label: t('conflict.take') },
              ]}
            />
          </div>
        )}
        {items.length > 0 ? (
          <MergeTable
            items={items}
            sides={sides}
            picks={picks}
            onPick={(id, pick) => {
              if (isReadOnly) return;
              setWay(null);
              setPicks({ ...picks, [id]: pick });
            }}
          />
        ) : null}
      </div>
    </Modal>
  );
}
