import { useMemo } from 'react';
import type { CompiledPage } from '../../engine/index.ts';
import { PageRenderer, type DataSource } from '../../renderers/index.ts';
import { useTabPorts } from '../ports/useTabPorts.ts';
import type { PageVisit } from '../routes/routeTable.ts';

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
export function ShellList({ tabKey, visit, page, source, onOpen }: ShellListProps) {
  const ports = useTabPorts({ tabKey, visit, problems: NONE });
  const own = useMemo(
    () => ({
      ...ports,
      dataSource: { ...ports.dataSource, ...source },
      listViews: undefined,
      summaries: undefined,
    }),
    [ports, source],
  );
  return <PageRenderer page={page} ports={own} view={LIST} path={visit.route.path} onOpen={onOpen} />;
}

const NONE: readonly never[] = [];
const LIST = { kind: 'list' } as const;
