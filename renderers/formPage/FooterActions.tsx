import { Button } from 'antd';
import { useRef } from 'react';
import { standsAt, type CompiledAction, type PageDocument } from '../../engine/index.ts';
import { usePorts } from '../ports/portsContext.ts';
import type { OfferedAction } from '../records/recordActions.ts';
import type { DrawnSaving } from '../saving/useSaving.ts';
import { useShortcuts } from '../shortcuts/useShortcuts.ts';
import { FORM_RUNS } from './formActions.ts';

interface FooterActionsProps {
  readonly document: PageDocument;
  readonly saving: DrawnSaving;
  readonly actions: readonly OfferedAction[];
  readonly print: () => void;
  readonly openPanel: (action: CompiledAction) => void;
}

/** What can be done with the record; the first move of its status has a key. */
export function FooterActions({ document, saving, actions, print, openPanel }: FooterActionsProps) {
  const { t } = usePorts();
  const place = useRef<HTMLSpanElement>(null);
  const idle = saving.busy === null;
  // Papers and panels are made of what is stored.
  const isUnstored = document.id === null || document.dirty;
  const isEarly = ({ action }: CompiledAction): boolean => action !== 'transition' && isUnstored;
  const forward = actions.find(({ action, disabled }) => action.action === 'transition' && !disabled)?.action;
  useShortcuts(place, 'form', { submit: forward && (() => idle && void saving.transition(forward)) });
  return (
    <span ref={place} className="wb-footer-actions">
      {actions.map(({ action, disabled }) => (
        <Button
          key={action.id}
          loading={saving.busy === action.id}
          disabled={!idle || disabled || isEarly(action)}
          title={isEarly(action) ? t('form.saveFirst') : action === forward ? 'F9' : undefined}
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
