import type { PageDocument } from '../../engine/index.ts';
import { RevealsProvider, type GroupReveals } from '../form/groupReveals.ts';
import { HiddenGroupsProvider } from '../form/hiddenGroups.ts';
import { useDocumentTick } from '../records/useDocumentTick.ts';
import { ReaderGroup } from './ReaderGroup.tsx';
import { useReadItems } from './readItems.tsx';
import './reader.css';

export interface ReaderFormProps {
  readonly document: PageDocument;
  readonly reveals: GroupReveals;
  readonly idPrefix: string;
  /** Groups out of sight. */
  readonly hidden: ReadonlySet<string>;
}

/** The groups of a record for whoever cannot edit it: dense pairs of label and text (decision 0076). */
export function ReaderForm({ document, reveals, idPrefix, hidden }: ReaderFormProps) {
  useDocumentTick(document);
  const itemsOf = useReadItems(document, (key) => `${idPrefix}-${key}`);
  return (
    <RevealsProvider value={reveals}>
      <HiddenGroupsProvider value={hidden}>
        <div className="wb-reader">
          {document.page.form.groups.map((group) => {
            const items = itemsOf(group);
            return items.length === 0 ? null : <ReaderGroup key={group.key} {...{ group, items }} />;
          })}
        </div>
      </HiddenGroupsProvider>
    </RevealsProvider>
  );
}
