import { toTreeEntries, type TreeEntry } from '../../contract/dictionaryItems.ts';
import type { TreeNode, TreeQuestion, Trees } from '../../renderers/index.ts';
import type { CallRequest, HttpClient } from '../platform/http/httpClient.ts';
import { ported } from './calls/portErrors.ts';

/** Cache time of a whole tree, ms. */
const KEPT_MS = 60_000;

/** Request for child nodes: W7-11 for categories, W7-8 with the dictionary code for dictionaries. */
const childrenOf = ({ of, dictCode, root, condition = '' }: TreeQuestion, above: TreeNode | null): CallRequest =>
  of === 'category'
    ? {
        method: 'GET',
        url: '/sys/category/loadTreeData',
        params: above === null ? { pcode: root, condition } : { pid: above.id, condition },
      }
    : { method: 'GET', url: '/sys/dict/loadTreeData', params: { dictCode, pid: above?.id ?? root, condition } };

/** Request for a whole tree: W7-9 for categories. */
const wholeOf = ({ of, dictCode, root, condition = '' }: TreeQuestion): CallRequest =>
  of === 'category'
    ? { method: 'GET', url: '/sys/category/loadTreeRoot', params: { async: 'false', pcode: root, condition } }
    : { method: 'GET', url: '/sys/dict/loadTreeData', params: { dictCode, pid: root, condition, async: 'false' } };

const nodeOf =
  (question: TreeQuestion) =>
  ({ id, value, text, code, isLeaf, children }: TreeEntry): TreeNode => ({
    id,
    value: question.store === 'code' ? code : value,
    text,
    code,
    isLeaf,
    children: children?.map(nodeOf(question)),
  });

/** Trees over HTTP; a whole tree is cached for a minute, because each typed or pasted text is searched in it. */
export function createTrees(http: HttpClient, { now = Date.now }: { readonly now?: () => number } = {}): Trees {
  const kept = new Map<string, { readonly nodes: Promise<readonly TreeNode[]>; readonly until: number }>();
  const load = (question: TreeQuestion, request: CallRequest): Promise<readonly TreeNode[]> =>
    ported(async () => toTreeEntries(await http.call(request)).map(nodeOf(question)));
  return {
    children: (question, above) => load(question, childrenOf(question, above)),
    whole: (question) => {
      const name = JSON.stringify(question);
      const known = kept.get(name);
      if (known !== undefined && now() < known.until) return known.nodes;
      const nodes = load(question, wholeOf(question));
      kept.set(name, { nodes, until: now() + KEPT_MS });
      nodes.catch(() => kept.delete(name));
      return nodes;
    },
  };
}
