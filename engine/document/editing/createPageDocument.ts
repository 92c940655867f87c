import { EditedDocument } from './editedDocument.ts';
import { openingOf } from './opening.ts';
import type { PageDocument, PageDocumentOptions } from '../record/pageDocument.ts';

export const createPageDocument = (options: PageDocumentOptions): PageDocument =>
  new EditedDocument(options, openingOf(options));
