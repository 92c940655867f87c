import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { JsonObject } from './jsonPlaces.ts';

interface Definition {
  readonly required?: readonly string[];
  readonly properties?: { readonly type?: { readonly enum?: readonly string[] } };
}

interface MetaSchema extends Definition {
  readonly definitions: Readonly<Record<string, Definition>>;
}

const page = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../schemas/meta/page.schema.json'), 'utf8'),
) as MetaSchema;

/** Definitions in the meta-schema for the objects at places of a page. */
const PLACES: readonly (readonly [pointer: RegExp, definition: string])[] = [
  [/^\/resource$/, 'resource'],
  [/^\/rules\/\d+$/, 'ruleSchema'],
  [/^\/list\/query\/\d+$/, 'queryItemSchema'],
  [/^\/form\/groups\/\d+$/, 'groupSchema'],
  [/^\/form\/tabs\/\d+$/, 'tabSchema'],
  [/\/compute$/, 'compute'],
];

function ofColumn(type: string): readonly string[] {
  const family = Object.entries(page.definitions).find(
    ([name, { properties }]) => name.endsWith('Column') && properties?.type?.enum?.includes(type),
  );
  return family?.[1].required ?? [];
}

/** Returns the required keys of an object of a page; none where the meta-schema has no definition for it. */
function ofPage(pointer: string, value: JsonObject): readonly string[] {
  if (pointer === '') return page.required ?? [];
  if (/\/columns\/\d+$/.test(pointer) && !pointer.startsWith('/list')) return ofColumn(String(value['type']));
  if (/^\/list\/actions\/\d+$/.test(pointer))
    return value['action'] === 'panel'
      ? (page.definitions['panelAction']?.required ?? [])
      : value['action'] === 'transition'
        ? (page.definitions['transitionAction']?.required ?? [])
        : ['action'];
  const place = PLACES.find(([pattern]) => pattern.test(pointer));
  return place ? (page.definitions[place[1]]?.required ?? []) : [];
}

function ofMenu(pointer: string): readonly string[] {
  return /\/permissionList\/\d+$/.test(pointer) ? ['action', 'title'] : ['path', 'name', 'title', 'component'];
}

function ofDictionary(pointer: string): readonly string[] {
  if (pointer === '') return ['dictCode', 'title', 'kind'];
  return /^\/(items|seed)\/\d+$/.test(pointer) ? ['value', 'text'] : [];
}

/** Returns the required keys of the object at a place of a file. */
export function requiredKeys(file: string, pointer: string, value: JsonObject): readonly string[] {
  if (/^(pages|examples)\//.test(file)) return ofPage(pointer, value);
  if (file === 'menu.json') return ofMenu(pointer);
  return file.startsWith('dicts/') ? ofDictionary(pointer) : [];
}
