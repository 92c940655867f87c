import { MESSAGE_TEXTS, WIRE_TEXTS } from '../../../engine/index.ts';
import { OF_ACCOUNTS } from './ofAccounts.ts';
import { OF_CALLS } from './ofCalls.ts';
import { OF_DICTIONARIES } from './ofDictionaries.ts';
import { OF_EXPORTS } from './ofExports.ts';
import { OF_FILES } from './ofFiles.ts';
import { OF_CATEGORIES } from './ofCategories.ts';
import { OF_IMPORTS } from './ofImports.ts';
import { OF_INPUTS } from './ofInputs.ts';
import { OF_JOBS } from './ofJobs.ts';
import { OF_LISTS } from './ofLists.ts';
import { OF_ORGANISATION } from './ofOrganisation.ts';
import { OF_OTHERS } from './ofOthers.ts';
import { OF_RECORDS } from './ofRecords.ts';
import { OF_REPORTS } from './ofReports.ts';
import { OF_RIGHTS } from './ofRights.ts';
import { OF_SIGN_IN } from './ofSignIn.ts';
import { OF_TENANTS } from './ofTenants.ts';
import { OF_SOURCES } from './ofSources.ts';
import { OF_USERS } from './ofUsers.ts';

/** The parts of the catalogue; a key stands in one of them. */
export const PARTS = [
  OF_CALLS,
  OF_FILES,
  OF_EXPORTS,
  OF_IMPORTS,
  OF_INPUTS,
  OF_SIGN_IN,
  OF_ACCOUNTS,
  OF_USERS,
  OF_RECORDS,
  OF_LISTS,
  OF_REPORTS,
  OF_RIGHTS,
  OF_OTHERS,
  OF_ORGANISATION,
  OF_CATEGORIES,
  OF_JOBS,
  OF_DICTIONARIES,
  OF_TENANTS,
  OF_SOURCES,
  MESSAGE_TEXTS,
  WIRE_TEXTS,
] as const;

/** Everything that the server says to its callers, in every language. Texts of the contract are to the letter. */
export const SERVER_TEXTS = {
  ...OF_CALLS,
  ...OF_FILES,
  ...OF_EXPORTS,
  ...OF_IMPORTS,
  ...OF_INPUTS,
  ...OF_SIGN_IN,
  ...OF_ACCOUNTS,
  ...OF_USERS,
  ...OF_RECORDS,
  ...OF_LISTS,
  ...OF_REPORTS,
  ...OF_RIGHTS,
  ...OF_OTHERS,
  ...OF_ORGANISATION,
  ...OF_CATEGORIES,
  ...OF_JOBS,
  ...OF_DICTIONARIES,
  ...OF_TENANTS,
  ...OF_SOURCES,
  ...MESSAGE_TEXTS,
  ...WIRE_TEXTS,
};
