import type {
  CompiledColumn,
  CompiledFieldSet,
  CompiledForm,
  CompiledGroup,
  CompiledList,
} from '../../compiled/compiledPage.ts';
import type { GroupSchema } from '../../../generated/page.ts';
import type { Path } from '../../../core/paths.ts';
import { describeProblem } from '../../../text/problems.ts';
import { didYouMean } from '../../../text/suggestions.ts';
import { compileCockpit } from './compileCockpit.ts';
import { compileHeader } from './compileHeader.ts';
import type { CompiledParts } from './compileList.ts';
import { compileSteps } from './compileSteps.ts';
import { complain, conditionAt, contextOf } from '../parts/pageCompilation.ts';
import type { PageCompilation } from '../parts/pageCompilation.ts';
import { isFieldSet } from '../../compiled/writtenFields.ts';

const DEFAULT_GROUP_COLUMNS = 4;

interface GroupPlace {
  readonly group: GroupSchema;
  readonly path: Path;
  /** Group key by the key of each column already placed. */
  readonly placed: Map<string, string>;
  /** Keys of groups and field sets. */
  readonly keys: Set<string>;
}

/** Reserves the key of a group or a field set, by which translations refer to it. */
function claimKey(compilation: PageCompilation, keys: Set<string>, { key, path }: { key: string; path: Path }): void {
  if (keys.has(key)) complain(compilation, [...path, 'key'], describeProblem('duplicate-key.group', { key }));
  keys.add(key);
}

function compileGroup(compilation: PageCompilation, parts: CompiledParts, place: GroupPlace): CompiledGroup {
  const { group, path, placed, keys } = place;
  const columnAt = (key: string, at: Path): readonly CompiledColumn[] => {
    const column = parts.columnByKey.get(key);
    const holder = placed.get(key);
    if (column === undefined) {
      const said = describeProblem('unknown-column', { name: key });
      complain(compilation, at, { ...said, ...didYouMean(key, parts.columnByKey.keys()) });
      return [];
    }
    if (holder !== undefined) {
      complain(compilation, at, describeProblem('duplicate-key.inGroup', { key, group: holder }));
      return [];
    }
    placed.set(key, group.key);
    return [column];
  };
  const sets: CompiledFieldSet[] = [];
  const fields = group.fields.flatMap((written, index) => {
    const at = [...path, 'fields', index];
    if (!isFieldSet(written)) return columnAt(written, at);
    const { key, title, widths = written.fields.map(() => 1) } = written;
    claimKey(compilation, keys, { key, path: at });
    if (widths.length !== written.fields.length)
      complain(compilation, [...at, 'widths'], describeProblem('wrong-widths', { count: written.fields.length }));
    const own = written.fields.flatMap((name, nth) => columnAt(name, [...at, 'fields', nth]));
    sets.push({ key, title, fields: own, widths });
    return own;
  });
  const { columns = DEFAULT_GROUP_COLUMNS, folded = false } = group;
  const readColumns = Math.max(columns, ...sets.map((set) => set.fields.length));
  return { key: group.key, title: group.title, columns, folded, fields, sets, readColumns };
}

function compileGroups(compilation: PageCompilation, parts: CompiledParts): CompiledGroup[] {
  const placed = new Map<string, string>();
  const keys = new Set<string>();
  return compilation.page.form.groups.map((group, index) => {
    const path = ['form', 'groups', index];
    claimKey(compilation, keys, { key: group.key, path });
    return compileGroup(compilation, parts, { group, path, placed, keys });
  });
}

function compileTabs(compilation: PageCompilation, parts: CompiledParts): CompiledForm['tabs'] {
  const seen = new Set<string>();
  const tabs = compilation.page.form.tabs ?? [];
  for (const [index, { detail }] of tabs.entries()) {
    const path = ['form', 'tabs', index, 'detail'];
    if (!parts.detailByKey.has(detail)) {
      const said = describeProblem('unknown-detail', { name: detail });
      complain(compilation, path, { ...said, ...didYouMean(detail, parts.detailByKey.keys()) });
    } else if (seen.has(detail)) {
      complain(compilation, path, describeProblem('duplicate-key.tab', { key: detail }));
    }
    seen.add(detail);
  }
  return tabs.map(({ detail }) => ({ detail }));
}

/** Compiles the form: the fields of each group, the details below, and the condition for read-only. */
export function compileForm(compilation: PageCompilation, parts: CompiledParts, list: CompiledList): CompiledForm {
  const { form } = compilation.page;
  const groups = compileGroups(compilation, parts);
  const tabs = compileTabs(compilation, parts);
  const { open = 'tab' } = form;
  const steps = compileSteps(compilation, parts, { groups, tabs });
  return {
    open,
    readOnly: conditionAt(
      compilation,
      { path: ['form', 'readOnly'], source: form.readOnly, fallback: false },
      contextOf(compilation),
    ),
    groups,
    tabs,
    steps,
    header: compileHeader(compilation, parts, list),
    cockpit: compileCockpit(compilation, parts, { open, steps, tabs }),
  };
}
