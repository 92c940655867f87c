import type { HttpClient } from '../http/httpClient.ts';
import type { ShellSession } from './session.ts';
import { toPermissionResponse } from '../../../contract/permissionResponse.ts';

/** Fetches what the signed-in user may see and do into the session. A 401 here is the guard's business. */
export async function loadPermissions(http: HttpClient, session: ShellSession): Promise<void> {
  const result = await http.call({
    method: 'GET',
    url: '/sys/permission/getUserPermissionByToken',
    expiry: 'ignore',
  });
  session.adoptPermissions(toPermissionResponse(result));
}
