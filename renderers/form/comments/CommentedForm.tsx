import { useCallback, useEffect, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react';
import type { PageDocument } from '../../../engine/index.ts';
import { lazyDialog } from '../../kit/lazy/lazyPart.tsx';
import { PortError } from '../../kit/ports/ports.ts';
import { usePorts } from '../../kit/ports/portsContext.ts';
import type { RemarkAct, RemarkPlace, Remarks } from '../../kit/ports/review.ts';
import { CommentsProvider, isSamePlace, NO_COMMENTS, type FormComments } from './commentsContext.ts';

const CommentsDialog = lazyDialog(() => import('./CommentsDialog.tsx').then((module) => module.CommentsDialog));

export interface CommentedFormProps {
  readonly document: PageDocument;
  readonly children: ReactNode;
}

const none: Remarks = { comments: [], mayComment: false, mayAnswer: false };

/** Fetches the comments of a stored record whose page has a status; fetches again when a comment is added. */
function useRemarks({ document }: Pick<CommentedFormProps, 'document'>) {
  const { review, tableUpdates } = usePorts();
  const { page } = document;
  const id = useSyncExternalStore(
    useCallback((listener) => document.subscribe(listener), [document]),
    () => (page.resource.statusKey === undefined ? null : document.id),
  );
  const [told, setTold] = useState<Remarks>(none);
  const [isMissing, setMissing] = useState(false);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    // Each attempt sends a new request.
    if (id === null || review === undefined || attempt < 0) return undefined;
    const controller = new AbortController();
    const settle = (value: Remarks | undefined): void => {
      if (controller.signal.aborted) return;
      if (value !== undefined) setTold(value);
      setMissing(value === undefined);
    };
    review.comments(page, id, controller.signal).then(settle, () => settle(undefined));
    return () => controller.abort();
  }, [attempt, id, page, review]);
  useEffect(() => {
    if (id === null) return undefined;
    return tableUpdates?.onMessage(`${page.id}#comments`, (args) => {
      if (Object(args).id === id) setAttempt((count) => count + 1);
    });
  }, [id, page, tableUpdates]);
  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  return { id, told, setTold, isMissing, retry };
}

/** Provides the comments of a record to the form: marks next to the fields, and the dialog to read and add comments. */
export function CommentedForm({ document, children }: CommentedFormProps) {
  const { notify, review, t } = usePorts();
  const { id, told, setTold, isMissing, retry } = useRemarks({ document });
  const [place, open] = useState<RemarkPlace>();
  const { page } = document;
  const remark = useCallback(
    async (act: RemarkAct): Promise<boolean> => {
      if (id === null || review === undefined) return false;
      try {
        setTold(await review.remark(page, id, act));
        return true;
      } catch (error) {
        if (!(error instanceof PortError)) throw error;
        notify.error(error.message);
        return false;
      }
    },
    [id, notify, page, review, setTold],
  );
  const comments = useMemo<FormComments>(() => {
    if (id === null) return NO_COMMENTS;
    const at = (asked: RemarkPlace) => told.comments.filter((one) => isSamePlace(one, asked));
    return { ...told, at, isMissing, retry, open, remark };
  }, [id, isMissing, remark, retry, told]);
  return (
    <CommentsProvider value={comments}>
      {children}
      {place !== undefined && <CommentsDialog {...{ t, page, place }} onClose={() => open(undefined)} />}
    </CommentsProvider>
  );
}
