import type { RefObject } from 'react';
import { permissionOf, type PageDocument } from '../../../engine/index.ts';
import { usePorts } from '../../kit/ports/portsContext.ts';
import { placeOfField, useFormComments } from '../../form/comments/commentsContext.ts';
import { placeOfPath } from '../../form/comments/remarkPlaces.ts';
import type { DetailTables } from '../documentForm/detailTables.ts';
import type { FormPaths } from '../../data/records/formPaths.ts';
import { mayCopy } from '../../data/records/recordActions.ts';
import { shownOrder } from '../../data/records/shownOrder.ts';
import type { Cockpit } from '../recordHeader/useCockpit.ts';
import type { TextDrafts } from '../../kit/keyboard/drafts.ts';
import { printRecord } from './PrintedRecord.tsx';
import { stepThroughParts } from '../../kit/shortcuts/parts.ts';
import { useShortcuts } from '../../kit/shortcuts/useShortcuts.ts';

export interface RecordKeysOptions {
  readonly document: PageDocument;
  readonly drafts: TextDrafts;
  readonly tables: Pick<DetailTables, 'currentCell'>;
  readonly save: () => Promise<void>;
  /** Goes to the next or previous finding. */
  readonly travel: (direction: 1 | -1) => void;
  /** Confirms the copied value at the focused place, and goes to the next one. */
  readonly confirmMark: () => void;
  readonly cockpit: Cockpit;
  readonly paths: FormPaths;
}

/** Returns the key of the focused field; blank: none. */
const focusedField = (): string => document.activeElement?.closest('[data-field]')?.getAttribute('data-field') ?? '';

/** Shortcuts of a form. While text is being typed, the text field handles undo. */
export function useRecordKeys(root: RefObject<HTMLDivElement>, options: RecordKeysOptions): void {
  const { cockpit, confirmMark, document, drafts, paths, save, tables, travel } = options;
  const ports = usePorts();
  const { can, dictionaries, host, notify, t } = ports;
  const mayCreate = document.id !== null && can(permissionOf(document.page, 'add'));
  const comments = useFormComments();
  const maySay = comments.mayComment || comments.comments.length > 0;
  const comment = () => {
    const at = tables.currentCell();
    if (at === null) return comments.open(placeOfField(focusedField()));
    const { detail, key, rowId } = at;
    const place = placeOfPath(document, [detail, document.detail(detail).indexOf(rowId), key]);
    return place === undefined ? notify.warning(t('comments.unsavedRow')) : comments.open(place);
  };
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
  const copies = document.id !== null && document.page.list.actions.some(({ action }) => action === 'copy');
  // A copy starts from the stored record.
  const copy = () => {
    if (!mayCopy(document.values(), { ...ports, page: document.page })) return false;
    if (document.dirty || drafts.pending) notify.warning(t('form.saveFirst'));
    else host.navigate(paths.copyOf(document.id ?? ''));
    return true;
  };
  useShortcuts(root, 'form', {
    save: () => void save(),
    undo: step(() => document.undo()),
    redo: step(() => document.redo()),
    nextProblem: toProblem(1),
    previousProblem: toProblem(-1),
    confirmMark: document.marks.all().length > 0 ? () => confirmMark() : undefined,
    print: () => void printRecord(document, dictionaries),
    sections: toSections,
    cockpit: cockpit.isOffered ? () => cockpit.toggle() : undefined,
    comment: maySay ? comment : undefined,
    nextRecord: toRecord(1),
    previousRecord: toRecord(-1),
    nextPart: toPart(1),
    previousPart: toPart(-1),
    create: mayCreate ? () => host.navigate(paths.create) : undefined,
    copy: copies ? copy : undefined,
  });
}
