import { Button } from 'antd';
import { useRef } from 'react';
import { standsAt, type CompiledAction, type PageDocument } from '../../../engine/index.ts';
import { toText } from '../../kit/formats/formats.ts';
import { usePorts } from '../../kit/ports/portsContext.ts';
import type { OfferedAction } from '../../data/records/recordActions.ts';
import type { DrawnSaving } from '../../form/saving/useSaving.ts';
import { leadsBack } from '../status/StatusTrack.tsx';
import { useShortcuts } from '../../kit/shortcuts/useShortcuts.ts';
import { FORM_RUNS } from './formActions.ts';

interface FooterActionsProps {
  readonly document: PageDocument;
  readonly saving: DrawnSaving;
  readonly actions: readonly OfferedAction[];
  readonly print: () => void;
  readonly openPanel: (action: CompiledAction) => void;
}

const KEYS = { forward: 'F9', back: 'Ctrl+F9' } as const;

/** Returns the first enabled transitions of the record's status: forward, and back to its author. */
function firstMoves(document: PageDocument, offers: readonly OfferedAction[]) {
  const { form, resource } = document.page;
  const status = toText(document.values()[resource.statusKey ?? '']);
  const moves = offers.flatMap(({ action, disabled }) => (action.action === 'transition' && !disabled ? [action] : []));
  const isBack = ({ to = '' }: CompiledAction): boolean => leadsBack(form.header.track, status, to);
  return { forward: moves.find((move) => !isBack(move)), back: moves.find(isBack) };
}

/** Action buttons of the record; its first transitions have shortcuts. */
export function FooterActions({ document, saving, actions, print, openPanel }: FooterActionsProps) {
  const { t } = usePorts();
  const place = useRef<HTMLSpanElement>(null);
  const idle = saving.busy === null;
  // Printing and panels use the stored record.
  const isUnstored = document.id === null || document.dirty;
  const isEarly = ({ action }: CompiledAction): boolean => action !== 'transition' && isUnstored;
  const { forward, back } = firstMoves(document, actions);
  const pressing = (move: CompiledAction | undefined) => move && (() => idle && void saving.transition(move));
  useShortcuts(place, 'form', { submit: pressing(forward), sendBack: pressing(back) });
  const titleOf = (action: CompiledAction): string | undefined => {
    if (isEarly(action)) return t('form.saveFirst');
    return action === forward ? KEYS.forward : action === back ? KEYS.back : undefined;
  };
  return (
    <span ref={place} className="wb-footer-actions">
      {actions.map(({ action, disabled }) => (
        <Button
          key={action.id}
          loading={saving.busy === action.id}
          disabled={!idle || disabled || isEarly(action)}
          title={titleOf(action)}
          onClick={() =>
            standsAt(action.action, 'form') && FORM_RUNS[action.action](action, { saving, print, panel: openPanel })
          }
        >
          {action.title}
        </Button>
      ))}
    </span>
  );
}
