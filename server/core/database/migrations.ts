import { Migrator, sql, type Kysely, type Migration, type MigrationProvider } from 'kysely';
import type { Db } from './db.ts';
import { createAccountTables } from './migrations/accounts.ts';
import { addDepartmentFields, addRecordMarks } from './migrations/administered.ts';
import { keepDataLog } from './migrations/appendOnlyLog.ts';
import { keepSeveralCaptchas } from './migrations/signIn/captchaPictures.ts';
import { createCaptchaTable } from './migrations/signIn/captchas.ts';
import { createCategoryTable } from './migrations/categories.ts';
import { giveCheckRulesTenants } from './migrations/reference/checkRuleParts.ts';
import { createCheckRuleTable } from './migrations/reference/checkRules.ts';
import { createAnnouncementSendTable } from './migrations/announcementSends.ts';
import { addCodeTexts } from './migrations/reference/codeTexts.ts';
import { createCounterTable } from './migrations/reference/counters.ts';
import { createDashboardTables } from './migrations/dashboard.ts';
import { createDictionaryChanges } from './migrations/reference/dictionaryChanges.ts';
import { createFieldComments, nameReasonsOfMoves, placeCommentsInCells } from './migrations/fieldComments.ts';
import { addExportBounds, createExportTable } from './migrations/exports.ts';
import { createImportTable } from './migrations/imports.ts';
import { createLogTable } from './migrations/logs.ts';
import { addLogDetails } from './migrations/logDetails.ts';
import { createHeldRights, indexFieldRights } from './migrations/heldRights.ts';
import { createLiveMessageTable } from './migrations/liveMessages.ts';
import { addMenuHeaders } from './migrations/menuHeaders.ts';
import { addMenuOrigins } from './migrations/menuOrigins.ts';
import { addPageHash } from './migrations/pageHash.ts';
import { keepPlainJson } from './migrations/plainJson.ts';
import { createKnownDeviceTable } from './migrations/signIn/knownDevices.ts';
import { addMessageStars } from './migrations/messageStars.ts';
import { createPositionTable } from './migrations/organisation/positions.ts';
import { addPackRoles } from './migrations/organisation/packRoles.ts';
import { addPosts } from './migrations/organisation/posts.ts';
import { createRecordTables } from './migrations/records.ts';
import { createRightsTables, createRoleHomes } from './migrations/rights.ts';
import { createStoredContentTable } from './migrations/storedContents.ts';
import { createSessionTables, createTicketTable } from './migrations/signIn/sessions.ts';
import { createSignInTables } from './migrations/signIn/signIn.ts';
import { createViewingTable } from './migrations/signIn/viewings.ts';
import { createTenantPacks, extendTenants } from './migrations/organisation/tenancy.ts';
import { createImportWords } from './migrations/importWords.ts';
import { addPublicClientColumns, addRouteBin, fillTemplateCategories } from './migrations/publicClient.ts';
import { createUploadTables } from './migrations/uploads.ts';
import { createUserAgents } from './migrations/users/userAgents.ts';
import { createSecondFactors } from './migrations/signIn/secondFactors.ts';
import { markDuePasswords } from './migrations/users/duePasswords.ts';
import { createUserLeavers } from './migrations/users/userLeavers.ts';
import { addUsernameKeys } from './migrations/users/usernameKeys.ts';
import { addUserColumns } from './migrations/users/userRecords.ts';
import { createListViewTables, createTeamColumnTable, createUserSettingTable } from './migrations/userSettings.ts';

const forward = (up: (db: Kysely<unknown>) => Promise<void>): Migration => ({ up });

/**
 * Migrations in the order of their names. A released migration is never changed, renamed or removed; a new one follows
 * with the next free number (0065 exists twice, since both were released).
 * tests/server/core/database/migrationNames.test.ts checks this.
 */
