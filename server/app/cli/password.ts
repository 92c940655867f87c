import { parseArgs } from 'node:util';
import { readConfig } from '../../core/config/config.ts';
import type { Db } from '../../core/database/db.ts';
import { joinDatabase } from '../../core/database/openDatabase.ts';
import { setPassword } from '../../identity/sessions/setPassword.ts';
import { randomPassword } from '../../identity/sessions/passwords.ts';
import { storedUsernames } from '../../identity/sessions/userByName.ts';
import { restoreAccount } from '../../directory/users/restoreAccount.ts';

const USAGE = `用法 (usage): npm run password -- USERNAME [--restore]
不指定口令；新口令随机生成并显示一次。
  --restore  恢复已删除、冻结或离职的用户；租户内无人能授权时给予管理员角色
             (brings a deleted or frozen user back, as administrator where nobody else may give rights)`;

interface Words {
  readonly username: string;
  readonly restore: boolean;
}

function readWords(words: readonly string[]): Words | undefined {
  try {
    const options = { restore: { type: 'boolean' } } as const;
    const { values, positionals } = parseArgs({ args: [...words], allowPositionals: true, options });
    const [username, ...more] = positionals;
    return username === undefined || more.length > 0 ? undefined : { username, restore: values.restore === true };
  } catch {
    return undefined;
  }
}

const tellPassword = (username: string, password: string): void =>
  console.log(`${username} 的新口令 (new password)：${password}`);

async function restore(db: Db, typed: string): Promise<number> {
  const { username, password, role } = await restoreAccount(db, typed);
  console.log(`${username} 已恢复 (restored)`);
  if (role !== undefined)
    console.log(`租户内已无人能授权，已给予角色 (nobody could give rights; given the role)：${role}`);
  tellPassword(username, password);
  return 0;
}

async function reset(db: Db, typed: string): Promise<number> {
  const [username = typed] = await storedUsernames(db, [typed]);
  const password = randomPassword();
  if (!(await setPassword(db, { username, password, isDue: true }))) {
    console.error(`没有这个用户，或已删除 (no such user, or deleted; see --restore)：${typed}`);
    return 1;
  }
  tellPassword(username, password);
  return 0;
}

/**
 * Gives a user a new random password, ends the user's sessions and unlocks the sign-in. Can run while a server runs.
 */
async function run({ username, restore: isRestored }: Words): Promise<number> {
  const { db, close } = await joinDatabase(readConfig(process.env), (notice) => console.log(notice));
  try {
    return await (isRestored ? restore(db, username) : reset(db, username));
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
