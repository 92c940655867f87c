import type { SchemaTexts } from '../doctor/diagnose.ts';
import { formatJson } from '../newPage/formatJson.ts';
import { readNames } from './readNames.ts';

/** Below the folder of schemas. */
export const NAMES_FILE = 'meta/names.schema.json';

/** What a snippet would read as a place to fill. */
const SNIPPET_MARKS = /[\\$}^]/;

/**
 * Text of schemas/meta/names.schema.json: a definition for each format, which accepts every value and offers the names that
 * are there. `examples` is what editors at large propose; VS Code joins to it what `defaultSnippets` says of the same label.
 */
export function namesSchema(texts: SchemaTexts): string {
  const definitions = Object.fromEntries(
    [...readNames(texts)].map(([format, names]) => [
      format,
      {
        examples: [...names.keys()],
        defaultSnippets: [...names]
          .filter(([name, meaning]) => meaning !== '' && !SNIPPET_MARKS.test(name))
          .map(([name, description]) => ({ label: JSON.stringify(name), description, body: name })),
      },
    ]),
  );
  const schema = {
    $schema: 'http://json-schema.org/draft-07/schema#',
    $id: 'names.schema.json',
    description:
      'Names that stand in the schemas, for completion in editors. Made by `npm run generate`; any other value is as good.',
    definitions,
  };
  return `${formatJson(schema)}\n`;
}
