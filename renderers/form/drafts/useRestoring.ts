import { useCallback } from 'react';
import {
  countChanges,
  mergedChanges,
  mergeItems,
  orphanOfTyping,
  titlesIn,
  type PageDocument,
  type TypedText,
  type UnansweredSave,
} from '../../../engine/index.ts';
import { useDialogs } from '../dialogs/dialogs.ts';
import { usePorts } from '../../kit/ports/portsContext.ts';
import type { DraftKeeping } from './useDraftKeeping.ts';
import { sidesOf, unfoundTexts } from './draftSides.ts';
import { draftTime } from './draftTime.ts';
import { lostText } from './lostText.ts';
import { typedTitle } from './typedText.ts';
import type { Offer } from './offers.ts';

export interface RestoringOptions {
  readonly keeping: DraftKeeping;
  readonly resume: (save: UnansweredSave) => void;
  /** Restores a half-typed text; false when it can no longer be typed there. */
  readonly typeInto: (typed: TypedText) => boolean;
}

/**
 * Restores an offer as one undo step; where the record has a newer version, the user resolves conflicts. Half-typed
 * texts are restored as half typed.
 */
export function useRestoring(document: PageDocument, { keeping, resume, typeInto }: RestoringOptions) {
  const { drafts: store, notify, t } = usePorts();
  const dialogs = useDialogs();
  return useCallback(
    async ({ ids, at, content, unanswered }: Offer) => {
      if (content === null) return;
      const { page } = document;
      const label = t('draft.step', { at: draftTime(at) });
      let { changes } = content;
      if (document.id !== null && content.version !== document.version) {
        const sides = sidesOf(document, content);
        const items = mergeItems(page, sides);
        const title = t('draft.title', { at: draftTime(at) });
        const question = { title, text: t('draft.changedText'), items, sides, isReadOnly: false };
        const picks = items.some(({ by }) => by === 'both') ? await dialogs.resolveConflict(question) : {};
        if (picks === null) return;
        changes = { ...mergedChanges(page, sides, { items, picks }), ...unfoundTexts(changes) };
      }
      if (countChanges(changes) > 0) document.restore(changes, label);
      if (content.marks !== undefined) document.marks.restore(content.marks);
      const shut = content.typing.filter((typed) => !typeInto(typed));
      const titleOf = titlesIn(page);
      document.orphans.keep([...content.orphans, ...shut.map((typed) => orphanOfTyping(typed, titleOf))]);
      if (unanswered !== undefined) resume(unanswered);
      // The old drafts may be removed only after this form has written its own draft.
      await keeping.write();
      await store?.remove(ids);
      const lost = [...content.lost, ...shut.map((typed) => ({ title: typedTitle(page, typed), value: typed.text }))];
      if (lost.length > 0) notify.warning(lostText(lost, t));
      else notify.success(t('draft.restored', { count: content.count }));
    },
    [dialogs, document, keeping, notify, resume, store, t, typeInto],
  );
}
