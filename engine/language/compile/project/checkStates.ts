import type { CompiledDictionary } from '../../dicts/index.ts';
import type { ActionSchema, ColumnSchema, PageSchema, TransitionAction } from '../../../generated/page.ts';
import { isUnsatisfiable } from '../../expressions/index.ts';
import type { Path } from '../../../core/paths.ts';
import { hints, describeProblem } from '../../../text/problems.ts';
import { choiceCodes } from '../parts/columnFacts.ts';
import type { PageFile } from '../parts/pageFile.ts';
import type { PlacedProblem } from './reading.ts';

type Dictionaries = ReadonlyMap<string, CompiledDictionary>;

/** Pages that store their records in the same table: what one omits another may provide. */
type Group = readonly PageFile[];

interface PlacedTransition {
  readonly file: PageFile;
  readonly action: TransitionAction;
  readonly path: Path;
}

const isTransition = (action: ActionSchema): action is TransitionAction => action.action === 'transition';

/** Returns the path of a part in the page's own file, or `extends` if the part is inherited. */
const ownPlace = (isOwn: boolean, path: Path): Path => (isOwn ? path : ['extends']);

const transitionsOf = (file: PageFile): readonly PlacedTransition[] => {
  const own = file.written.list?.actions ?? [];
  return (file.schema.list?.actions ?? []).flatMap((action) => {
    if (!isTransition(action)) return [];
    const index = own.findIndex((one) => isTransition(one) && one.id === action.id);
    return [{ file, action, path: ownPlace(index !== -1, ['list', 'actions', index]) }];
  });
};

const placeOfColumn = ({ written }: PageFile, key: string): Path => {
  const index = written.columns?.findIndex((column) => column.key === key) ?? -1;
  return ownPlace(index !== -1, ['columns', index]);
};

const statusColumn = ({ columns = [], resource }: PageSchema): ColumnSchema | undefined =>
  columns.find(({ key }) => key === resource?.statusKey);

const isClosed = ({ disabled, readOnly, visible }: ColumnSchema): boolean =>
  [disabled, readOnly].includes(true) || visible === false;

/**
 * Returns the initial values of the status and those set without a transition; undefined: any value, because users
 * choose it.
 */
function beginnings(group: Group): ReadonlySet<string> | undefined {
  const found = new Set<string>();
  for (const { schema } of group) {
    const column = statusColumn(schema);
    if (column === undefined) continue;
    if (!isClosed(column) || column.compute !== undefined) return undefined;
    found.add(String(column.defaultValue ?? ''));
    const fixed = schema.resource?.fixed?.[column.key];
    if (fixed !== undefined) found.add(String(fixed));
  }
  return found;
}

/** Returns every state that transitions can reach from the initial values. */
function reachedStates(begin: ReadonlySet<string>, transitions: readonly PlacedTransition[]): ReadonlySet<string> {
  const reached = new Set(begin);
  for (let before = -1; before !== reached.size;) {
    before = reached.size;
    for (const { action } of transitions) if (action.from.some((state) => reached.has(state))) reached.add(action.to);
  }
  return reached;
}

/** Reports states that no record can reach. */
function unreachedStates(
  group: Group,
  transitions: readonly PlacedTransition[],
  dictionaries: Dictionaries,
): PlacedProblem[] {
  const [first] = transitions;
  const begin = beginnings(group);
  const column = first && statusColumn(first.file.schema);
  if (first === undefined || begin === undefined || column === undefined) return [];
  const reached = reachedStates(begin, transitions);
  const codes = choiceCodes(column, dictionaries) ?? [];
  const names = codes.filter((code) => !reached.has(code));
  // A transition with an unknown state may mean one of these.
  const isKnown = transitions.every(({ action }) =>
    [...action.from, action.to].every((code) => code === '' || codes.includes(code)),
  );
  if (names.length === 0 || !isKnown) return [];
  const place = placeOfColumn(first.file, column.key);
  const key = 'options' in column && column.options !== undefined ? 'options' : 'dictCode';
  const path = place[0] === 'extends' ? place : [...place, key];
  const said = describeProblem('unreached-state', { names });
  return [{ path: first.file.path, problem: { ...said, level: 'warning', path, ...hints('reachState') } }];
}

const quoted = (code: string): string => `'${code.replaceAll("'", "\\'")}'`;

