import { useMemo } from 'react';
import { present, type CompiledPage } from '../../../engine/index.ts';
import { PageRenderer, type DataSource, type Ports, type Registry } from '../../../renderers/index.ts';
import { useTabPorts } from '../../adapters/useTabPorts.ts';
import type { PageVisit } from '../../shell/routes/routeTable.ts';

/** Tab and visit of a page of the shell. */
export interface ShellPlace {
  readonly tabKey: string;
  readonly visit: PageVisit;
}

export interface ShellListProps extends ShellPlace {
  readonly page: CompiledPage;
  /** Its calls. Must be a stable object. */
  readonly source: Partial<DataSource>;
  readonly onOpen?: ((id: string) => void) | undefined;
}

/** A list without a page file, with all functions of lists except those that the server stores per page. */
export function ShellList({ tabKey, visit, ...list }: ShellListProps) {
  const ports = useTabPorts({ tabKey, visit, problems: NONE });
  return <PortedList {...list} ports={ports} path={visit.route.path} />;
}

export interface PortedListProps extends Pick<ShellListProps, 'page' | 'source' | 'onOpen'> {
  /** Ports of its tab. */
  readonly ports: Ports;
  readonly path: string;
  /** Widgets by column type. Default: those of every page. */
  readonly registry?: Registry | undefined;
}

/** The same list next to other content that uses the ports of its tab. */
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
