import type { ColumnType, Generated } from 'kysely';
import type { Tracked } from './accountTables.ts';

type Instant = ColumnType<Date, Date, Date>;

/** A temporary deputy of a user; one per user and tenant (decision 0068). */
export interface SysUserAgentTable extends Tracked {
  id: string;
  tenant_id: string;
  /** The absent user. */
  user_id: string;
  /** The deputy. */
  agent_id: string;
  start_time: Instant;
  /** Exclusive. */
  end_time: Instant;
  /** 1 active, 0 switched off. */
  status: Generated<number>;
  /** Whether open windows were notified that the period began. */
  begun: Generated<boolean>;
}

/** A leaving user, and who takes over the open work (decision 0068). */
export interface SysUserQuitTable {
  id: string;
  tenant_id: string;
  user_id: string;
  /** The successor. */
  agent_id: string;
  quit_time: Instant;
  /** Null: not yet done. */
  done_time: ColumnType<Date | null, never, unknown>;
  /** Status of the user before; null: not yet done. */
  status_before: number | null;
  /** Account of the user who ordered it. */
  create_by: string;
  create_time: ColumnType<Date, never, never>;
}
