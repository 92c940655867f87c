import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { FolderInUseError, folderHolder, lockFolder } from '../../../../server/core/database/folderLock.ts';
import { startOf } from '../../../../server/core/database/processes.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'waybill-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const lockFile = () => join(folder, 'waybill.lock');

test('a folder is held until it is let go', () => {
  const { release } = lockFolder(folder);
  expect(existsSync(lockFile())).toBe(true);
  release();
  expect(existsSync(lockFile())).toBe(false);
});

test('a folder that a living process holds is refused, with its pid', async () => {
  const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  await once(other, 'spawn');
  writeFileSync(lockFile(), `${other.pid}\n${startOf(other.pid ?? 0)}\n`);
  expect(folderHolder(folder)).toBe(other.pid);
  expect(() => lockFolder(folder)).toThrow(FolderInUseError);
  expect(() => lockFolder(folder)).toThrow(String(other.pid));
  other.kill('SIGKILL');
  await once(other, 'exit');
  expect(folderHolder(folder)).toBeUndefined();
  lockFolder(folder).release();
});

test('a lock whose pid was given to another process in the meantime is taken over', async () => {
  const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  await once(other, 'spawn');
  writeFileSync(lockFile(), `${other.pid}\nanother start\n`);
  const { release } = lockFolder(folder);
  expect(readFileSync(lockFile(), 'utf8')).toMatch(new RegExp(`^${process.pid}\n`));
  release();
  other.kill('SIGKILL');
});

test('a lock that is no lock is taken over', () => {
  writeFileSync(lockFile(), 'nonsense');
  const { release } = lockFolder(folder);
  expect(readFileSync(lockFile(), 'utf8')).toMatch(new RegExp(`^${process.pid}\n`));
  release();
});
