import type { CompiledDetail } from '../../compiledPage.ts';
import type { MessageMapping, MessageSection } from '../../messages/index.ts';
import { says } from '../../problems.ts';
import type { Problem } from '../../problems.ts';
import { didYouMean } from '../../suggestions.ts';
import { complain } from '../parts/pageCompilation.ts';
import type { PageCompilation } from '../parts/pageCompilation.ts';

const PATH = ['message'];

/** The name stands in another file than the page: a hint, and nothing to mend here. */
const near = (name: string, known: readonly string[]): Pick<Problem, 'hint'> => ({
  hint: didYouMean(name, known).hint,
});

interface Named {
  readonly message: string;
  readonly section: MessageSection;
  readonly index: number;
}

function checkSection(compilation: PageCompilation, details: readonly CompiledDetail[], named: Named): void {
  const { message, section, index } = named;
  const at = `/sections/${index}`;
  const { rows } = section;
  const detail = details.find(({ wireName }) => wireName === rows);
  if (rows !== undefined && detail === undefined) {
    const names = details.map(({ wireName }) => wireName);
    complain(compilation, PATH, {
      ...says('unknown-detail.ofMessage', { message, place: `${at}/rows`, rows }),
      ...near(rows, names),
    });
    return;
  }
  const known = (detail?.columns ?? compilation.page.columns).map(({ key }) => key);
  for (const [element, key] of Object.entries(section.fields)) {
    if (known.includes(key) || key === detail?.orderKey) continue;
    const said = says('unknown-column.ofMessage', { message, place: `${at}/fields/${element}`, name: key });
    complain(compilation, PATH, { ...said, ...near(key, known) });
  }
}

/** The message as which records travel: it is there, and everything that it names is of this page. */
export function compileMessage(
  compilation: PageCompilation,
  details: readonly CompiledDetail[],
): { readonly message?: string } {
  const { message } = compilation.page;
  const { messages, brokenMessages } = compilation;
  if (message === undefined) return {};
  if (messages === undefined || brokenMessages?.has(message)) return { message };
  const mapping: MessageMapping | undefined = messages.get(message);
  if (mapping === undefined) {
    const said = says('unknown-message', { name: message });
    complain(compilation, PATH, { ...said, ...didYouMean(message, messages.keys()) });
    return {};
  }
  for (const [index, section] of mapping.sections.entries())
    checkSection(compilation, details, { message, section, index });
  return { message };
}