/** Reports a transition of records that are not visible in its state, or that its own condition forbids there. */
function impossibleMoves({ file, action, path }: PlacedTransition): PlacedProblem[] {
  const { resource } = file.schema;
  const { statusKey, rowPermission } = resource ?? {};
  if (statusKey === undefined || action.from.includes('')) return [];
  const state = `isIn($record.${statusKey}, ${action.from.map(quoted).join(', ')})`;
  const at = (key: string): Path => (path[0] === 'extends' ? path : [...path, key]);
  // A page may show only some of its base's states.
  const inherited = path[0] === 'extends' ? { level: 'warning' as const } : {};
  const impossible = (source: string | undefined): boolean =>
    source !== undefined && source.trim() !== 'false' && isUnsatisfiable([source, state]) && !isUnsatisfiable([source]);
  if (impossible(rowPermission?.visible)) {
    const said = describeProblem('impossible-transition.rowPermission', {
      id: action.id,
      from: action.from,
    });
    return [{ path: file.path, problem: { ...said, ...inherited, path: at('from') } }];
  }
  if (typeof action.visible !== 'string' || !impossible(action.visible)) return [];
  const said = describeProblem('impossible-transition', {
    id: action.id,
    from: action.from,
  });
  return [
    {
      path: file.path,
      problem: { ...said, ...inherited, path: at('visible') },
    },
  ];
}

interface Asked {
  readonly name: string;
  readonly path: Path;
}

/**
 * Returns the first requirement that is only checked at submit: a required column, or a rule. `saved`: marks that a
 * rule checks at every save.
 */
function askedIn(
  { columns = [], details = [], rules = [] }: PageSchema,
  saved: ReadonlySet<string>,
): Asked | undefined {
  const required = (own: readonly ColumnSchema[], path: Path, mark: string): readonly Asked[] =>
    own.flatMap((column, index) => {
      const rule = column.validateRules?.findIndex((one) => one.required === true && one.at !== 'save') ?? -1;
      if (rule !== -1) return [{ name: column.key, path: [...path, index, 'validateRules', rule, 'required'] }];
      const isAsked = column.required !== undefined && column.required !== false && !saved.has(`${mark}${column.key}`);
      return isAsked ? [{ name: column.key, path: [...path, index, 'required'] }] : [];
    });
  const index = rules.findIndex(({ at }) => at === 'submit');
  const [first] = [
    ...required(columns, ['columns'], '/'),
    ...details.flatMap((detail, at) => required(detail.columns, ['details', at, 'columns'], `/${detail.key}/*/`)),
    ...(index === -1 ? [] : [{ name: rules[index]?.id ?? '', path: ['rules', index, 'at'] }]),
  ];
  return first;
}

/** Searches the page's own file first, then the inherited parts. */
function askedAtSubmit({ schema, written }: PageFile): Asked | undefined {
  const saved = new Set(
    (schema.rules ?? []).flatMap(({ level = 'error', at = 'save', marks }) =>
      level === 'error' && at === 'save' && marks.length === 1 ? marks : [],
    ),
  );
  const inherited = askedIn(schema, saved);
  return askedIn(written, saved) ?? (inherited && { ...inherited, path: ['extends'] });
}

/** Reports requirements checked only at submit if no transition is a submit. */
function neverAsked(group: Group, transitions: readonly PlacedTransition[]): PlacedProblem[] {
  if (transitions.some(({ action }) => action.validate === 'submit')) return [];
  return group.flatMap((file) => {
    const asked = askedAtSubmit(file);
    if (asked === undefined) return [];
    const { name, path } = asked;
    const hint = hints(path[0] === 'rules' ? 'atSave' : 'askAtSave');
    return [
      {
        path: file.path,
        problem: { ...describeProblem('never-asked', { name }), level: 'warning' as const, path, ...hint },
      },
    ];
  });
}

/**
 * Checks the states of records across the pages of one table: unreachable states, impossible transitions, and
 * requirements of a submit that does not exist. System tables (`sys_`) are skipped: the product's own code changes
 * their records.
 */
export function checkStates(files: readonly PageFile[], dictionaries: Dictionaries): readonly PlacedProblem[] {
  const groups = new Map<string, PageFile[]>();
  for (const file of files) {
    const table = file.schema.resource?.table;
    if (table === undefined || table.startsWith('sys_') || file.schema.kind === 'base') continue;
    groups.set(table, [...(groups.get(table) ?? []), file]);
  }
  return [...groups.values()].flatMap((group) => {
    const transitions = group.flatMap(transitionsOf);
    return [
      ...unreachedStates(group, transitions, dictionaries),
      ...transitions.flatMap(impossibleMoves),
      ...neverAsked(group, transitions),
    ];
  });
}
