import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readSchemas } from '../doctor/readSchemas.ts';
import { NAMES_FILE, namesSchema } from './namesSchema.ts';

/** Updates the names file of a schema folder; a folder without meta-schemas has none. Returns whether it changed. */
export function writeNames(folder: string): boolean {
  const file = join(folder, NAMES_FILE);
  if (!existsSync(dirname(file))) return false;
  const text = namesSchema(readSchemas(folder));
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return false;
  writeFileSync(file, text);
  return true;
}
