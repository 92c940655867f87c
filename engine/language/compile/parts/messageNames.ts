import type { MessageMapping } from '../../../formats/messages/index.ts';
import type { Path } from '../../../core/paths.ts';

interface Named {
  readonly key: string;
}

/** The names of a page that its message may use. */
export interface MessageNames {
  readonly columns: readonly Named[];
  readonly details: readonly { readonly wireName: string; readonly columns: readonly Named[] }[];
}

/** A name in a message that the page does not have. */
export interface UnknownName {
  /** Path in the message's file. */
  readonly path: Path;
  readonly what: 'detail' | 'column';
  readonly name: string;
  /** Names that could be meant. */
  readonly known: readonly string[];
}

export const unknownNames = ({ sections }: MessageMapping, { columns, details }: MessageNames): UnknownName[] =>
  sections.flatMap(({ rows, fields }, index): UnknownName[] => {
    const path = ['sections', index];
    const detail = details.find(({ wireName }) => wireName === rows);
    if (rows !== undefined && detail === undefined) {
      const known = details.map(({ wireName }) => wireName);
      return [{ path: [...path, 'rows'], what: 'detail', name: rows, known }];
    }
    const known = (detail?.columns ?? columns).map(({ key }) => key);
    return Object.entries(fields).flatMap(([element, name]): UnknownName[] =>
      known.includes(name) ? [] : [{ path: [...path, 'fields', element], what: 'column', name, known }],
    );
  });
