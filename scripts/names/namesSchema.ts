import type { SchemaTexts } from '../doctor/diagnose.ts';
import { formatJson } from '../newPage/formatJson.ts';
import { readNames } from './readNames.ts';

/** Path below the schema folder. */
export const NAMES_FILE = 'meta/names.schema.json';

/** Characters that a snippet would interpret as a placeholder. */
const SNIPPET_MARKS = /[\\$}^]/;

/**
 * Text of schemas/meta/names.schema.json: one definition per format, which accepts every value and offers the known
 * names. Most editors propose `examples`; VS Code merges them with the `defaultSnippets` of the same label.
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
