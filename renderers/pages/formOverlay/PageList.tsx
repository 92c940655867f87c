import type { CompiledPage } from '../../../engine/index.ts';
import { ListPage } from '../list/ListPage.tsx';
import type { FormPaths, OpenForm, RecordChoice } from '../../data/records/formPaths.ts';
import { ListWithForms } from './ListWithForms.tsx';

export interface PageListProps {
  readonly page: CompiledPage;
  readonly paths: FormPaths;
  /** The form requested by the URL; null: only the list. */
  readonly first: RecordChoice | null;
  /** Opens forms in separate tabs. */
  readonly openTab: OpenForm;
}

/** The list of a page, with its forms above it or in separate tabs. */
export const PageList = ({ page, paths, first, openTab }: PageListProps) =>
  page.form.open === 'tab' ? (
    <ListPage page={page} openForm={openTab} />
  ) : (
    <ListWithForms page={page} paths={paths} first={first} />
  );
