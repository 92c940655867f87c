import { memo, useCallback, useEffect, useMemo, type ReactNode } from 'react';
import type { CompiledPage } from '../engine/index.ts';
import './kit/theme/page.css';
import { LazyForm, LazyList } from './pageVariants.tsx';
import type { Ports } from './kit/ports/ports.ts';
import { PortedPart } from './PortedPart.tsx';
import { formPaths, pathOfForm, sourceOf, type RecordChoice } from './data/records/formPaths.ts';
import { registry as allWidgets } from './widgets/registry.ts';
import { SchemaProblems } from './SchemaProblems.tsx';
import { useThemeVariables } from './kit/theme/useThemeVariables.ts';
import type { Registry } from './widgets/inputs/widget.ts';

/** Which view of a page is shown: the list or a form. */
export type PageView =
  | { readonly kind: 'list' }
  | { readonly kind: 'form'; readonly id: string | null; readonly copyOf?: string; readonly below?: string };

export interface PageRendererProps {
  readonly page: CompiledPage;
  readonly ports: Ports;
  readonly view: PageView;
  /**
   * Path of the page in the shell. Form paths are relative to it: `/form/new`, `/form/new?copy=7`,
   * `/form/new?parent=7`, `/form/7`. Default: the resource's URL.
   */
  readonly path?: string;
  /** Opens a record of the list by its id, instead of a form of the page. */
  readonly onOpen?: ((id: string) => void) | undefined;
  /** Placeholder while the list or form is loading. Default: nothing. */
  readonly waiting?: ReactNode;
  /** Widgets by column type. Default: all widgets of this version. */
  readonly registry?: Registry;
}

/** Prefetches the lazy-loaded code of the page's fields, so that it is loaded before a form opens. */
function prefetchFields({ columns, list }: CompiledPage, registry: Registry): void {
  const types = new Set([...columns, ...list.query.map(({ column }) => column)].map(({ type }) => type));
  for (const type of types) void registry[type].prefetch?.();
}

/** Renders a compiled page. Its only access to the environment is through the ports. */
export const PageRenderer = memo(function PageRenderer(props: PageRendererProps) {
  const { page, ports, registry = allWidgets } = props;
  useEffect(() => prefetchFields(page, registry), [page, registry]);
  return (
    <PortedPart ports={ports} registry={registry}>
      <Surface {...props} />
    </PortedPart>
  );
});

const noProblems: NonNullable<Ports['problems']> = [];

function Surface({ page, ports, view, path, onOpen, waiting }: PageRendererProps) {
  const variables = useThemeVariables();
  const base = path ?? page.resource.url;
  const paths = useMemo(() => formPaths(base), [base]);
  const { host } = ports;
  const openTab = useCallback(
    (choice: RecordChoice) => {
      const { name = '' } = choice;
      const source = sourceOf(choice);
      if (source !== undefined) ports.dataSource.expect?.(page, source);
      const title = name === '' ? undefined : ports.t('form.title', { page: page.title, name });
      if (onOpen === undefined) host.navigate(pathOfForm(paths, choice), { title });
      else if (choice.id !== null) onOpen(choice.id);
    },
    [host, onOpen, page, paths, ports],
  );
  return (
    <div className="wb-page" style={variables}>
      {view.kind === 'form' && page.form.open === 'tab' ? (
        <LazyForm {...{ page, paths, waiting }} choice={view} />
      ) : (
        <LazyList {...{ page, paths, openTab, waiting }} first={view.kind === 'form' ? view : null} />
      )}
      <SchemaProblems problems={ports.problems ?? noProblems} />
    </div>
  );
}
