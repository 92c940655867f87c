import type { CompiledDetail } from '../../compiled/compiledPage.ts';
import { toPointer } from '../../../core/paths.ts';
import { describeProblem } from '../../../text/problems.ts';
import { didYouMean } from '../../../text/suggestions.ts';
import { unknownNames } from '../parts/messageNames.ts';
import { complain } from '../parts/pageCompilation.ts';
import type { PageCompilation } from '../parts/pageCompilation.ts';

const PATH = ['message'];

/** Checks the message that transports the records: it exists, and all its names exist in this page. */
export function compileMessage(
  compilation: PageCompilation,
  details: readonly CompiledDetail[],
): { readonly message?: string } {
  const { columns, message } = compilation.page;
  const { messages, brokenMessages } = compilation;
  if (message === undefined) return {};
  if (messages === undefined || brokenMessages?.has(message)) return { message };
  const mapping = messages.get(message);
  if (mapping === undefined) {
    const said = describeProblem('unknown-message', { name: message });
    complain(compilation, PATH, { ...said, ...didYouMean(message, messages.keys()) });
    return {};
  }
  for (const { path, what, name, known } of unknownNames(mapping, { columns, details })) {
    const said = describeProblem(`unknown-${what}.ofMessage`, { message, place: toPointer(path), name });
    // The name is in the message's file, so the page gets a hint but no correction.
    complain(compilation, PATH, { ...said, hint: didYouMean(name, known).hint });
  }
  return { message };
}
