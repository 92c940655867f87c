import type { Finding, PageDocument } from '../../../engine/index.ts';
import type { Dialogs } from '../dialogs/dialogs.ts';
import type { DraftKeeping } from '../drafts/useDraftKeeping.ts';
import type { Ports } from '../../kit/ports/ports.ts';
import type { RecordVersions } from '../document/useRecordDocument.ts';
import type { FormPaths } from '../../data/records/formPaths.ts';
import type { SavingEvent, SavingState } from './savingState.ts';

/** The form around a record, as its saving needs it. */
export interface SavingOptions {
  readonly document: PageDocument;
  readonly paths: Pick<FormPaths, 'record'>;
  /** Writes what is being typed to the document; false where something typed could not be taken, of which staff know. */
  readonly flush: () => Promise<boolean>;
  readonly focus: (finding: Finding) => void;
  readonly versions: RecordVersions;
  readonly keeping: Pick<DraftKeeping, 'note'>;
}

export interface SavingContext extends SavingOptions {
  readonly ports: Pick<Ports, 'dataSource' | 'host' | 'notify' | 't' | 'tableUpdates'>;
  readonly dialogs: Pick<Dialogs, 'confirm' | 'reason' | 'resolveConflict' | 'review'>;
}

/** What the parts of a saving share. */
export interface SavingCore {
  /** As the form is now. */
  readonly context: () => SavingContext;
  readonly state: () => SavingState;
  readonly happen: (event: SavingEvent) => void;
  /** Somebody else has changed a value that was changed here too: staff have yet to say whose stands. */
  isContested: boolean;
}
