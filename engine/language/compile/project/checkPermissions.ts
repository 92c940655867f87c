import { rightCode } from '../../compiled/actions.ts';
import type { CompiledPage } from '../../compiled/compiledPage.ts';
import type { ColumnSchema, PageSchema } from '../../../generated/page.ts';
import type { Path } from '../../../core/paths.ts';
import { hints, describeProblem } from '../../../text/problems.ts';
import { closestName, isSlipOf } from '../../../text/suggestions.ts';
import type { PageFile } from '../parts/pageFile.ts';
import type { PlacedProblem } from './reading.ts';

/** Returns every permission code that a page requires. */
export const permissionCodes = (page: CompiledPage): string[] => [
  rightCode(page.resource.permission, 'list'),
  ...page.list.actions.map(({ permission }) => permission),
  ...[...page.columns, ...page.details.flatMap(({ columns }) => columns)].flatMap(
    ({ viewPermission, editPermission }) => [viewPermission, editPermission].filter((code) => code !== undefined),
  ),
];

/** A code as written in a page's file. */
interface Written {
  readonly path: Path;
  readonly code: string;
}

const KEYS = ['viewPermission', 'editPermission'] as const;

const ofColumns = (columns: readonly ColumnSchema[], path: Path): readonly Written[] =>
  columns.flatMap((column, index) =>
    KEYS.flatMap((key) => {
      const code = column[key];
      return code === undefined ? [] : [{ code, path: [...path, index, key] }];
    }),
  );

/** Returns the codes written in the file; codes derived from the page's prefix are not included. */
const writtenCodes = ({ columns = [], details = [], list }: PageSchema): readonly Written[] => [
  ...ofColumns(columns, ['columns']),
  ...details.flatMap((detail, index) => ofColumns(detail.columns, ['details', index, 'columns'])),
  ...(list?.actions ?? []).flatMap(({ permission }, index) =>
    permission === undefined ? [] : [{ code: permission, path: ['list', 'actions', index, 'permission'] }],
  ),
];

const prefixOf = (code: string): string => code.slice(0, code.lastIndexOf(':'));
const lastOf = (code: string): string => code.slice(code.lastIndexOf(':') + 1);

/** Counts the occurrences of a name in all files, as a whole or before a colon. */
export type Spellings = (name: string) => number;

export const spellingsIn = (texts: ReadonlyMap<string, string>): Spellings => {
  const all = [...texts.values()].join('\n');
  return (name) => all.match(new RegExp(`(?<![\\w-])${name.replace(/[^\w:-]/g, '')}(?![\\w-])`, 'g'))?.length ?? 0;
};

interface Pair {
  /** Code that the page requires and the menu does not list. */
  readonly missing: string;
  /** Code that the menu lists. */
  readonly listed: string;
}

/** Codes of the menu. */
interface Listed {
  readonly all: readonly string[];
  /** Codes that nothing requires. */
  readonly unasked: readonly string[];
}

/** Pairs two spellings of one code: the required one and the one that can be granted. */
const pairsOf = (missing: readonly string[], unasked: readonly string[]): readonly Pair[] =>
  missing.flatMap((code) => {
    const closest = closestName(code, unasked);
    return closest === undefined ? [] : [{ missing: code, listed: closest }];
  });

/**
 * The same if the page requires the correct code elsewhere: only a single slip counts, because a new code may resemble
 * another.
 */
const slipsOf = (missing: readonly string[], listed: readonly string[]): readonly Pair[] =>
  missing.flatMap((code) => {
    const [near] = listed.filter((other) => isSlipOf(code, other));
    return near === undefined ? [] : [{ missing: code, listed: near }];
  });

interface Files {
  readonly page: PageFile;
  /** The extended page. */
  readonly base: PageFile | undefined;
  readonly spellings: Spellings;
}

/**
 * Returns the place of a code, or of the prefix that it derives from; in the extended page if not in the page itself.
 */
function placeOf(
  code: string,
  { page, base }: Files,
): { readonly file: PageFile; readonly path: Path; readonly isPrefix: boolean } | undefined {
  for (const file of [page, base]) {
    const found = file && writtenCodes(file.written).find((written) => written.code === code);
    if (file && found) return { file, path: found.path, isPrefix: false };
  }
  for (const file of [page, base])
    if (file?.written.resource?.permission === prefixOf(code))
      return { file, path: ['resource', 'permission'], isPrefix: true };
  return undefined;
}

/**
 * Returns whether the page is wrong, because its spelling is the rarer one. A code derived from a prefix is never
 * misspelt itself.
 */
function isOfPage({ missing, listed }: Pair, isPrefix: boolean, spellings: Spellings): boolean {
  if (isPrefix) return lastOf(missing) === lastOf(listed) && spellings(prefixOf(missing)) < spellings(prefixOf(listed));
  const [ours, theirs] = [spellings(missing), spellings(listed)];
  if (ours !== theirs) return ours < theirs;
  const differing = missing.split(':').findIndex((part, index) => part !== listed.split(':')[index]);
  const word = (code: string): number => spellings(code.split(':')[differing] ?? code);
  return word(missing) <= word(listed);
}

export interface Misspelt {
  /** Problems in page files. */
  readonly problems: readonly PlacedProblem[];
  /** Codes covered by a problem that is reported once for both spellings. */
  readonly told: ReadonlySet<string>;
}

/**
 * Reports codes that a page spells differently from the menu if the page is wrong. Never corrected automatically,
 * because a code grants a right.
 */
export function misspeltByPage(missing: readonly string[], { all, unasked }: Listed, files: Files): Misspelt {
  const told = new Set<string>();
  const problems = new Map<string, PlacedProblem>();
  const pairs = pairsOf(missing, unasked);
  const alone = missing.filter((code) => pairs.every((pair) => pair.missing !== code));
  for (const pair of [...pairs, ...slipsOf(alone, all)]) {
    const place = placeOf(pair.missing, files);
    if (place === undefined || !isOfPage(pair, place.isPrefix, files.spellings)) continue;
    told.add(pair.missing).add(pair.listed);
    const [code, listed] = place.isPrefix
      ? [prefixOf(pair.missing), prefixOf(pair.listed)]
      : [pair.missing, pair.listed];
    problems.set(`${place.file.path} ${place.path.join('/')}`, {
      path: place.file.path,
      problem: {
        ...describeProblem('unknown-permission.unlisted', { code, listed }),
        path: place.path,
        ...hints('didYouMean', { name: listed }),
      },
    });
  }
  return { problems: [...problems.values()], told };
}

/**
 * Returns the required codes that are misspelt in the menu: each is reported once, together with the listed code
 * nearest to it.
 */
export const codesOfMenuAlone = (missing: readonly string[], unasked: readonly string[]): ReadonlySet<string> =>
  new Set(pairsOf(missing, unasked).map((pair) => pair.missing));
