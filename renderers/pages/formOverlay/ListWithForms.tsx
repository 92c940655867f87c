import { useCallback, useRef, useState } from 'react';
import type { CompiledPage } from '../../../engine/index.ts';
import { lazyDialog } from '../../kit/lazy/lazyPart.tsx';
import { ListPage } from '../list/ListPage.tsx';
import { usePorts } from '../../kit/ports/portsContext.ts';
import { pathOfForm, sourceOf, type FormPaths, type RecordChoice } from '../../data/records/formPaths.ts';
import type { FormOverListProps } from './FormOverList.tsx';

const FormOverList = lazyDialog<FormOverListProps>(() =>
  import('./FormOverList.tsx').then((module) => module.FormOverList),
);

export interface ListWithFormsProps {
  readonly page: CompiledPage;
  readonly paths: FormPaths;
  /** The form requested by the URL; null: only the list. */
  readonly first: RecordChoice | null;
}

/**
 * The list of a page whose forms open above it (`form.open`). While a form is open, the tab has the form's path, so
 * that a reload and a link lead to the same place; the frame is lazy-loaded with the first form.
 */
export function ListWithForms({ page, paths, first }: ListWithFormsProps) {
  const { dataSource, host, t } = usePorts();
  const place = useRef<HTMLDivElement>(null);
  const [choice, setChoice] = useState(first);
  /** URL query of the list when a form was opened above it. */
  const listAt = useRef('');
  const openForm = useCallback(
    (wanted: RecordChoice) => {
      const source = sourceOf(wanted);
      if (source !== undefined) dataSource.expect?.(page, source);
      listAt.current = host.address?.search() ?? listAt.current;
      setChoice(wanted);
      host.replace(pathOfForm(paths, wanted));
    },
    [dataSource, host, page, paths],
  );
  const close = useCallback(() => {
    setChoice(null);
    host.replace(paths.list + listAt.current);
    host.setTab({ title: page.title, dirty: false });
  }, [host, page.title, paths]);
  return (
    <>
      <ListPage page={page} openForm={openForm} />
      {/* In the page, not at the end of the document: with its tab it is hidden and shown. */}
      <div ref={place} className="wb-over-place" />
      {choice !== null && <FormOverList {...{ t, page, paths, choice, place }} onClose={close} />}
    </>
  );
}
