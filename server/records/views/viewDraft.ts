import type { SentViewContent, SentViewDraft } from '../../../contract/lists/savedViews.ts';
import { problemsRefusal, type InputProblem } from '../../core/base/errors.ts';
import { serverText } from '../../core/texts/serverText.ts';

/** Limits of a view: characters of its name and of its whole content, conditions, columns, roles. */
const MAX_NAME = 40;
const MAX_LENGTH = 20_000;
const MAX_FILTERS = 60;
const MAX_COLUMNS = 200;
const MAX_SORT = 5;
const MAX_ROLES = 20;
const MAX_KEY = 200;

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns whether a value is a text that can be stored. */
const isText = (value: unknown, most: number): value is string =>
  typeof value === 'string' && value.length <= most && !value.includes('\0');

const isKeys = (value: unknown, most: number): value is readonly string[] =>
  Array.isArray(value) &&
  value.length <= most &&
  new Set(value).size === value.length &&
  value.every((key) => isText(key, MAX_KEY) && key !== '');

const isFilters = (value: unknown): value is SentViewContent['filters'] =>
  isFields(value) &&
  Object.keys(value).length <= MAX_FILTERS &&
  Object.entries(value).every(([name, text]) => isText(name, MAX_KEY) && isText(text, MAX_LENGTH));

const isSort = (value: unknown): value is SentViewContent['sort'] =>
  Array.isArray(value) &&
  value.length <= MAX_SORT &&
  value.every(
    (item) =>
      isFields(item) && isText(item['column'], MAX_KEY) && (item['order'] === 'asc' || item['order'] === 'desc'),
  );

/** Parses `{id?, name, content, roles}`; throws 400 with all problems. Other properties of the body are ignored. */
export const readViewDraft = (body: unknown): SentViewDraft => {
  const fields = isFields(body) ? body : {};
  const { id, name, roles = [] } = fields;
  const content = isFields(fields['content']) ? fields['content'] : {};
  const { filters = {}, sort = [], tab = '', columns = null } = content;
  const problems: InputProblem[] = [];
  const wants = (holds: boolean, path: string, said: InputProblem['said']): void => {
    if (!holds) problems.push({ path, said });
  };
  const trimmed = typeof name === 'string' ? name.trim() : '';
  wants(id === undefined || isText(id, MAX_KEY), '/id', serverText('missing', { name: 'id' }));
  wants(trimmed !== '' && isText(trimmed, MAX_NAME), '/name', serverText('viewName', { most: MAX_NAME }));
  wants(isFilters(filters), '/content/filters', serverText('viewFilters', { most: MAX_FILTERS }));
  wants(isSort(sort), '/content/sort', serverText('viewSort', { most: MAX_SORT }));
  wants(isText(tab, MAX_KEY), '/content/tab', serverText('unknownTab', { name: String(tab) }));
  wants(
    columns === null || isKeys(columns, MAX_COLUMNS),
    '/content/columns',
    serverText('viewColumns', { most: MAX_COLUMNS }),
  );
  wants(isKeys(roles, MAX_ROLES), '/roles', serverText('viewRoles', { most: MAX_ROLES }));
  if (problems.length === 0) {
    const { length } = JSON.stringify({ filters, sort, tab, columns });
    wants(length <= MAX_LENGTH, '/content', serverText('viewLength', { most: MAX_LENGTH }));
  }
  if (problems.length > 0) throw problemsRefusal('badView', problems);
  return {
    id: id as string | undefined,
    name: trimmed,
    content: {
      filters: filters as SentViewContent['filters'],
      sort: (sort as SentViewContent['sort']).map(({ column, order }) => ({ column, order })),
      tab: String(tab),
      columns: columns as SentViewContent['columns'],
    },
    roles: roles as readonly string[],
  };
};
