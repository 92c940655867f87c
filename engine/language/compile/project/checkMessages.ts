import type { PageSchema } from '../../../generated/page.ts';
import { toPointer } from '../../../core/paths.ts';
import { describeProblem } from '../../../text/problems.ts';
import type { Problem } from '../../../text/problems.ts';
import { didYouMean } from '../../../text/suggestions.ts';
import { wireNameOf } from '../page/compileDetails.ts';
import { unknownNames } from '../parts/messageNames.ts';
import type { UnknownName } from '../parts/messageNames.ts';
import { withInherited } from './compilePages.ts';
import type { ReadPage } from './compilePages.ts';
import type { ReadMessages } from './readMessages.ts';
import { note } from './reading.ts';
import type { Reading } from './reading.ts';

const namesOf = ({ columns = [], details = [] }: PageSchema) => ({
  columns,
  details: details.map((detail) => ({ wireName: wireNameOf(detail), columns: detail.columns })),
});

/** Gives only a hint: if the page's column is misspelt, an automatic correction would copy the misspelling. */
const problemOf = ({ path, what, name, known }: UnknownName): Problem => ({
  ...describeProblem(`unknown-${what}`, { name }),
  path,
  hint: didYouMean(name, known).hint,
});

/**
 * Checks messages against their pages. A name that none of its pages has is a problem of the message, reported in its
 * file, and does not stop any page from being served; a name that some page has is reported in the pages that lack it.
 */
export function checkMessages(
  reading: Reading,
  read: ReadonlyMap<string, ReadPage>,
  { messages, broken }: ReadMessages,
): ReadMessages {
  const pages = [...read.values()].flatMap(({ schema }) => withInherited(schema, read) ?? []);
  const faults = [...messages].flatMap(([name, mapping]) => {
    const [first = [], ...others] = pages
      .filter(({ kind, message }) => kind !== 'base' && message === name)
      .map((page) => unknownNames(mapping, namesOf(page)));
    const lacked = others.map((names) => new Set(names.map(({ path }) => toPointer(path))));
    const problems = first.filter(({ path }) => lacked.every((places) => places.has(toPointer(path)))).map(problemOf);
    return problems.length > 0 ? [{ name, problems }] : [];
  });
  for (const { name, problems } of faults) note(reading, `messages/${name}.json`, problems);
  const faulty = new Set(faults.map(({ name }) => name));
  return {
    messages: new Map([...messages].filter(([name]) => !faulty.has(name))),
    broken: new Set([...broken, ...faulty]),
  };
}
