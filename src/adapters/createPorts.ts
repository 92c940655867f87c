import { buttonState, isAllowed, withheldRights } from '../../engine/index.ts';
import type { ButtonState, PermissionLists, LocalizedProblem, ScopeUser } from '../../engine/index.ts';
import type { Dictionaries, Host, Ports } from '../../renderers/index.ts';
import { SHELL_PANELS } from '../administration/panels.ts';
import type { HttpClient } from '../platform/http/httpClient.ts';
import type { ShellSession } from '../platform/session/session.ts';
import type { Shell } from '../shell/services/createShell.ts';
import { createDataSource } from './calls/dataSource.ts';
import { createDirectory } from './directory.ts';
import { createExports } from './workbooks/exports.ts';
import { createImports } from './workbooks/imports.ts';
import { createListSummaries, createListViews } from './lists.ts';
import { createSavedQueries } from '../platform/browserStorage/savedQueries.ts';
import { createMessages } from './messages.ts';
import { createReview } from './review.ts';
import { createPrints } from './prints.ts';
import { createTrees } from './trees.ts';
import { createRemoteChecks } from './remoteChecks.ts';
import { createBegunUploads } from './uploads/begunUploads.ts';
import { createFiles, createUploads } from './uploads/uploads.ts';

const scopeUser = (session: ShellSession): ScopeUser => {
  const { info, roles } = session.state;
  return {
    id: info?.id ?? '',
    username: info?.username ?? '',
    realname: info?.realname ?? '',
    orgCode: info?.orgCode ?? '',
    roles,
  };
};

/** Checks rights against these lists (D4). */
function canBy(lists: PermissionLists): Ports['can'] {
  const held = new Set(lists.auth.flatMap(({ action }) => action.split(',').map((code) => code.trim())));
  const withheld = withheldRights(lists.allAuth, (code) => held.has(code));
  const button = (code: string): ButtonState => buttonState(code, lists);
  return Object.assign((code: string) => isAllowed(code, lists), { withheld, button });
}

export interface PortParts {
  /** HTTP client of the page: its read calls end with the page. */
  readonly http: HttpClient;
  readonly tabKey: string;
  /** Path of the page in the shell. */
  readonly path: string;
  readonly dictionaries: Dictionaries;
  readonly host: Host;
  readonly notify: Ports['notify'];
  /** Rights of the open route and of the user, and all guarded rights. */
  readonly rights: PermissionLists;
  readonly problems: readonly LocalizedProblem[];
}

/** Creates the ports of a page except those that depend on the language: its texts and its reports. */
export function createPorts(shell: Shell, parts: PortParts): Omit<Ports, 't' | 'reports'> {
  const { http, rights, tabKey, path, ...given } = parts;
  const user = scopeUser(shell.session);
  const can = canBy(rights);
  return {
    ...given,
    dataSource: createDataSource(http, can, { http: shell.http, records: shell.recordAhead }),
    user,
    can,
    button: (code) => buttonState(code, rights),
    check: createRemoteChecks(http),
    summaries: createListSummaries(http),
    listViews: createListViews(http),
    messages: createMessages(http),
    files: createFiles(http),
    exports: createExports(http, { notify: given.notify, later: shell.http }),
    imports: createImports(http),
    panels: SHELL_PANELS,
    review: createReview(http),
    prints: createPrints(http, shell.config.apiBase),
    uploads: createUploads(http, { ...shell.config, begun: createBegunUploads(shell.stored, user.id) }),
    directory: createDirectory(http),
    trees: createTrees(http),
    drafts: shell.drafts.ofTab(tabKey),
    preferences: shell.preferences,
    savedQueries: createSavedQueries(shell.stored, path),
    enterGoesOn: () => shell.settings.state.enterGoesOn,
    connection: shell.connection,
    tableUpdates: shell.tableUpdates(),
  };
}
