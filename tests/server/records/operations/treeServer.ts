import type { TestAnswer, TestClient } from '../../testServer.ts';
import { fieldsOf, type Fields } from './orderServer.ts';

const postPlace = (client: TestClient, call: string, body: Fields): Promise<TestAnswer> =>
  client.call({ method: 'POST', url: `/trade/${call}`, body });

/** Adds a record of a tree page, `place` or `subject`, below another; returns its id. */
export const plant = async (client: TestClient, page: string, body: Fields): Promise<string> => {
  const answer = await postPlace(client, `${page}/add`, body);
  if (!answer.body.success) throw new Error(JSON.stringify(answer.body));
  return String(fieldsOf(answer)['id']);
};

export const recordOfTree = async (client: TestClient, page: string, id: string): Promise<Fields> =>
  fieldsOf(await client.call({ url: `/trade/${page}/queryById?id=${id}` }));

/** Moves a record in its current version, or changes other values. */
export const change = async (client: TestClient, [page, id]: readonly [string, string], body: Fields) => {
  const { version } = await recordOfTree(client, page, id);
  return postPlace(client, `${page}/edit`, { id, version, ...body });
};

export const uproot = (client: TestClient, page: string, ids: readonly string[]): Promise<TestAnswer> =>
  client.call({ method: 'DELETE', url: `/trade/${page}/deleteBatch?ids=${ids.join(',')}` });

const shown = (record: Fields): string => {
  const { name, hasChildren, isMatch, children } = record;
  const marks = `${hasChildren === true ? '+' : ''}${isMatch === true ? '!' : ''}`;
  return `${String(name)}${marks}${Array.isArray(children) ? `(${children.map(shown).join(' ')})` : ''}`;
};

/**
 * Draws a tree, such as `东+(东一! 东二)`: + has children, ! matched itself, brackets contain the returned children.
 */
export const drawn = ({ body: { result } }: TestAnswer): string => {
  const records: unknown = Array.isArray(result) ? result : Object(result)['records'];
  return Array.isArray(records) ? records.map(shown).join(' ') : 'nothing';
};
