import type { RefObject } from 'react';
import { permissionOf, type PageDocument } from '../../engine/index.ts';
import { usePorts } from '../ports/portsContext.ts';
import { useFormComments } from '../comments/commentsContext.ts';
import type { FormPaths } from '../records/formPaths.ts';
import { shownOrder } from '../records/shownOrder.ts';
import type { TextDrafts } from '../typing/drafts.ts';
import { stepThroughParts } from '../shortcuts/parts.ts';
import { useShortcuts } from '../shortcuts/useShortcuts.ts';

export interface RecordKeysOptions {
  readonly document: PageDocument;
  readonly drafts: TextDrafts;
  readonly save: () => Promise<void>;
  /** To the next finding, or the one before. */
  readonly travel: (direction: 1 | -1) => void;
  /** Confirms what was copied where the keyboard is, and goes on to the next. */
  readonly confirmMark: () => void;
  readonly paths: FormPaths;
}

/** The field that the keyboard is in; blank: none. */
const focusedField = (): string => document.activeElement?.closest('[data-field]')?.getAttribute('data-field') ?? '';

/** Keys of a form. While something is being typed, undo is the text field's own. */
export function useRecordKeys(root: RefObject<HTMLDivElement>, options: RecordKeysOptions): void {
  const { confirmMark, document, drafts, paths, save, travel } = options;
  const { can, host } = usePorts();
  const mayCreate = document.id !== null && can(permissionOf(document.page, 'add'));
  const comments = useFormComments();
  const maySay = comments.mayComment || comments.comments.length > 0;
  const step = (go: () => unknown) => () => {
    if (drafts.pending) return false;
    return void go();
  };
  const toProblem = (direction: 1 | -1) => () => {
    void drafts.flush();
    travel(direction);
  };
  const toPart = (direction: 1 | -1) => () => stepThroughParts(root.current, direction);
  const toSections = () => {
    const map = root.current?.querySelector<HTMLElement>('.wb-sections [tabindex="0"]');
    map?.focus();
    return map !== undefined && map !== null;
  };
  const toRecord = (step: 1 | -1) => {
    const beside = shownOrder.beside(document.page.id, document.id, step);
    return beside === undefined ? undefined : () => host.navigate(paths.record(beside));
  };
  useShortcuts(root, 'form', {
    save: () => void save(),
    undo: step(() => document.undo()),
    redo: step(() => document.redo()),
    nextProblem: toProblem(1),
    previousProblem: toProblem(-1),
    confirmMark: document.marks.all().length > 0 ? () => confirmMark() : undefined,
    sections: toSections,
    comment: maySay ? () => comments.open(focusedField()) : undefined,
    nextRecord: toRecord(1),
    previousRecord: toRecord(-1),
    nextPart: toPart(1),
    previousPart: toPart(-1),
    create: mayCreate ? () => host.navigate(paths.create) : undefined,
  });
}
