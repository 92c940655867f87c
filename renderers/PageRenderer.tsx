import { ConfigProvider } from 'antd';
import { memo, useMemo } from 'react';
import type { CompiledPage } from '../engine/index.ts';
import { DialogsProvider } from './dialogs/DialogsProvider.tsx';
import './pageRenderer.css';
import { FormPage } from './pages/FormPage/FormPage.tsx';
import { formPaths } from './pages/formPaths.ts';
import { ListPage } from './pages/ListPage/ListPage.tsx';
import type { Ports } from './ports.ts';
import { PortsProvider } from './portsContext.ts';
import { registry as allWidgets } from './registry.ts';
import { RegistryProvider } from './registryContext.ts';
import { SchemaProblems } from './SchemaProblems.tsx';
import { useDenseTheme } from './useDenseTheme.ts';
import { useThemeVariables } from './useThemeVariables.ts';
import type { Registry } from './widgets/widget.ts';

/** Which face of a page is shown. */
export type PageView =
  | { readonly kind: 'list' }
  | { readonly kind: 'form'; readonly id: string | null; readonly copyOf?: string };

export interface PageRendererProps {
  readonly page: CompiledPage;
  readonly ports: Ports;
  readonly view: PageView;
  /** Path of the page in the shell; forms live below it: `/form/new`, `/form/new?copy=7`, `/form/7`. The resource's URL by default. */
  readonly path?: string;
  /** The widgets; all of this version by default. */
  readonly registry?: Registry;
}

/** Draws a compiled page. All it knows of the world comes through the ports. */
export const PageRenderer = memo(function PageRenderer(props: PageRendererProps) {
  const { ports, registry = allWidgets } = props;
  return (
    <ConfigProvider theme={useDenseTheme()}>
      <PortsProvider value={ports}>
        <RegistryProvider value={registry}>
          <DialogsProvider>
            <Surface {...props} />
          </DialogsProvider>
        </RegistryProvider>
      </PortsProvider>
    </ConfigProvider>
  );
});

const noProblems: NonNullable<Ports['problems']> = [];

function Surface({ page, ports, view, path }: PageRendererProps) {
  const variables = useThemeVariables();
  const base = path ?? page.resource.url;
  const paths = useMemo(() => formPaths(base), [base]);
  return (
    <div className="wb-page" style={variables}>
      {view.kind === 'list' ? (
        <ListPage page={page} paths={paths} />
      ) : (
        <FormPage page={page} paths={paths} choice={view} />
      )}
      <SchemaProblems problems={ports.problems ?? noProblems} />
    </div>
  );
}
