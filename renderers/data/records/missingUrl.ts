import type { CompiledPage } from '../../../engine/index.ts';
import type { Ports } from '../../kit/ports/ports.ts';

/** Calls of a list by the names that implementers use (contract §7.4). */
type ListCall = 'list' | 'delete' | 'deleteBatch' | 'exportXlsUrl';

/** Returns the message for a call on a page that has no URL for it; undefined when it has one (W5.1-56, D48). */
export const missingUrl = ({ resource }: CompiledPage, call: ListCall, t: Ports['t']): string | undefined =>
  resource.url === '' ? t('list.noUrl', { call }) : undefined;
