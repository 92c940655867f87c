import { useCallback, useMemo } from 'react';
import { toDepartmentNodes, type DepartmentNode } from '../../../contract/organisation/departmentNodes.ts';
import { usePageHttp } from '../../shell/ui/PageLife.tsx';
import { useFetched, type Fetched } from '../../shell/ui/useFetched.ts';

const flat = (nodes: readonly DepartmentNode[]): readonly DepartmentNode[] =>
  nodes.flatMap((node) => [node, ...flat(node.children)]);

export interface Departments extends Fetched<readonly DepartmentNode[]> {
  /** All nodes, parents before children. */
  readonly all: readonly DepartmentNode[];
}

/** Department trees (S7-25): all of the tenant, or those that the caller is a member or in charge of. */
export function useDepartments(call: 'queryTreeList' | 'queryMyDeptTreeList'): Departments {
  const http = usePageHttp();
  const read = useCallback(
    async (signal: AbortSignal) =>
      toDepartmentNodes(await http.call({ method: 'GET', url: `/sys/sysDepart/${call}`, signal })),
    [call, http],
  );
  const fetched = useFetched(read);
  const { value } = fetched;
  const all = useMemo(() => flat(value ?? []), [value]);
  return { ...fetched, all };
}
