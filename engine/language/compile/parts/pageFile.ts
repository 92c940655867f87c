import type { CompiledPage } from '../../compiled/compiledPage.ts';
import type { PageSchema } from '../../../generated/page.ts';

/** One page file of the schema folder. */
export interface PageFile {
  readonly id: string;
  /** `pages/sales/order.json`. */
  readonly path: string;
  /** Schema with everything it inherits. */
  readonly schema: PageSchema;
  /** Schema as written in its file, without inherited parts. */
  readonly written: PageSchema;
  /** Absent if there are problems, and for base pages. */
  readonly page?: CompiledPage | undefined;
}
