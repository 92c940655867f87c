import type { LanguageExtension } from '../../engine/index.ts';
import { customsFunctions } from './functions.ts';
import { CUSTOMS_HANDLERS } from './handlers.ts';

/** Check functions and expression functions of customs declarations. */
export const customs: LanguageExtension = { name: 'customs', handlers: CUSTOMS_HANDLERS, functions: customsFunctions };
