import type { CompiledForm, CompiledGroup, CompiledList } from '../../compiledPage.ts';
import type { GroupSchema } from '../../generated/page.ts';
import type { Path } from '../../paths.ts';
import { says } from '../../problems.ts';
import { didYouMean } from '../../suggestions.ts';
import { compileHeader } from './compileHeader.ts';
import type { CompiledParts } from './compileList.ts';
import { compileSteps } from './compileSteps.ts';
import { complain, conditionAt, contextOf } from '../parts/pageCompilation.ts';
import type { PageCompilation } from '../parts/pageCompilation.ts';

const DEFAULT_GROUP_COLUMNS = 4;

function compileGroup(
  compilation: PageCompilation,
  parts: CompiledParts,
  place: { group: GroupSchema; path: Path; placed: Map<string, string> },
): CompiledGroup {
  const { group, path, placed } = place;
  const fields = group.fields.flatMap((key, index) => {
    const at = [...path, 'fields', index];
    const column = parts.columnByKey.get(key);
    const holder = placed.get(key);
    if (column === undefined) {
      const said = says('unknown-column', { name: key });
      complain(compilation, at, { ...said, ...didYouMean(key, parts.columnByKey.keys()) });
      return [];
    }
    if (holder !== undefined) {
      complain(compilation, at, says('duplicate-key.inGroup', { key, group: holder }));
      return [];
    }
    placed.set(key, group.key);
    return [column];
  });
  return {
    key: group.key,
    title: group.title,
    columns: group.columns ?? DEFAULT_GROUP_COLUMNS,
    folded: group.folded ?? false,
    fields,
  };
}

function compileGroups(compilation: PageCompilation, parts: CompiledParts): CompiledGroup[] {
  const placed = new Map<string, string>();
  const keys = new Set<string>();
  return compilation.page.form.groups.map((group, index) => {
    const path = ['form', 'groups', index];
    if (keys.has(group.key)) {
      complain(compilation, [...path, 'key'], says('duplicate-key.group', { key: group.key }));
    }
    keys.add(group.key);
    return compileGroup(compilation, parts, { group, path, placed });
  });
}

function compileTabs(compilation: PageCompilation, parts: CompiledParts): CompiledForm['tabs'] {
  const seen = new Set<string>();
  const tabs = compilation.page.form.tabs ?? [];
  for (const [index, { detail }] of tabs.entries()) {
    const path = ['form', 'tabs', index, 'detail'];
    if (!parts.detailByKey.has(detail)) {
      const said = says('unknown-detail', { name: detail });
      complain(compilation, path, { ...said, ...didYouMean(detail, parts.detailByKey.keys()) });
    } else if (seen.has(detail)) {
      complain(compilation, path, says('duplicate-key.tab', { key: detail }));
    }
    seen.add(detail);
  }
  return tabs.map(({ detail }) => ({ detail }));
}

/** The form: which fields stand in which group, which details below, and when it cannot be changed. */
export function compileForm(compilation: PageCompilation, parts: CompiledParts, list: CompiledList): CompiledForm {
  const { form } = compilation.page;
  const groups = compileGroups(compilation, parts);
  const tabs = compileTabs(compilation, parts);
  return {
    open: form.open ?? 'tab',
    readOnly: conditionAt(
      compilation,
      { path: ['form', 'readOnly'], source: form.readOnly, fallback: false },
      contextOf(compilation),
    ),
    groups,
    tabs,
    steps: compileSteps(compilation, parts, { groups, tabs }),
    header: compileHeader(compilation, parts, list),
  };
}
