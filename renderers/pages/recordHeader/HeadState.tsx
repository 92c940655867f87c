import type { PageDocument } from '../../../engine/index.ts';
import type { Ports } from '../../kit/ports/ports.ts';
import { usePorts } from '../../kit/ports/portsContext.ts';
import type { DrawnSaving } from '../../form/saving/useSaving.ts';
import { useDrafts } from '../../kit/keyboard/drafts.ts';
import { useIsUnsaved } from './useIsUnsaved.ts';

type Kind = 'none' | 'saving' | 'moving' | 'lost' | 'faulty' | 'failed' | 'unsaved' | 'saved';

interface StateOptions {
  readonly document: PageDocument;
  readonly saving: DrawnSaving;
  /** Time of the last save, formatted for staff; blank: unknown. */
  readonly time: string;
}

/** Returns the state, in order of precedence. */
function kindOfState({ busy, lost, snapshot }: DrawnSaving, isUnsaved: boolean, isNew: boolean): Kind {
  if (busy !== null) return busy === 'save' ? 'saving' : 'moving';
  if (lost !== null) return 'lost';
  const state = snapshot();
  if (isUnsaved && state.kind === 'refused') return state.failure === null ? 'faulty' : 'failed';
  if (isUnsaved) return 'unsaved';
  return isNew ? 'none' : 'saved';
}

const saidOf = (kind: Kind, time: string, t: Ports['t']): string => {
  if (kind === 'none') return '';
  return kind === 'saved' && time !== '' ? t('head.savedAt', { time }) : t(`head.${kind}`);
};

/** Always shows whether the record is saved, and announces changes. */
export function HeadState({ document, saving, time }: StateOptions) {
  const { t } = usePorts();
  const kind = kindOfState(saving, useIsUnsaved(document, useDrafts()), document.id === null);
  return (
    <span className="wb-head-state" role="status" data-state={kind}>
      {saidOf(kind, time, t)}
    </span>
  );
}
