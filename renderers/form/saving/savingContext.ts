import type { Finding, PageDocument } from '../../../engine/index.ts';
import type { Dialogs } from '../dialogs/dialogs.ts';
import type { DraftKeeping } from '../drafts/useDraftKeeping.ts';
import type { Ports } from '../../kit/ports/ports.ts';
import type { RecordVersions } from '../document/useRecordDocument.ts';
import type { FormPaths } from '../../data/records/formPaths.ts';
import type { SavingEvent, SavingState } from './savingState.ts';

/** The surrounding form, as the saving needs it. */
export interface SavingOptions {
  readonly document: PageDocument;
  readonly paths: Pick<FormPaths, 'record'>;
  /**
   * Writes edits in progress to the document; false when some text could not be accepted, of which the user is
   * notified.
   */
  readonly flush: () => Promise<boolean>;
  readonly focus: (finding: Finding) => void;
  readonly versions: RecordVersions;
  readonly keeping: Pick<DraftKeeping, 'note'>;
}

export interface SavingContext extends SavingOptions {
  readonly ports: Pick<Ports, 'dataSource' | 'host' | 'notify' | 't' | 'tableUpdates'>;
  readonly dialogs: Pick<Dialogs, 'confirm' | 'reason' | 'resolveConflict' | 'review'>;
}

/** State and functions shared by the parts of a saving. */
export interface SavingCore {
  /** Returns the form's current context. */
  readonly context: () => SavingContext;
  readonly state: () => SavingState;
  readonly happen: (event: SavingEvent) => void;
  /** Another user has changed a value that was changed here too: the user has yet to choose which one is used. */
  isContested: boolean;
}
