import { rightCode } from '../../compiled/actions.ts';
import type { CompiledPage } from '../../compiled/compiledPage.ts';
import type { ColumnSchema, PageSchema } from '../../../generated/page.ts';
import type { Path } from '../../../core/paths.ts';
import { hints, describeProblem } from '../../../text/problems.ts';
import { closestName, isSlipOf } from '../../../text/suggestions.ts';
import type { PageFile } from '../parts/pageFile.ts';
import type { PlacedProblem } from './reading.ts';

/** Every permission code that a page asks for. */
export const permissionCodes = (page: CompiledPage): string[] => [
  rightCode(page.resource.permission, 'list'),
  ...page.list.actions.map(({ permission }) => permission),
  ...[...page.columns, ...page.details.flatMap(({ columns }) => columns)].flatMap(
    ({ viewPermission, editPermission }) => [viewPermission, editPermission].filter((code) => code !== undefined),
  ),
];

/** A code as a file of the page has it. */
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

/** Codes that stand in the file; those that follow from the page's prefix do not. */
const writtenCodes = ({ columns = [], details = [], list }: PageSchema): readonly Written[] => [
  ...ofColumns(columns, ['columns']),
  ...details.flatMap((detail, index) => ofColumns(detail.columns, ['details', index, 'columns'])),
  ...(list?.actions ?? []).flatMap(({ permission }, index) =>
    permission === undefined ? [] : [{ code: permission, path: ['list', 'actions', index, 'permission'] }],
  ),
];

const prefixOf = (code: string): string => code.slice(0, code.lastIndexOf(':'));
const lastOf = (code: string): string => code.slice(code.lastIndexOf(':') + 1);

/** How often a name stands in all files, as a whole or before a colon. */
export type Spellings = (name: string) => number;

export const spellingsIn = (texts: ReadonlyMap<string, string>): Spellings => {
  const all = [...texts.values()].join('\n');
  return (name) => all.match(new RegExp(`(?<![\\w-])${name.replace(/[^\w:-]/g, '')}(?![\\w-])`, 'g'))?.length ?? 0;
};

interface Pair {
  /** The page asks for it, and the menu does not list it. */
  readonly missing: string;
  /** The menu lists it. */
  readonly listed: string;
}

/** Codes of the menu. */
interface Listed {
  readonly all: readonly string[];
  /** Nobody asks for them. */
  readonly unasked: readonly string[];
}

/** Two spellings of one code: the one that is asked for and the one that can be given. */
const pairsOf = (missing: readonly string[], unasked: readonly string[]): readonly Pair[] =>
  missing.flatMap((code) => {
    const closest = closestName(code, unasked);
    return closest === undefined ? [] : [{ missing: code, listed: closest }];
  });

/** The same where the page asks for the right one elsewhere: only one slip away, since a new code may be like another. */
const slipsOf = (missing: readonly string[], listed: readonly string[]): readonly Pair[] =>
  missing.flatMap((code) => {
    const [near] = listed.filter((other) => isSlipOf(code, other));
    return near === undefined ? [] : [{ missing: code, listed: near }];
  });

interface Files {
  readonly page: PageFile;
  /** The page that it extends. */
  readonly base: PageFile | undefined;
  readonly spellings: Spellings;
}

/** Where the page has the code, or the prefix that it follows from; in the extended page if not in its own. */
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

/** Whether the page is to blame: its spelling is the rarer one. What follows from a prefix is never misspelt itself. */
function isOfPage({ missing, listed }: Pair, isPrefix: boolean, spellings: Spellings): boolean {
  if (isPrefix) return lastOf(missing) === lastOf(listed) && spellings(prefixOf(missing)) < spellings(prefixOf(listed));
  const [ours, theirs] = [spellings(missing), spellings(listed)];
  if (ours !== theirs) return ours < theirs;
  const differing = missing.split(':').findIndex((part, index) => part !== listed.split(':')[index]);
  const word = (code: string): number => spellings(code.split(':')[differing] ?? code);
  return word(missing) <= word(listed);
}

export interface Misspelt {
  /** Of files of pages. */
  readonly problems: readonly PlacedProblem[];
  /** Codes that are one mistake with another, which is said once. */
  readonly told: ReadonlySet<string>;
}

/** Codes that a page spells otherwise than the menu, where the page is to blame. Never mended: a code is a right. */
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

/** The codes that remain when the page is not to blame: the nearest of them is one mistake with the listed one. */
export const codesOfMenuAlone = (missing: readonly string[], unasked: readonly string[]): ReadonlySet<string> =>
  new Set(pairsOf(missing, unasked).map((pair) => pair.missing));
