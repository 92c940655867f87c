import type { CompiledPage } from '../../compiled/compiledPage.ts';
import type { PageSchema } from '../../../generated/page.ts';

/** One page of the folder. */
export interface PageFile {
  readonly id: string;
  /** `pages/customs/export-declaration.json`. */
  readonly path: string;
  /** With everything it inherits. */
  readonly schema: PageSchema;
  /** As its file has it, without what it inherits. */
  readonly written: PageSchema;
  /** Absent when there are problems, and for base pages. */
  readonly page?: CompiledPage | undefined;
}
