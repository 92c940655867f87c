import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const textOf = (file: string): string => readFileSync(join(import.meta.dirname, '../..', file), 'utf8');

const page = textOf('docs/implementers/tables.md');

/** Returns the names that an interface declares itself: one a line, indented by two spaces. */
function membersOf(file: string, name: string): string[] {
  const [, body = ''] = new RegExp(`export interface ${name}\\b[^{]*\\{\\n([\\s\\S]*?)\\n\\}`).exec(textOf(file)) ?? [];
  const names = [...body.matchAll(/^ {2}(?:readonly )?(\w+)\??[:(]/gm)].map(([, member = '']) => member);
  if (names.length === 0) throw new Error(`${file} has no interface ${name}`);
  return names;
}

const FACES = [
  ['ui/props/tableProps.ts', 'EditableTableProps'],
  ['ui/props/tableProps.ts', 'EditableTableHandle'],
  ['grid/rows/rowEvents.ts', 'RowEvents'],
  ['grid/rows/rowPanels.ts', 'RowPanels'],
  ['ui/controller/rowMethods.ts', 'RowMethods'],
  ['grid/rows/valueMethods.ts', 'ValueMethods'],
] as const;

const isNamed = (name: string): boolean => page.includes(`\`${name}\``);

describe('the page of the editable table', () => {
  it.each(FACES)('names everything of %s %s', (file, name) => {
    expect(membersOf(`renderers/table/${file}`, name).filter((member) => !isNamed(member))).toEqual([]);
  });

  it('names every key of a detail', () => {
    const schema = JSON.parse(textOf('schemas/meta/page.schema.json')) as {
      readonly definitions: { readonly detailSchema: { readonly properties: object } };
    };
    const keys = Object.keys(schema.definitions.detailSchema.properties);
    expect(keys.filter((key) => !isNamed(key))).toEqual([]);
  });

  it('shows code that is compiled and drawn by a test', () => {
    const examples = [...page.matchAll(/```tsx\n([\s\S]*?)```/g)].map(([, example = '']) => example);
    expect(examples).toEqual([textOf('tests/renderers/table/ContainersTable.tsx')]);
  });
});
