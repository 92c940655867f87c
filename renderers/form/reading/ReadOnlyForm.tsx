import { useEffect, useMemo } from 'react';
import type { PageDocument } from '../../../engine/index.ts';
import { RevealsProvider, type GroupReveals } from '../fields/groupReveals.ts';
import { HiddenGroupsProvider } from '../fields/hiddenGroups.ts';
import { useDocumentTick } from '../../data/records/useDocumentTick.ts';
import { ChangesBar, type LeadTo } from './ChangesBar.tsx';
import { ReaderGroup } from './ReaderGroup.tsx';
import { useReadItems } from './readItems.tsx';
import { useLastChanges } from './useLastChanges.ts';
import './reader.css';

export interface ReadOnlyFormProps {
  readonly document: PageDocument;
  readonly reveals: GroupReveals;
  readonly idPrefix: string;
  /** Keys of hidden groups. */
  readonly hidden: ReadonlySet<string>;
  readonly onLead: LeadTo;
}

/** The groups of a record for users who cannot edit it: compact pairs of label and text (decision 0076). */
export function ReadOnlyForm({ document, reveals, idPrefix, hidden, onLead }: ReadOnlyFormProps) {
  useDocumentTick(document);
  const itemsOf = useReadItems(document, (key) => `${idPrefix}-${key}`);
  const { page } = document;
  const { answer, retry } = useLastChanges(document);
  const changes = useMemo(() => new Map(answer.value?.cells.map((cell) => [cell.key, cell])), [answer.value]);
  useEffect(() => {
    for (const { key, fields } of page.form.groups)
      if (fields.some((field) => changes.has(field.key))) reveals.reveal(key);
  }, [changes, page, reveals]);
  return (
    <RevealsProvider value={reveals}>
      <HiddenGroupsProvider value={hidden}>
        <div className="wb-reader">
          <ChangesBar {...{ page, answer, onLead }} onRetry={retry} />
          {page.form.groups.map((group) => {
            const items = itemsOf(group);
            return items.length === 0 ? null : <ReaderGroup key={group.key} {...{ group, items, changes }} />;
          })}
        </div>
      </HiddenGroupsProvider>
    </RevealsProvider>
  );
}
