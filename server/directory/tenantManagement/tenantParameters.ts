import { badRequest } from '../../core/base/errors.ts';
import { idsOf } from '../../core/base/idsOf.ts';
import { serverText } from '../../core/texts/serverText.ts';

const MAX_IDS = 200;

/** Parses `a,b,`; throws when there are none. */
export function tenantIds(text: string | undefined, name = 'ids'): readonly string[] {
  const ids = idsOf(text ?? '');
  if (ids.length > 0 && ids.length <= MAX_IDS) return ids;
  const said =
    ids.length === 0 ? serverText('missingParameter', { name }) : serverText('tooManyValues', { name, most: MAX_IDS });
  throw badRequest(said, [{ path: `/${name}`, said }]);
}
