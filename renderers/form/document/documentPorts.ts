import type { CompiledPage, DocumentPorts, Values } from '../../../engine/index.ts';
import { createFindText } from '../../data/dictionaries/findText.ts';
import type { RunningChecks } from '../fields/runningChecks.ts';
import { createFindNode } from '../../data/trees/lateFindNode.ts';
import type { DictItem, Ports } from '../../kit/ports/ports.ts';

const asValues = (item: DictItem | null): Values | null =>
  item === null ? null : { value: item.value, text: item.text, ...item.attributes };

/** Creates the ports of a document: reference rows from the page's dictionaries, and server-side checks of values. */
export const documentPorts = (
  page: CompiledPage,
  {
    dictionaries,
    check,
    ...ports
  }: Pick<Ports, 'dictionaries' | 'check' | 'trees'> & { readonly t?: Ports['t'] | undefined },
  checks: RunningChecks,
): DocumentPorts => ({
  lookup: async (dictCode, keys) => {
    const items = await dictionaries.lookup(dictCode, keys);
    return Object.fromEntries(keys.map((key): [string, Values | null] => [key, asValues(items[key] ?? null)]));
  },
  findText: createFindText(dictionaries, createFindNode(ports)),
  check: check && ((request) => checks.run(request, (asked) => check(page, asked))),
});
