export { containerCheckDigit } from '../columnKinds/checks/checkDigits.ts';
export { composeElements, parseElements } from './declarationElements.ts';
export { customsFunctions } from './functions.ts';
export { CUSTOMS_HANDLERS } from './handlers.ts';
export type { Element, ParsedElements } from './declarationElements.ts';
