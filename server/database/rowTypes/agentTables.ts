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
