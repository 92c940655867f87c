import type { RecordDraft } from '../../../engine/index.ts';
import type { DraftKeeper, KeptDraft } from '../../../renderers/index.ts';

interface DraftPlace {
  readonly put: (draft: RecordDraft, of: Pick<KeptDraft, 'recordId' | 'name'>) => Promise<void>;
  readonly remove: () => Promise<void>;
  /** Called after all pending writes. */
  readonly onClose: () => void;
}

/** Serializes writes, so that an older draft never overwrites a newer one. */
export function createDraftKeeper({
  put,
  remove,
  onClose,
}: DraftPlace): DraftKeeper & { readonly discard: () => void } {
  let last = Promise.resolve();
  let isKept = false;
  let isDiscarded = false;
  const forget = async (): Promise<void> => {
    if (isKept) await remove();
    isKept = false;
  };
  const afterLast = (work: () => Promise<void>): Promise<void> => {
    const before = last;
    const done = async (): Promise<void> => {
      await before;
      await work();
    };
    last = done();
    return last;
  };
  return {
    keep: (draft, of) =>
      afterLast(async () => {
        if (isDiscarded || draft === null) return forget();
        isKept = true;
        return put(draft, of);
      }),
    close: () => void afterLast(async () => onClose()),
    discard: () => {
      isDiscarded = true;
      void afterLast(forget);
    },
  };
}
