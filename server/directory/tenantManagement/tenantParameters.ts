import { badRequest } from '../../core/base/errors.ts';
import { idsOf } from '../../core/base/idsOf.ts';
import { say } from '../../core/messages/say.ts';

const MOST_IDS = 200;

/** `a,b,`; refuses where there are none. */
export function tenantIds(text: string | undefined, name = 'ids'): readonly string[] {
  const ids = idsOf(text ?? '');
  if (ids.length > 0 && ids.length <= MOST_IDS) return ids;
  const said = ids.length === 0 ? say('missingParameter', { name }) : say('tooManyValues', { name, most: MOST_IDS });
  throw badRequest(said, [{ path: `/${name}`, said }]);
}
