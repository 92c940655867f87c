import { PortError } from '../../kit/ports/ports.ts';

/** Returns the server's reason why a dictionary request failed; undefined when it gave none. */
export const wordsOfFailure = (error: unknown): string | undefined =>
  error instanceof PortError && error.message !== '' ? error.message : undefined;
