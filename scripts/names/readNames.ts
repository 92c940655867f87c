import { pageHandlers, PRESETS, registerExtensions, SYSTEM_COLUMNS, toDbColumn } from '../../engine/index.ts';
import { EXTENSIONS } from '../../extensions/index.ts';
import { CONFIGURED_CHECKS } from '../../server/records/checkQueries/configuredChecks.ts';
import type { SchemaTexts } from '../doctor/diagnose.ts';
import { SHELL_COMPONENTS } from '../doctor/shellComponents.ts';
import { objectIn, objectsBelow, objectsIn, readLoosely, textIn } from './looseJson.ts';
import type { LooseObject } from './looseJson.ts';
import { createNameBook } from './nameBook.ts';
import type { EditorNames, NameBook } from './nameBook.ts';

registerExtensions(EXTENSIONS);

type Reader = (book: NameBook, name: string, file: unknown) => void;

const keyOf = (column: LooseObject): string | undefined => textIn(column['key']) ?? textIn(column['field']);

/** Adds a column under the names used by expressions, lists, marks and tables. */
function addColumn(book: NameBook, column: LooseObject, detail?: string): void {
  const key = keyOf(column);
  if (key === undefined) return;
  const title = textIn(column['title']);
  book.add('columnKey', key, title);
  book.add('queryColumn', detail === undefined ? key : `${detail}.${key}`, title);
  book.add('mark', detail === undefined ? `/${key}` : `/${detail}/*/${key}`, title);
  book.add('tableColumn', toDbColumn(key), title);
}

/** Adds the permission codes found anywhere in a file: prefixes of pages, permissions of fields. */
function addPermissions(book: NameBook, file: unknown): void {
  for (const part of objectsBelow(file))
    for (const key of ['permission', 'viewPermission', 'editPermission']) book.add('permission', textIn(part[key]));
}

function addPage(book: NameBook, id: string, file: unknown): void {
  const page = objectIn(file);
  const title = textIn(page['title']);
  book.add('pageId', id, title);
  if (page['kind'] !== 'base') book.add('component', `schema:${id}`, title);
  book.add('tableName', textIn(objectIn(page['resource'])['table']), title);
  for (const column of objectsIn(page['columns'])) addColumn(book, column);
  for (const detail of objectsIn(page['details'])) {
    const key = textIn(detail['key']);
    book.add('detailKey', key, textIn(detail['title']));
    book.add('mark', key && `/${key}`, textIn(detail['title']));
    book.add('tableName', textIn(detail['table']), textIn(detail['title']));
    for (const column of objectsIn(detail['columns'])) addColumn(book, column, key);
  }
  addPermissions(book, page);
}

function addDictionary(book: NameBook, code: string, file: unknown): void {
  const dictionary = objectIn(file);
  book.add('dictCode', code, textIn(dictionary['title']));
  for (const [attribute] of Object.entries(objectIn(dictionary['attributes'])))
    book.add('attribute', attribute, textIn(dictionary['title']));
}

function addMenu(book: NameBook, file: unknown): void {
  for (const item of objectsBelow(file)) {
    const title = textIn(item['title']);
    book.add('component', textIn(item['component']), title);
    for (const right of objectsIn(item['permissionList']))
      book.add('permission', textIn(right['action']), [title, textIn(right['title'])].filter(Boolean).join(' '));
  }
}

/** Readers of the names in each kind of file, by folder. */
const READERS: Readonly<Record<string, Reader>> = {
  pages: addPage,
  dicts: addDictionary,
  reports: (book, code, file) => {
    book.add('reportCode', code, textIn(objectIn(file)['title']));
    addPermissions(book, file);
  },
  messages: (book, name, file) => book.add('messageName', name, textIn(objectIn(file)['title'])),
  prints: (book, name, file) => book.add('printName', name, textIn(objectIn(file)['title'])),
};

/** Adds the names built into the program. */
function addBuiltIns(book: NameBook): void {
  for (const [key, { title }] of SYSTEM_COLUMNS) {
    book.add('columnKey', key, title);
    book.add('queryColumn', key, title);
    book.add('tableColumn', toDbColumn(key), title);
  }
  for (const component of SHELL_COMPONENTS.keys()) book.add('component', component);
  for (const [name, { message }] of PRESETS) book.add('pattern', name, message);
  for (const [name, { description }] of pageHandlers()) book.add('handler', name, description);
  book.add('remoteCheck', 'duplicate', 'no other record has the value');
  book.add('remoteCheck', 'checkRule', 'a stored check rule, by ruleCode');
  for (const { name } of CONFIGURED_CHECKS) book.add('remoteCheck', name);
  for (const attribute of ['value', 'text']) book.add('attribute', attribute);
}

const PATH = /^(pages|dicts|reports|messages|prints)\/(.+)\.json$/;

/**
 * Collects all names that schema files may reference, with their titles. Incomplete files contribute what can be
 * parsed, so that completion works during editing. Locale files and examples define no names.
 */
export function readNames(texts: SchemaTexts): EditorNames {
  const book = createNameBook();
  addBuiltIns(book);
  for (const [path, text] of texts) {
    const [, folder = '', name = ''] = PATH.exec(path) ?? [];
    if (path === 'menu.json') addMenu(book, readLoosely(text));
    else READERS[folder]?.(book, name, readLoosely(text));
  }
  return book.names();
}
