import type { FindNode } from '../dictionaries/findText.ts';
import { lazyModule } from '../../kit/lazy/lazyModule.ts';
import type { TreePorts } from './treeSource.ts';

const finding = lazyModule(() => import('./findNode.ts'));

/** Finds nodes of trees by what is typed or pasted; how it does so comes when the first text is looked for. */
export const createFindNode =
  (ports: TreePorts): FindNode =>
  async (column, text) =>
    (await finding.fetch()).findNode(ports)(column, text);
