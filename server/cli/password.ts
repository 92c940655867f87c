import { readConfig } from '../config/config.ts';
import { joinDatabase } from '../database/openDatabase.ts';
import { setPassword } from '../sessions/setPassword.ts';
import { randomPassword } from '../sessions/passwords.ts';

const USAGE = '用法 (usage): npm run password -- USERNAME\n不指定口令；新口令随机生成并显示一次。';

/** Gives a user a new random password, ends the user's sessions and unlocks the sign-in. Works beside a running server. */
async function run(username: string): Promise<number> {
  const database = await joinDatabase(readConfig(process.env), (notice) => console.log(notice));
  try {
    const password = randomPassword();
    if (!(await setPassword(database.db, { username, password, isDue: true }))) {
      console.error(`没有这个用户 (no such user)：${username}`);
      return 1;
    }
    console.log(`${username} 的新口令 (new password)：${password}`);
    return 0;
  } finally {
    await database.close();
  }
}

const [username] = process.argv.slice(2);
if (username === undefined) {
  console.error(USAGE);
  process.exitCode = 2;
} else {
  try {
    process.exitCode = await run(username);
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  }
}
