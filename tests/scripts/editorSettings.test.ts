import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSchemas } from '../../scripts/doctor/readSchemas.ts';

const root = join(import.meta.dirname, '../..');

interface Settings {
  readonly 'json.schemas': readonly { readonly fileMatch: readonly string[]; readonly url: string }[];
}

const settings = JSON.parse(readFileSync(join(root, '.vscode/settings.json'), 'utf8')) as Settings;

const ANYTHING: Readonly<Record<string, string>> = { '**/': '(?:.*/)?', '*': '[^/]*', '.': '\\.' };

const globOf = (pattern: string): RegExp =>
  new RegExp(`^${pattern.replace(/\*\*\/|\*|\./g, (mark) => ANYTHING[mark] ?? mark)}$`);

const mapped = (path: string): string[] =>
  settings['json.schemas']
    .filter(({ fileMatch }) => fileMatch.some((pattern) => globOf(pattern).test(`/schemas/${path}`)))
    .map(({ url }) => join(root, url));

describe('the settings of the editor', () => {
  it('map every schema file to one meta-schema, the one that the file names', () => {
    for (const [path, text] of readSchemas(join(root, 'schemas'))) {
      if (!path.endsWith('.json')) continue;
      const [metaSchema, ...others] = mapped(path);
      expect([path, others]).toEqual([path, []]);
      expect(existsSync(metaSchema ?? ''), path).toBe(true);
      const { $schema } = JSON.parse(text) as { $schema?: string };
      if ($schema !== undefined) expect(join(root, 'schemas', dirname(path), $schema)).toBe(metaSchema);
    }
  });
});
