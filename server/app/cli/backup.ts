import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { createBackup } from '../backup/createBackup.ts';
import { openSource } from '../backup/openPlace.ts';
import { readConfig } from '../../core/config/config.ts';

const USAGE = `用法 (usage): npm run backup -- FILE
  把数据库、文件和密钥备份到一个新文件，服务器可以继续运行。文件含口令摘要和密钥，请妥善保管。
  (database, stored files and keys in one new file, while the server runs; it holds secrets)`;

async function run(file: string): Promise<number> {
  if (existsSync(file)) {
    console.error(`文件已存在，请换一个名字 (the file exists already)：${file}`);
    return 1;
  }
  const source = await openSource(readConfig(process.env), (notice) => console.log(notice));
  try {
    const { tables, rows, files, missingFiles } = await createBackup(file, source);
    console.log(`已备份 (backed up)：${file}`);
    console.log(`  ${tables} 个表，${rows} 行，${files} 个文件 (tables, rows, files)`);
    if (missingFiles.length > 0)
      console.warn(
        `  ${missingFiles.length} 个文件在备份前已丢失 (files that the store did not have): ${missingFiles.slice(0, 20).join(', ')}`,
      );
    return 0;
  } finally {
    await source.close();
  }
}

const [file] = process.argv.slice(2);
if (file === undefined || process.argv.length > 3) {
  console.error(USAGE);
  process.exitCode = 2;
} else {
  try {
    process.exitCode = await run(resolve(file));
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  }
}
