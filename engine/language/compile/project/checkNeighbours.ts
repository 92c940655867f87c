import type { Path } from '../../../core/paths.ts';
import { describeProblem } from '../../../text/problems.ts';
import type { Problem } from '../../../text/problems.ts';
import type { PageFile } from '../parts/pageFile.ts';

interface Claim {
  readonly name: string;
  readonly path: Path;
  readonly what: 'url' | 'component';
}

/** Returns the names that only one page may have. */
const claimsOf = ({ schema }: PageFile): Claim[] => [
  ...(schema.resource ? [{ name: schema.resource.url, path: ['resource', 'url'], what: 'url' as const }] : []),
  ...(schema.components ?? []).map((name, index) => ({
    name,
    path: ['components', index],
    what: 'component' as const,
  })),
];

/** Checks that the address of the call family and the names for the menu are unique among pages. */
export function checkNeighbours(pages: readonly PageFile[]): { readonly path: string; readonly problem: Problem }[] {
  const owners = new Map<string, PageFile>();
  return pages
    .filter(({ schema }) => schema.kind !== 'base')
    .flatMap((file) =>
      claimsOf(file).flatMap(({ name, path, what }) => {
        const owner = owners.get(`${what} ${name}`);
        if (owner === undefined || owner === file) {
          owners.set(`${what} ${name}`, file);
          return [];
        }
        return [
          { path: file.path, problem: { ...describeProblem(`duplicate-${what}`, { name, owner: owner.id }), path } },
        ];
      }),
    );
}
