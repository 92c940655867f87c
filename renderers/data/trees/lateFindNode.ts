import type { FindNode } from '../dictionaries/findText.ts';
import { lazyModule } from '../../kit/lazy/lazyModule.ts';
import type { TreePorts } from './treeSource.ts';

const finding = lazyModule(() => import('./findNode.ts'));

/** Finds tree nodes by typed or pasted text; the code for it is lazy-loaded with the first text. */
export const createFindNode =
  (ports: TreePorts): FindNode =>
  async (column, text) =>
    (await finding.fetch()).findNode(ports)(column, text);
