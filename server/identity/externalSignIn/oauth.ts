import { present } from '../../../engine/index.ts';
import { askProvider } from './askProvider.ts';
import type { ProviderSettings } from '../../core/services/signInSettings.ts';

/** Returns the address to which a provider redirects. */
export const callbackUrl = (publicUrl: string, { thirdType }: ProviderSettings): string =>
  `${publicUrl}/api/sys/thirdLogin/${thirdType}/callback`;

/** Returns the address of the provider's sign-in page, with the return address. */
export function authorizeAddress(provider: ProviderSettings, redirectUri: string, state: string): string {
  const address = new URL(provider.authorizeUrl);
  const parameters = present({
    response_type: 'code',
    client_id: provider.clientId,
    redirect_uri: redirectUri,
    state,
    scope: provider.scope,
  });
  for (const [name, value] of Object.entries(parameters)) address.searchParams.set(name, value);
  return address.href;
}

/** Returns a text or number at a key of a JSON response, as text; blank if absent. */
function valueIn(json: string, key: string): string {
  const source: unknown = JSON.parse(json);
  const value =
    typeof source === 'object' && source !== null && key in source
      ? Object.entries(source).find(([name]) => name === key)?.[1]
      : '';
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** Returns the provider's id of the holder of a code. Throws when the response has none. */
export async function identityOf(provider: ProviderSettings, code: string, redirectUri: string): Promise<string> {
  const headers = { accept: 'application/json' };
  const answer = await askProvider(provider.tokenUrl, {
    method: 'POST',
    headers,
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      code,
      redirect_uri: redirectUri,
      client_id: provider.clientId,
      client_secret: provider.clientSecret,
    }),
  });
  const token = valueIn(answer, 'access_token');
  if (token === '') throw new Error('the provider answered no access_token');
  const user = await askProvider(provider.userUrl, { headers: { ...headers, authorization: `Bearer ${token}` } });
  const id = valueIn(user, provider.idKey ?? 'id');
  if (id === '' || id.length > 200) throw new Error(`the provider answered no ${provider.idKey ?? 'id'}`);
  return id;
}
