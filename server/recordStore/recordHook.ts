import type { CompiledPage, WireRecord } from '../../engine/index.ts';
import type { Db } from '../database/db.ts';
import type { SchemaStore } from '../schemas/schemaStore.ts';
import type { Caller } from './caller.ts';

/** The call that writes. */
export interface HookedWriting {
  readonly trx: Db;
  readonly page: CompiledPage;
  readonly caller: Caller;
  readonly schemas: Pick<SchemaStore, 'pages'>;
}

/** What the product does of its own when records of one page are written; in the transaction of the call. */
export interface RecordHook {
  /** Address of the page's records: `/sys/annountCement`. */
  readonly url: string;
  /** Columns that only the hook sets: what a call says of them is passed over. */
  readonly ownKeys: ReadonlySet<string>;
  /** Records come with something else: nobody adds one by a call. */
  readonly keptByServer?: true;
  /** Adds to what a call says of a record what follows from it. */
  readonly complete?: (writing: HookedWriting, wire: WireRecord) => Promise<WireRecord>;
  /** After a transition moved the status. Throws where it may not be. */
  readonly onTransition: (
    writing: HookedWriting,
    move: { readonly id: string; readonly action: string },
  ) => Promise<void>;
  /** Before records go. */
  readonly onRemove: (writing: HookedWriting, ids: readonly string[]) => Promise<void>;
}
