import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { ReadBackup } from '../backup/backupReader.ts';
import { openTarget, type OpenPlace } from '../backup/openPlace.ts';
import { checkBackup, FilledPlaceError, restoreBackup } from '../backup/restoreBackup.ts';
import type { TargetContents } from '../backup/restoreTarget.ts';
import { readConfig } from '../../core/config/config.ts';

const USAGE = `用法 (usage): npm run restore -- FILE [--replace PLACE]
  把备份恢复到 WAYBILL_DATA 或 DATABASE_URL 所指的空位置；服务器必须已停止。
  (into the empty place of WAYBILL_DATA or DATABASE_URL; its server must be stopped)
  --replace PLACE  目标不是空的：其全部数据将丢失；PLACE 由拒绝信息给出
                   (all data of the place will be lost; the refusal names the place)`;

const MAX_TABLES_SHOWN = 8;

interface Words {
  readonly file: string;
  readonly replace: string | undefined;
}

function readWords(words: readonly string[]): Words | undefined {
  try {
    const { values, positionals } = parseArgs({
      args: [...words],
      allowPositionals: true,
      options: { replace: { type: 'string' } },
    });
    const [file, ...more] = positionals;
    return file === undefined || more.length > 0 ? undefined : { file: resolve(file), replace: values.replace };
  } catch {
    return undefined;
  }
}

const describeLoss = (name: string, { tables, users, files }: TargetContents): string =>
  [
    `${name} 不是空的，未作任何改动 (not empty, nothing was changed)：`,
    `  ${users} 个用户，${files} 个文件 (users, files)`,
    ...tables.slice(0, MAX_TABLES_SHOWN).map((table) => `  ${table.name}: ${table.rows} 行 (rows)`),
    ...(tables.length > MAX_TABLES_SHOWN ? [`  … 另有 ${tables.length - MAX_TABLES_SHOWN} 个表 (more tables)`] : []),
    `要用备份替换以上全部数据 (to lose all of it and restore)：--replace '${name}'`,
  ].join('\n');

async function restore(read: ReadBackup, place: OpenPlace, { replace }: Words): Promise<number> {
  if (replace !== undefined && replace !== place.name) {
    console.error(`--replace ${replace} 与目标不符，目标是 (the place is called)：${place.name}`);
    return 1;
  }
  try {
    const { trailer, missingExtensions } = await restoreBackup(read, place, { replace: replace !== undefined });
    console.log(`已恢复到 (restored into) ${place.name}：${trailer.rows} 行，${trailer.files} 个文件 (rows, files)`);
    if (missingExtensions.length > 0)
      console.warn(`  没有扩展，索引未建 (indexes left out for want of): ${missingExtensions.join(', ')}`);
    if (trailer.missingFiles.length > 0)
      console.warn(`  ${trailer.missingFiles.length} 个文件在备份时已丢失 (files were missing when it was made)`);
    return 0;
  } catch (error) {
    if (!(error instanceof FilledPlaceError)) throw error;
    console.error(describeLoss(place.name, error.contents));
    return 1;
  }
}

async function run(words: Words): Promise<number> {
  const config = readConfig(process.env);
  const read = await checkBackup(words.file);
  const { productVersion, postgresVersion, createdAt } = read.header;
  console.log(`备份 (backup) ${createdAt}，Waybill ${productVersion}，PostgreSQL ${postgresVersion}，完整 (complete)`);
  const place = await openTarget(config, (notice) => console.log(notice));
  try {
    return await restore(read, place, words);
  } finally {
    await place.close();
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
