import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const BEGIN = '<!-- modules.json: written by npm run generate -->';
const END = '<!-- end of modules.json -->';

type Levels = readonly Readonly<Record<string, string>>[];

/** Formats a group as a list: modules from the lowest level up, with the purpose of each. */
const groupList = ([folder, levels]: readonly [string, Levels]): string =>
  [
    `### \`${folder}\``,
    '',
    ...levels.flatMap((level, index) =>
      Object.entries(level).map(([name, purpose]) => `- ${index + 1} \`${name}\`: ${purpose}`),
    ),
  ].join('\n');

/**
 * `docs/architecture.md` with the lists of `modules.json` between its two markers, by its path in the project.
 * @throws Error when a marker is missing, because the lists would have no place.
 */
export function architectureWithModules(root: string): ReadonlyMap<string, string> {
  const path = 'docs/architecture.md';
  const text = readFileSync(join(root, path), 'utf8');
  if (!text.includes(BEGIN) || !text.includes(END)) throw new Error(`${path} needs the lines "${BEGIN}" and "${END}"`);
  const before = text.slice(0, text.indexOf(BEGIN));
  const after = text.slice(text.indexOf(END));
  const groups = Object.entries(JSON.parse(readFileSync(join(root, 'modules.json'), 'utf8')) as Record<string, Levels>);
  return new Map([[path, `${before}${BEGIN}\n\n${groups.map(groupList).join('\n\n')}\n\n${after}`]]);
}
