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
  /** When it was saved last, as staff say it today; blank: nobody knows. */
  readonly time: string;
}

/** In the order in which one stands before the other. */
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

/** Whether what is seen is saved, always in sight, and said when it changes. */
export function HeadState({ document, saving, time }: StateOptions) {
  const { t } = usePorts();
  const kind = kindOfState(saving, useIsUnsaved(document, useDrafts()), document.id === null);
  return (
    <span className="wb-head-state" role="status" data-state={kind}>
      {saidOf(kind, time, t)}
    </span>
  );
}
