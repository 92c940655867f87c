import type { HttpClient } from '../http/httpClient.ts';
import type { ShellSession } from './session.ts';
import { toPermissionResponse } from '../../../contract/permissionResponse.ts';

/** Loads menu, rights and user data into the session. The guard handles a 401. */
export async function loadPermissions(http: HttpClient, session: ShellSession): Promise<void> {
  const result = await http.call({
    method: 'GET',
    url: '/sys/permission/getUserPermissionByToken',
    expiry: 'ignore',
  });
  session.adoptPermissions(toPermissionResponse(result));
}
