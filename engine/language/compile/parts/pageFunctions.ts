import { CUSTOMS_HANDLERS, customsFunctions } from '../../customs/index.ts';
import { FUNCTIONS, fromDefinitions } from '../../expressions/index.ts';
import type { ExpressionFunction } from '../../expressions/index.ts';
import { defineFunction } from '../../../core/functionDefinition.ts';
import type { Handler } from '../../../core/handler.ts';
import type { Language } from '../../../text/catalogue/languages.ts';
import { HANDLERS, PRESETS } from '../../rules/index.ts';

/** Every check function that a column of a page may name. */
export const PAGE_HANDLERS: ReadonlyMap<string, Handler> = new Map([...HANDLERS, ...Object.entries(CUSTOMS_HANDLERS)]);

const FORMATS = [...PRESETS.keys(), ...PAGE_HANDLERS.keys()];

const hasFormat = (text: string, format: string): boolean =>
  (PRESETS.get(format) ?? PAGE_HANDLERS.get(format))?.test(text) ?? false;

const matches = defineFunction({
  description: "Whether the text passes a preset or handler: matches($values.entryId, 'entryId').",
  parameters: [
    { name: 'text', type: 'text' },
    { name: 'format', type: 'text', choices: FORMATS },
  ],
  result: 'boolean',
  apply: hasFormat,
});

const allMatch = defineFunction({
  description:
    "Whether every value of a column that is not blank passes a preset or handler: allMatch($details.goods.codeTs, 'hsCode').",
  parameters: [
    { name: 'column', type: 'texts' },
    { name: 'format', type: 'text', choices: FORMATS },
  ],
  result: 'boolean',
  apply: (column, format) => column.every((value) => value === '' || hasFormat(value, format)),
});

/** Every function that an expression of a page may call: the language's own, those of trades, and questions about formats. */
const functionsIn = (language: Language): ReadonlyMap<string, ExpressionFunction> =>
  new Map([...FUNCTIONS, ...fromDefinitions({ matches, allMatch, ...customsFunctions(language) })]);

export const PAGE_FUNCTIONS = functionsIn('zh-CN');

const BY_LANGUAGE = { 'zh-CN': PAGE_FUNCTIONS, 'en-US': functionsIn('en-US') } as const;

/** The same functions; what some of them say is in the language. */
export const pageFunctionsIn = (language: Language = 'zh-CN'): ReadonlyMap<string, ExpressionFunction> =>
  BY_LANGUAGE[language];
