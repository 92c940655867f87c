import type { ColumnType, Generated } from 'kysely';
import type { Tracked } from './accountTables.ts';

type Instant = ColumnType<Date, Date, Date>;

/** Who acts for a user for a time; one of each user and tenant (decision 0068). */
export interface SysUserAgentTable extends Tracked {
  id: string;
  tenant_id: string;
  /** The absent one. */
  user_id: string;
  /** The deputy. */
  agent_id: string;
  start_time: Instant;
  /** Not within it. */
  end_time: Instant;
  /** 1 in force, 0 switched off. */
  status: Generated<number>;
  /** Open windows were told that its time began. */
  begun: Generated<boolean>;
}

/** Who leaves, and who goes on with the open work (decision 0068). */
export interface SysUserQuitTable {
  id: string;
  tenant_id: string;
  user_id: string;
  /** The successor. */
  agent_id: string;
  quit_time: Instant;
  /** Null: still to come. */
  done_time: ColumnType<Date | null, never, unknown>;
  /** Status of the user before; null: still to come. */
  status_before: number | null;
  /** Account of who ordered it. */
  create_by: string;
  create_time: ColumnType<Date, never, never>;
}
