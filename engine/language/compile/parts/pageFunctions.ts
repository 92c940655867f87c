import { FUNCTIONS, fromDefinitions } from '../../expressions/index.ts';
import type { ExpressionFunction } from '../../expressions/index.ts';
import { ExtensionConflict, registeredExtensions, type RegisteredExtensions } from '../../../core/extensions.ts';
import { defineFunction } from '../../../core/functionDefinition.ts';
import type { Handler } from '../../../core/handler.ts';
import type { Language } from '../../../text/catalogue/languages.ts';
import { HANDLERS, PRESETS } from '../../rules/index.ts';

/** Names that pages may use: those of the language and of the registered extensions. */
interface PageNames {
  readonly handlers: ReadonlyMap<string, Handler>;
  readonly functions: Readonly<Record<Language, ReadonlyMap<string, ExpressionFunction>>>;
}

function formatFunctions(handlers: ReadonlyMap<string, Handler>) {
  const formats = [...PRESETS.keys(), ...handlers.keys()];
  const hasFormat = (text: string, format: string): boolean =>
    (PRESETS.get(format) ?? handlers.get(format))?.test(text) ?? false;
  const matches = defineFunction({
    description: "Whether the text is valid for a preset or handler: matches($values.entryId, 'entryId').",
    parameters: [
      { name: 'text', type: 'text' },
      { name: 'format', type: 'text', choices: formats },
    ],
    result: 'boolean',
    apply: hasFormat,
  });
  const allMatch = defineFunction({
    description:
      "Whether every value of a column is valid for a preset or handler: allMatch($details.goods.codeTs, 'hsCode'). Blanks are ignored.",
    parameters: [
      { name: 'column', type: 'texts' },
      { name: 'format', type: 'text', choices: formats },
    ],
    result: 'boolean',
    apply: (column, format) => column.every((value) => value === '' || hasFormat(value, format)),
  });
  return { matches, allMatch };
}

/** @throws ExtensionConflict when an extension takes a name of the language. */
function assertNew(kind: string, names: Iterable<string>, own: ReadonlyMap<string, unknown>): void {
  for (const name of names) if (own.has(name)) throw new ExtensionConflict(kind, name);
}

function namesWith({ handlers: ofExtensions, functions }: RegisteredExtensions): PageNames {
  assertNew('handler', ofExtensions.keys(), HANDLERS);
  // `matches` looks names up among presets and handlers alike.
  assertNew('handler', ofExtensions.keys(), PRESETS);
  const handlers = new Map([...HANDLERS, ...ofExtensions]);
  const own = new Map([...FUNCTIONS, ...fromDefinitions(formatFunctions(handlers))]);
  const functionsIn = (language: Language) => {
    assertNew('function', functions[language].keys(), own);
    return new Map([...own, ...fromDefinitions(Object.fromEntries(functions[language]))]);
  };
  return { handlers, functions: { 'zh-CN': functionsIn('zh-CN'), 'en-US': functionsIn('en-US') } };
}

let last: { readonly extensions: RegisteredExtensions; readonly names: PageNames } | undefined;

function pageNames(): PageNames {
  const extensions = registeredExtensions();
  if (last?.extensions !== extensions) last = { extensions, names: namesWith(extensions) };
  return last.names;
}

/** Every check function that a column of a page may name, by name. */
export const pageHandlers = (): ReadonlyMap<string, Handler> => pageNames().handlers;

/**
 * Every function that an expression of a page may call, by name: the language's own, those about formats and those of
 * extensions. The texts that some of them return are in the language. Default: Chinese.
 */
export const pageFunctionsIn = (language: Language = 'zh-CN'): ReadonlyMap<string, ExpressionFunction> =>
  pageNames().functions[language];
