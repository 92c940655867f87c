import { defineFunction } from '../../engine/index.ts';
import type { FunctionDefinition, Language } from '../../engine/index.ts';
import { elementAt, elementsFault } from './declarationElements.ts';
import { unknownLines } from './lineNumbers.ts';
import { isCertificateNo, isForbidden, missingDocuments } from './supervision.ts';
import type { Direction } from './supervision.ts';

const DIRECTIONS = ['import', 'export'] as const satisfies readonly Direction[];

/** Bound calls have been checked against DIRECTIONS. */
const directionOf = (text: string): Direction => (text === 'export' ? 'export' : 'import');

/**
 * Functions for the rules of declarations, by the name used in expressions; texts for users are in the given language.
 */
export const customsFunctions = (language: Language): Readonly<Record<string, FunctionDefinition>> => ({
  elementsFault: defineFunction({
    description:
      "Describes the error in declaration elements according to their template; '' if there is none (R14): elementsFault($row.gModel, $lookup.hs.elements) == ''.",
    parameters: [
      { name: 'text', type: 'text' },
      { name: 'template', type: 'text' },
    ],
    result: 'text',
    apply: (text, template) => elementsFault(text, template, language),
  }),
  elementAt: defineFunction({
    description: "The n-th declaration element, counted from 1; '' if it is empty or missing (R15, R16).",
    parameters: [
      { name: 'text', type: 'text' },
      { name: 'n', type: 'decimal' },
    ],
    result: 'text',
    apply: (text, n) => elementAt(text, Number(n)),
  }),
  missingDocuments: defineFunction({
    description:
      "Letters of the supervision conditions that have no licence document with that code; '' if none is missing (R24): missingDocuments($lookup.hs.supervision, $details.licenses.docuCode, 'import') == ''.",
    parameters: [
      { name: 'supervision', type: 'text' },
      { name: 'documents', type: 'texts' },
      { name: 'direction', type: 'text', choices: DIRECTIONS },
    ],
    result: 'text',
    apply: (supervision, documents, direction) => missingDocuments(supervision, documents, directionOf(direction)),
  }),
  isForbidden: defineFunction({
    description: 'Whether the supervision conditions prohibit the good: 9 prohibits import, 8 export.',
    parameters: [
      { name: 'supervision', type: 'text' },
      { name: 'direction', type: 'text', choices: DIRECTIONS },
    ],
    result: 'boolean',
    apply: (supervision, direction) => isForbidden(supervision, directionOf(direction)),
  }),
  isCertificateNo: defineFunction({
    description:
      'Whether a document number has the format of its kind: <08>K011 for origin, 26-AA-123 for licences (R24).',
    parameters: [
      { name: 'docuCode', type: 'text' },
      { name: 'certCode', type: 'text' },
    ],
    result: 'boolean',
    apply: isCertificateNo,
  }),
  unknownLines: defineFunction({
    description:
      "Line numbers of a comma-separated list that do not exist; '' if all exist (R22): unknownLines($row.goodsNo, count($details.goods)) == ''.",
    parameters: [
      { name: 'text', type: 'text' },
      { name: 'lineCount', type: 'decimal' },
    ],
    result: 'text',
    apply: (text, lineCount) => unknownLines(text, Number(lineCount)),
  }),
});
