const TIMEOUT_MS = 8000;
const LARGEST_ANSWER = 64 * 1024;

/** Reads a body, up to the maximum size of such a response. */
async function textOf(response: Response): Promise<string> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of response.body ?? []) {
    size += piece.length;
    if (size > LARGEST_ANSWER) throw new Error('the provider answered too much');
    pieces.push(piece);
  }
  return Buffer.concat(pieces).toString('utf8');
}

/**
 * Sends one request to a server from the settings, with a time limit and without following redirects. Throws when the
 * response is not successful; the error contains neither address nor content, since both may hold secrets.
 */
export async function askProvider(url: string | URL, init: RequestInit = {}): Promise<string> {
  const response = await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(
    (error: unknown) => {
      throw new Error(`the provider cannot be reached (${error instanceof Error ? error.name : 'unknown'})`);
    },
  );
  if (!response.ok) throw new Error(`the provider answered ${response.status}`);
  return textOf(response);
}
