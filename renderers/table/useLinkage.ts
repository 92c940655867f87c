import { useLayoutEffect, useMemo, useRef } from 'react';
import type { CompiledColumn, TableModel } from '../../engine/index.ts';
import type { TablePorts } from './grid/cells/cellEditors.ts';
import { linkedColumns, linkedDictionaries, type LinkageConfig } from '../data/dictionaries/linkage.ts';

export interface LinkedTable {
  /** Columns as they are rendered and edited. */
  readonly drawn: readonly CompiledColumn[];
  readonly ports: TablePorts;
}

const NONE: readonly LinkageConfig[] = [];

/**
 * Columns and ports of a table with dependent choices. Another function for the same columns is adopted without
 * rendering again.
 */
export function useLinkage(model: TableModel, ports: TablePorts, config: readonly LinkageConfig[] = NONE): LinkedTable {
  const latest = useRef(config);
  useLayoutEffect(() => {
    latest.current = config;
  });
  const keys = config.map(({ key }) => key).join('\n');
  return useMemo(() => {
    if (keys === '') return { drawn: model.columns, ports };
    const asked = keys.split('\n').map((key): LinkageConfig => ({
      key,
      requestData: async (parent) => (await latest.current.find((one) => one.key === key)?.requestData(parent)) ?? [],
    }));
    return {
      drawn: linkedColumns(model.columns, asked),
      ports: { ...ports, dictionaries: linkedDictionaries(ports.dictionaries, asked, model) },
    };
  }, [keys, model, ports]);
}
