const TIMEOUT_MS = 8000;
const LARGEST_ANSWER = 64 * 1024;

/** Adds up the pieces of a body, as long as it is of a size that such an answer can have. */
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
 * One call to a server that the settings name: in its time, without following redirects to others. Throws when it does
 * not answer well; what it throws holds neither address nor content, since both may hold secrets.
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
