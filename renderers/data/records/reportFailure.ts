import { PortError, type Ports } from '../../kit/ports/ports.ts';

/** Reports a server error as a warning (W8-26) and any other failure as an error. */
export function reportFailure({ notify, t }: Pick<Ports, 'notify' | 't'>, error: unknown): void {
  // On an expired session the shell prompts to sign in again.
  if (error instanceof PortError) return error.failure.kind === 'expired' ? undefined : notify.warning(error.message);
  notify.error(t('list.failed'));
}
