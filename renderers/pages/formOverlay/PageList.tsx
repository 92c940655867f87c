import type { CompiledPage } from '../../../engine/index.ts';
import { ListPage } from '../list/ListPage.tsx';
import type { FormPaths, OpenForm, RecordChoice } from '../../data/records/formPaths.ts';
import { ListWithForms } from './ListWithForms.tsx';

export interface PageListProps {
  readonly page: CompiledPage;
  readonly paths: FormPaths;
  /** The form that the address asks for; null: the list alone. */
  readonly first: RecordChoice | null;
  /** Where forms have tabs of their own. */
  readonly openTab: OpenForm;
}

/** The list of a page, with its forms over it or in tabs of their own. */
export const PageList = ({ page, paths, first, openTab }: PageListProps) =>
  page.form.open === 'tab' ? (
    <ListPage page={page} openForm={openTab} />
  ) : (
    <ListWithForms page={page} paths={paths} first={first} />
  );
