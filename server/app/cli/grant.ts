import { parseArgs } from 'node:util';
import { formatProblem, localizeProblem } from '../../../engine/index.ts';
import { readConfig } from '../../core/config/config.ts';
import type { Db } from '../../core/database/db.ts';
import { joinDatabase } from '../../core/database/openDatabase.ts';
import { changeRights, permissionRows, type RightsRequest } from '../../data/permissions/changeRights.ts';
import { describeChange, describeRights } from '../../data/permissions/describeRights.ts';
import { rightsNamed } from '../../data/permissions/rightsNamed.ts';
import { openSchemaStore } from '../../core/schemas/openSchemaStore.ts';
import { followSavedMenu } from '../seeds/freshDatabase.ts';

const USAGE = `用法 (usage): npm run grant -- ROLE CODE… [--revoke]
             npm run grant -- [ROLE] --list

  ROLE       角色编码 (code of the role): clerk
  CODE       权限码、带 * 的权限码或菜单地址 (a right, rights by a star, or an entry with all below it):
             bgd:export:add   'bgd:export:*'   /bgd/export
  --revoke   收回 (takes the rights away)
  --list     列出权限及其角色；指定角色时只列出它的权限 (rights and who holds them; with ROLE those of the role)
  --tenant   租户 (tenant), 多个租户有同名角色时 (where several have the role)

exit status  0 done, 1 refused: nothing was changed, 2 it could not be run`;

type Words =
  | { readonly list: true; readonly role?: string | undefined; readonly tenant?: string | undefined }
  | ({ readonly list: false } & RightsRequest);

function readWords(words: readonly string[]): Words | undefined {
  try {
    const { values, positionals } = parseArgs({
      args: [...words],
      allowPositionals: true,
      options: { list: { type: 'boolean' }, revoke: { type: 'boolean' }, tenant: { type: 'string' } },
    });
    const [role, ...codes] = positionals;
    const { tenant } = values;
    if (values.list) return codes.length > 0 || values.revoke ? undefined : { list: true, role, tenant };
    if (role === undefined || codes.length === 0) return undefined;
    return { list: false, role, tenant, words: codes, change: values.revoke ? 'take' : 'give' };
  } catch {
    return undefined;
  }
}

/** Adds menu and rights of a page that was written while no server ran: they exist only in the file. */
async function bringMenu(db: Db, words: readonly string[], schemasFolder: string): Promise<void> {
  if (rightsNamed(words, await permissionRows(db)).unknown.length === 0) return;
  const schemas = await openSchemaStore(schemasFolder, { watch: false });
  const menu = schemas.menu();
  if (menu) await followSavedMenu(db, menu);
  else for (const problem of schemas.problems()) console.warn(formatProblem(localizeProblem(problem)));
  schemas.close();
}

async function run(words: Words): Promise<number> {
  const config = readConfig(process.env);
  const { db, close } = await joinDatabase(config, (notice) => console.log(notice));
  try {
    if (!words.list && words.change === 'give') await bringMenu(db, words.words, config.schemasFolder);
    const said = words.list ? await describeRights(db, words) : await changeRights(db, words);
    if ('refusals' in said) {
      for (const refusal of said.refusals) console.error(refusal);
      return 1;
    }
    console.log('text' in said ? said.text : describeChange(said, !words.list && words.change === 'give'));
    return 0;
  } finally {
    await close();
  }
}

const words = readWords(process.argv.slice(2));
if (words === undefined) {
  console.error(USAGE);
  process.exitCode = 2;
} else {
  try {
    process.exitCode = await run(words);
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  }
}
