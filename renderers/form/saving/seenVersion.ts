import { mergeItems, sideAt, sideOf, type PageDocument } from '../../../engine/index.ts';
import { PortError, type DataSource } from '../../kit/ports/ports.ts';

/**
 * Returns the conflicting version when all of its changes are already known here: row changes saved by others were
 * applied when they were announced. Null when it contains changes the user has not seen.
 */
export async function seenVersion(
  document: PageDocument,
  error: unknown,
  dataSource: Pick<DataSource, 'get'>,
): Promise<number | null> {
  const { page, id } = document;
  if (!(error instanceof PortError) || error.failure.kind !== 'conflict' || id === null) return null;
  const current = error.failure.current ?? (await dataSource.get(page, id));
  const mine = document.content();
  const sides = { base: sideAt(mine, document.unsaved(), 'from'), mine, theirs: sideOf(page, current) };
  const { statusKey = '' } = page.resource;
  const isMoved = (document.values()[statusKey] ?? null) !== (current[statusKey] ?? null);
  if (isMoved || mergeItems(page, sides).some(({ by }) => by !== 'mine')) return null;
  return typeof current['version'] === 'number' ? current['version'] : null;
}
