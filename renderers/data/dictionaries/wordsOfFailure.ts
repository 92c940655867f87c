import { PortError } from '../../kit/ports/ports.ts';

/** Why a dictionary has no answer, as the server said it; undefined where nobody said. */
export const wordsOfFailure = (error: unknown): string | undefined =>
  error instanceof PortError && error.message !== '' ? error.message : undefined;
