import { useMemo, useSyncExternalStore } from 'react';
import type { CompiledColumn } from '../../../engine/index.ts';
import { lazyModule } from '../../kit/lazy/lazyModule.ts';
import { TreeModel } from './treeModel.ts';
import { treeSourceOf, type TreePorts } from './treeSource.ts';

const spelling = lazyModule(() => import('../dictionaries/pinyinSpelling.ts'));

const fetchSpell = async () => (await spelling.fetch()).spellChoice;

/** Returns the tree of a column and renders again when it changes; nothing is fetched before `begin`. */
export function useTreeModel(column: CompiledColumn, { t, trees }: TreePorts): TreeModel {
  const model = useMemo(() => new TreeModel(treeSourceOf(column, { t, trees }), { fetchSpell }), [column, t, trees]);
  useSyncExternalStore(model.subscribe, model.version);
  return model;
}
