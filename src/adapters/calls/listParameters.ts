import { present } from '../../../engine/index.ts';
import type { ListConditions } from '../../../renderers/index.ts';

/** Conditions that select records (contract §7.1); blank ones are dropped (W7-27). */
export const conditionParameters = ({ filters, tab }: ListConditions): Record<string, string> => ({
  ...Object.fromEntries(Object.entries(filters).filter(([, text]) => text !== '')),
  ...present({ tab: tab === '' ? undefined : tab }),
});
