import type { MessageSchema } from '../../../generated/message.ts';
import { parseMessage } from '../../load/index.ts';
import type { MessageMapping } from '../../../formats/messages/index.ts';
import type { Path } from '../../../core/paths.ts';
import { hints, describeProblem } from '../../../text/problems.ts';
import type { Problem } from '../../../text/problems.ts';
import { note, readFiles } from './reading.ts';
import type { Reading } from './reading.ts';

const MESSAGE_PATH = /^messages\/([^/]+)\.json$/;

export interface ReadMessages {
  /** By name: `declaration` of `messages/declaration.json`. */
  readonly messages: ReadonlyMap<string, MessageMapping>;
  /** Messages whose files have problems. */
  readonly broken: ReadonlySet<string>;
}

type Section = MessageSchema['sections'][number];

function checkShape({ element, item, rows }: Section, path: Path): Problem[] {
  if ((item === undefined) !== (rows === undefined)) {
    const said = describeProblem('missing-key', { key: item === undefined ? 'item' : 'rows' });
    return [{ ...said, path, ...hints('itemAndRows') }];
  }
  return element === undefined && item === undefined
    ? [{ ...describeProblem('missing-key', { key: 'element' }), path, ...hints('onlyRowsInRoot') }]
    : [];
}

/**
 * Checks that no field occurs twice. Fields of the head form one set across all sections; each detail's rows form
 * another.
 */
function checkKeys(sections: readonly Section[]): Problem[] {
  const taken = new Set<string>();
  return sections.flatMap(({ rows = '', fields }, index) =>
    Object.entries(fields).flatMap(([element, key]): Problem[] => {
      const name = `${rows}/${key}`;
      const isTwice = taken.has(name);
      taken.add(name);
      const path = ['sections', index, 'fields', element];
      return isTwice ? [{ ...describeProblem('duplicate-key.element', { key }), path }] : [];
    }),
  );
}

function checkDates({ dates = [], sections }: MessageSchema): Problem[] {
  const elements = new Set(sections.flatMap(({ fields }) => Object.keys(fields)));
  return dates.flatMap((element, index): Problem[] => {
    if (elements.has(element)) return [];
    return [{ ...describeProblem('unknown-name.element', { name: element }), path: ['dates', index] }];
  });
}

const problemsOf = (message: MessageSchema): Problem[] => [
  ...message.sections.flatMap((section, index) => checkShape(section, ['sections', index])),
  ...checkKeys(message.sections),
  ...checkDates(message),
];

/** Reads the mappings of records to XML messages. */
export function readMessages(reading: Reading): ReadMessages {
  const messages = new Map<string, MessageMapping>();
  const broken = new Set<string>();
  const files = readFiles(reading, MESSAGE_PATH, (text, file) => {
    const { message, problems } = parseMessage(text, file);
    return { value: message, problems };
  });
  for (const { path, names, value } of files) {
    const name = names[0] ?? '';
    const problems = value === undefined ? [] : problemsOf(value);
    note(reading, path, problems);
    if (value === undefined || problems.length > 0) broken.add(name);
    else
      messages.set(name, {
        root: value.root,
        attributes: value.attributes ?? {},
        dates: value.dates ?? [],
        sections: value.sections,
      });
  }
  return { messages, broken };
}
