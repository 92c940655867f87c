import type { CompiledDetail } from '../compiledPage.ts';
import type { MessageMapping, MessageSection } from '../messages/index.ts';
import { closestName, didYouMean } from '../suggestions.ts';
import { complain } from './pageCompilation.ts';
import type { PageCompilation } from './pageCompilation.ts';

const PATH = ['message'];

/** The name stands in another file than the page: a hint, and nothing to mend here. */
const near = (name: string, known: readonly string[]): { readonly hint?: string } => {
  const closest = closestName(name, known);
  return closest === undefined ? {} : { hint: `did you mean "${closest}"?` };
};

interface Named {
  readonly message: string;
  readonly section: MessageSection;
  readonly index: number;
}

function checkSection(compilation: PageCompilation, details: readonly CompiledDetail[], named: Named): void {
  const { message, section, index } = named;
  const place = `in "${message}" at /sections/${index}`;
  const { rows } = section;
  const detail = rows === undefined ? undefined : details.find(({ wireName }) => wireName === rows);
  if (rows !== undefined && detail === undefined) {
    const names = details.map(({ wireName }) => wireName);
    complain(compilation, PATH, {
      code: 'unknown-detail',
      message: `${place}/rows: no detail of the page is called "${rows}" in records`,
      ...near(rows, names),
    });
    return;
  }
  const known = (detail?.columns ?? compilation.page.columns).map(({ key }) => key);
  for (const [element, key] of Object.entries(section.fields)) {
    if (known.includes(key) || key === detail?.orderKey) continue;
    const text = `${place}/fields/${element}: unknown column "${key}"`;
    complain(compilation, PATH, { code: 'unknown-column', message: text, ...near(key, known) });
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
    const text = `unknown message "${message}"`;
    complain(compilation, PATH, { code: 'unknown-message', message: text, ...didYouMean(message, messages.keys()) });
    return {};
  }
  for (const [index, section] of mapping.sections.entries())
    checkSection(compilation, details, { message, section, index });
  return { message };
}
