import type { PageDocument } from '../../../engine/index.ts';

/** The source that a form shows and writes to: a document, or the query values of a list. */
export type FieldSource = Pick<PageDocument, 'field' | 'set' | 'type' | 'touch' | 'subscribe'> &
  Partial<Pick<PageDocument, 'hold'>>;
