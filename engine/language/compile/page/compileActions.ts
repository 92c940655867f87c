import { actionKind, nameOfAction, RESERVED_ACTIONS, rightCode, rightOf } from '../../compiled/actions.ts';
import type { CompiledAction } from '../../compiled/compiledPage.ts';
import type { ActionSchema, PanelAction, TransitionAction } from '../../../generated/page.ts';
import { registeredExtensions } from '../../../core/extensions.ts';
import type { Path } from '../../../core/paths.ts';
import { hints, describeProblem } from '../../../text/problems.ts';
import { meantCode } from '../../expressions/index.ts';
import type { CompiledExpression } from '../../../core/scope.ts';
import { didYouMean } from '../../../text/suggestions.ts';
import { dictionaryAt, isChoice } from '../columns/columnOptions.ts';
import { complain, conditionAt, expressionAt } from '../parts/pageCompilation.ts';
import type { PageCompilation } from '../parts/pageCompilation.ts';
import { optionsAsWritten } from '../../columnKinds/writtenForms.ts';

/** Returns the values of the status column; undefined if there is no list to compare with. */
export function statusValues(compilation: PageCompilation): ReadonlySet<string> | undefined {
  const { statusKey } = compilation.page.resource;
  const column = compilation.page.columns.find(({ key }) => key === statusKey);
  if (column === undefined || !isChoice(column)) return undefined;
  const items = column.options
    ? optionsAsWritten(column.options)
    : compilation.dictionaries.get(column.dictCode ?? '')?.items;
  return items && new Set(items.map(({ value }) => value));
}

/** Reports a value that the status column does not have. */
export function checkStatus(
  compilation: PageCompilation,
  place: { value: string; path: Path },
  known: ReadonlySet<string>,
): void {
  if (known.has(place.value)) return;
  complain(compilation, place.path, {
    ...describeProblem('unknown-status', { name: place.value }),
    ...hints('known', { names: [...known] }),
    ...meantCode(place.value, known),
  });
}

function checkId(compilation: PageCompilation, id: string, path: Path): void {
  if (!RESERVED_ACTIONS.has(id)) return;
  complain(compilation, [...path, 'id'], { ...describeProblem('reserved-key.action', { id }), ...hints('otherId') });
}

/** The editor that a panel opens; undefined: no extension has one of that name. */
function panelOf(compilation: PageCompilation, { panel }: PanelAction, path: Path): string | undefined {
  const { panels } = registeredExtensions();
  if (panels.has(panel)) return panel;
  complain(compilation, [...path, 'panel'], {
    ...describeProblem('unknown-panel', { name: panel }),
    ...didYouMean(panel, [...panels.keys()]),
  });
  return undefined;
}

function checkTransition(compilation: PageCompilation, action: TransitionAction, path: Path): void {
  const known = statusValues(compilation);
  if (known === undefined) return;
  for (const [index, value] of action.from.entries()) {
    checkStatus(compilation, { value, path: [...path, 'from', index] }, known);
  }
  checkStatus(compilation, { value: action.to, path: [...path, 'to'] }, known);
}

/**
 * Compiles the values that a transition writes: columns of the head except the status, which the transition itself
 * writes.
 */
function compileSet(
  compilation: PageCompilation,
  { set = {} }: TransitionAction,
  path: Path,
): ReadonlyMap<string, CompiledExpression> {
  const { columns, resource } = compilation.page;
  const known = columns.flatMap(({ key }) => (key === resource.statusKey ? [] : key));
  return new Map(
    Object.entries(set).flatMap(([key, source]) => {
      const expected = known.includes(key) ? compilation.values.get(key) : undefined;
      if (expected === undefined) {
        complain(compilation, [...path, key], {
          ...describeProblem('unknown-column', { name: key }),
          ...didYouMean(key, known),
        });
        return [];
      }
      const target = compilation.facts.get(compilation.values)?.get(key);
      const context = { values: new Map(), details: new Map(), record: compilation.record, expected, target };
      const expression = expressionAt(compilation, { path: [...path, key], source }, context);
      return expression === undefined ? [] : [[key, expression] as const];
    }),
  );
}

function compileReason(compilation: PageCompilation, { reason }: TransitionAction, path: Path) {
  if (reason === undefined) return undefined;
  const { required = true, phrases } = reason;
  if (phrases !== undefined) dictionaryAt(compilation, phrases, { path: [...path, 'phrases'] });
  return { required, phrases };
}

/** Confirmation texts of a cascading delete. */
const CASCADE = {
  'zh-CN': '其所有下级会一并删除，删除后不能恢复，确认删除？',
  'en-US': 'All that is below it goes too, and cannot be restored. Delete?',
};

function compileAction(compilation: PageCompilation, action: ActionSchema, path: Path): CompiledAction {
  const { permission: prefix } = compilation.page.resource;
  const visible = conditionAt(
    compilation,
    { path: [...path, 'visible'], source: action.visible, fallback: true },
    { values: new Map(), details: new Map(), record: compilation.record },
  );
  const { language = 'zh-CN' } = compilation;
  const kind = actionKind(action.action);
  const id = nameOfAction(action);
  const cascades = action.action === 'delete' && compilation.page.tree?.onDelete === 'cascade';
  const confirm = action.confirm ?? (cascades ? CASCADE : kind.confirm)?.[language];
  const compiled = {
    action: action.action,
    id,
    title: action.title ?? kind.title?.[language] ?? id,
    permission: action.permission ?? rightCode(prefix, rightOf(action) ?? id),
    visible,
    confirm,
  };
  if (action.action === 'panel' || action.action === 'transition') checkId(compilation, id, path);
  if (action.action === 'panel') {
    const { at = ['row'], open = 'drawer' } = action;
    return { ...compiled, at, open, panel: panelOf(compilation, action, path) };
  }
  if (action.action !== 'transition') {
    if (action.url !== undefined && action.action !== 'print')
      complain(compilation, [...path, 'url'], describeProblem('misplaced-key.url', { action: action.action }));
    return { ...compiled, url: action.url };
  }
  checkTransition(compilation, action, path);
  const { validate, from, to, batch = true } = action;
  const set = compileSet(compilation, action, [...path, 'set']);
  const reason = compileReason(compilation, action, [...path, 'reason']);
  return { ...compiled, from, to, validate, set, reason, batch };
}

/** Compiles the actions on records, in order; transitions change the status column. */
export function compileActions(compilation: PageCompilation): CompiledAction[] {
  const actions = compilation.page.list.actions ?? [];
  const seen = new Set<string>();
  for (const [index, action] of actions.entries()) {
    const key = action.action === 'transition' ? 'id' : action.action === 'panel' ? 'panel' : 'action';
    if (seen.has(nameOfAction(action))) {
      complain(
        compilation,
        ['list', 'actions', index, key],
        describeProblem('duplicate-key.action', { id: nameOfAction(action) }),
      );
    }
    seen.add(nameOfAction(action));
  }
  const hasTransition = actions.some(({ action }) => action === 'transition');
  if (hasTransition && compilation.page.resource.statusKey === undefined) {
    complain(compilation, ['resource'], describeProblem('missing-key.statusKey'));
  }
  return actions.map((action, index) => compileAction(compilation, action, ['list', 'actions', index]));
}
