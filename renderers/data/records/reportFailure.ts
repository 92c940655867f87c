import { PortError, type Ports } from '../../kit/ports/ports.ts';

/** What the server says as a warning (W8-26); what is no answer of it as an error. */
export function reportFailure({ notify, t }: Pick<Ports, 'notify' | 't'>, error: unknown): void {
  // The shell asks to sign in again.
  if (error instanceof PortError) return error.failure.kind === 'expired' ? undefined : notify.warning(error.message);
  notify.error(t('list.failed'));
}
