import { useMemo } from 'react';
import { present, type CompiledPage } from '../../../engine/index.ts';
import { PageRenderer, type DataSource, type Ports, type Registry } from '../../../renderers/index.ts';
import { useTabPorts } from '../../adapters/useTabPorts.ts';
import type { PageVisit } from '../../shell/routes/routeTable.ts';

/** Where a page that comes with the shell stands. */
export interface ShellPlace {
  readonly tabKey: string;
  readonly visit: PageVisit;
}

export interface ShellListProps extends ShellPlace {
  readonly page: CompiledPage;
  /** Its calls; the same object for as long as they are the same. */
  readonly source: Partial<DataSource>;
  readonly onOpen?: ((id: string) => void) | undefined;
}

/** A list that no page file describes, with all that lists have but for what the server keeps for pages. */
export function ShellList({ tabKey, visit, ...list }: ShellListProps) {
  const ports = useTabPorts({ tabKey, visit, problems: NONE });
  return <PortedList {...list} ports={ports} path={visit.route.path} />;
}

export interface PortedListProps extends Pick<ShellListProps, 'page' | 'source' | 'onOpen'> {
  /** Of the tab it stands in. */
  readonly ports: Ports;
  readonly path: string;
  /** The widgets. Default: those of every page. */
  readonly registry?: Registry | undefined;
}

/** The same beside something else that asks the ports of its tab. */
export function PortedList({ ports, page, source, path, onOpen, registry }: PortedListProps) {
  const own = useMemo(
    () => ({
      ...ports,
      dataSource: { ...ports.dataSource, ...source },
      listViews: undefined,
      summaries: undefined,
    }),
    [ports, source],
  );
  return <PageRenderer page={page} ports={own} view={LIST} path={path} onOpen={onOpen} {...present({ registry })} />;
}

const NONE: readonly never[] = [];
const LIST = { kind: 'list' } as const;
