import type { CompiledPage } from '../../../engine/index.ts';
import type { Ports } from '../../kit/ports/ports.ts';

/** Calls of a list by the names that an implementer knows them by (contract §7.4). */
type ListCall = 'list' | 'delete' | 'deleteBatch' | 'exportXlsUrl';

/** What to say when a call is asked for of a page that has no address for it; undefined: it has one (W5.1-56, D48). */
export const missingUrl = ({ resource }: CompiledPage, call: ListCall, t: Ports['t']): string | undefined =>
  resource.url === '' ? t('list.noUrl', { call }) : undefined;
