import { useCallback } from 'react';
import { mergedChanges, mergeItems, sideAt, sideOf, type PageDocument } from '../../engine/index.ts';
import { textsOf } from '../drafts/useRestoring.ts';
import type { Dialogs } from '../dialogs/dialogs.ts';
import type { Failure } from '../ports/ports.ts';
import { usePorts } from '../ports/portsContext.ts';
import type { RecordVersions } from '../recordDocument/useRecordDocument.ts';

export interface ConflictOptions {
  readonly document: PageDocument;
  readonly dialogs: Dialogs;
  readonly versions: RecordVersions;
  /** Writes what is being typed to the document. */
  readonly flush: () => Promise<boolean>;
}

/** Somebody else has saved first: the merged record goes on upon their version, as one step of undo. */
export function useConflict({ document, dialogs, versions, flush }: ConflictOptions) {
  const { dataSource, host, notify, t } = usePorts();
  return useCallback(
    async (failure: Extract<Failure, { kind: 'conflict' }>) => {
      const { page, id } = document;
      if (id === null) throw new Error('A record that was never stored has no other version');
      const current = failure.current ?? (await dataSource.get(page, id));
      const theirs = versions.open(current);
      // What was typed since the save goes along, and no letter or Enter of a hand that runs on answers.
      await host.handAtRest?.();
      await flush();
      const mine = document.content();
      const sides = { base: sideAt(mine, document.unsaved(), 'from'), mine, theirs: sideOf(page, current) };
      const items = mergeItems(page, sides);
      const { by, at } = failure;
      const isReadOnly = theirs.readOnly;
      const text = t('conflict.who', { by, at });
      const picks = await dialogs.resolveConflict({ title: t('conflict.title'), text, items, sides, isReadOnly });
      if (picks === null) return;
      const merged = { ...mergedChanges(page, sides, { items, picks }), ...textsOf(document.unsaved()) };
      theirs.restore(merged, t('conflict.step', { by }));
      versions.show(theirs);
      if (theirs.dirty) notify.success(t('conflict.merged'));
    },
    [dataSource, dialogs, document, flush, host, notify, t, versions],
  );
}