const migrations: Readonly<Record<string, Migration>> = {
  '0001_accounts': forward(createAccountTables),
  '0002_sessions': forward(createSessionTables),
  '0003_records': forward(createRecordTables),
  '0004_check_rules': forward(createCheckRuleTable),
  '0005_page_hash': forward(addPageHash),
  '0006_live_messages': forward(createLiveMessageTable),
  '0007_code_texts': forward(addCodeTexts),
  '0008_user_settings': forward(createUserSettingTable),
  '0009_sign_in': forward(createSignInTables),
  '0010_announcement_sends': forward(createAnnouncementSendTable),
  '0011_menu_headers': forward(addMenuHeaders),
  '0012_dashboard': forward(createDashboardTables),
  '0013_logs': forward(createLogTable),
  '0015_captchas': forward(createCaptchaTable),
  '0016_plain_json': forward(keepPlainJson),
  '0017_stored_contents': forward(createStoredContentTable),
  '0018_menu_origins': forward(addMenuOrigins),
  '0019_captcha_pictures': forward(keepSeveralCaptchas),
  '0020_known_devices': forward(createKnownDeviceTable),
  '0021_message_stars': forward(addMessageStars),
  '0022_log_details': forward(addLogDetails),
  '0025_uploads': forward(createUploadTables),
  '0026_positions': forward(createPositionTable),
  '0027_categories': forward(createCategoryTable),
  '0028_tickets': forward(createTicketTable),
  '0029_list_views': forward(createListViewTables),
  '0034_imports': forward(createImportTable),
  '0036_exports': forward(createExportTable),
  '0039_team_columns': forward(createTeamColumnTable),
  '0040_record_marks': forward(addRecordMarks),
  '0041_rights': forward(createRightsTables),
  '0042_held_rights': forward(createHeldRights),
  '0043_field_rights': forward(indexFieldRights),
  '0045_user_columns': forward(addUserColumns),
  '0048_role_homes': forward(createRoleHomes),
  '0051_department_fields': forward(addDepartmentFields),
  '0053_dictionary_changes': forward(createDictionaryChanges),
  '0054_check_rule_parts': forward(giveCheckRulesTenants),
  '0055_counters': forward(createCounterTable),
  '0056_append_only_log': forward(keepDataLog),
  '0060_tenants': forward(extendTenants),
  '0061_tenant_packs': forward(createTenantPacks),
  '0065_user_agents': forward(createUserAgents),
  '0065_viewings': forward(createViewingTable),
  '0066_user_leavers': forward(createUserLeavers),
  '0067_due_passwords': forward(markDuePasswords),
  '0068_second_factors': forward(createSecondFactors),
  '0070_field_comments': forward(createFieldComments),
  '0071_reasons_of_moves': forward(nameReasonsOfMoves),
  '0072_comments_on_cells': forward(placeCommentsInCells),
  '0079_export_bounds': forward(addExportBounds),
  '0080_username_keys': forward(addUsernameKeys),
  '0081_import_words': forward(createImportWords),
  '0082_posts': forward(addPosts),
  '0083_pack_roles': forward(addPackRoles),
  '0084_public_client_columns': forward(addPublicClientColumns),
  '0085_route_bin': forward(addRouteBin),
  '0086_template_categories': forward(fillTemplateCategories),
};

const provider: MigrationProvider = { getMigrations: () => Promise.resolve({ ...migrations }) };

/** Names of the migrations in the order in which a new database gets them. */
export const MIGRATION_NAMES: readonly string[] = Object.keys(migrations);

/** A newer release has migrated the database: this one could damage what it does not know. */
export class NewerDatabaseError extends Error {
  override readonly name = 'NewerDatabaseError';

  constructor(readonly unknown: readonly string[]) {
    super(`the database has migrations that this release does not know: ${unknown.join(', ')}`);
  }
}

const MIGRATION_TABLE = 'kysely_migration';

/** Returns the names of the migrations that were applied to the database. */
async function doneMigrations(db: Db): Promise<readonly string[]> {
  const { rows } = await sql<{ is_there: boolean }>`
    select to_regclass(${MIGRATION_TABLE}) is not null as is_there`.execute(db);
  if (rows[0]?.is_there !== true) return [];
  const done = await sql<{ name: string }>`select name from ${sql.table(MIGRATION_TABLE)} order by name`.execute(db);
  return done.rows.map(({ name }) => name);
}

/**
 * Migrates the core tables, all or nothing; several servers may start at the same time. Returns the names of the
 * migrations applied to an older database, none for a new one. Throws NewerDatabaseError, and changes nothing, when a
 * newer release has migrated the database.
 */
export async function migrate(db: Db): Promise<readonly string[]> {
  const before = await doneMigrations(db);
  const unknown = before.filter((name) => !Object.hasOwn(migrations, name));
  if (unknown.length > 0) throw new NewerDatabaseError(unknown);
  const { error, results = [] } = await new Migrator({ db, provider }).migrateToLatest();
  if (error) throw error;
  return before.length === 0 ? [] : results.map(({ migrationName }) => migrationName);
}
