import type { ColumnType, Generated } from 'kysely';
import type { SentArrangement, SentViewContent } from '../../../../contract/lists/savedViews.ts';

/** A named view of a page's list. */
interface SysListViewTable {
  id: string;
  tenant_id: string;
  page_id: string;
  /** The owner. */
  user_id: string;
  name: string;
  content: ColumnType<SentViewContent, string, string>;
  /** Codes of the roles with which it is shared. */
  roles: Generated<string[]>;
  update_time: ColumnType<Date, Date | undefined, Date>;
}

/** The view that a user's list of a page opens with. */
interface SysListViewDefaultTable {
  user_id: string;
  tenant_id: string;
  page_id: string;
  view_id: string;
}

/** The default columns of a page's list for all users. */
interface SysTeamColumnsTable {
  tenant_id: string;
  page_id: string;
  arrangement: ColumnType<SentArrangement, string, string>;
  /** A username. */
  update_by: string;
  update_time: ColumnType<Date, Date | undefined, Date>;
}

export interface ListViewTables {
  sys_team_columns: SysTeamColumnsTable;
  sys_list_view: SysListViewTable;
  sys_list_view_default: SysListViewDefaultTable;
}
