import { MESSAGE_TEXTS, WIRE_TEXTS } from '../../../engine/index.ts';
import { OF_ACCOUNTS } from './accounts.ts';
import { OF_CALLS } from './calls.ts';
import { OF_DICTIONARIES } from './dictionaries.ts';
import { OF_EXPORTS } from './exports.ts';
import { OF_FILES } from './files.ts';
import { OF_CATEGORIES } from './categories.ts';
import { OF_IMPORTS } from './imports.ts';
import { OF_INPUTS } from './inputs.ts';
import { OF_JOBS } from './jobs.ts';
import { OF_LISTS } from './lists.ts';
import { OF_ORGANISATION } from './organisation.ts';
import { OF_OTHERS } from './others.ts';
import { OF_RECORDS } from './records.ts';
import { OF_REPORTS } from './reports.ts';
import { OF_RIGHTS } from './rights.ts';
import { OF_SIGN_IN } from './signIn.ts';
import { OF_TENANTS } from './tenants.ts';
import { OF_SOURCES } from './sources.ts';
import { OF_USERS } from './users.ts';

/** The parts of the catalogue; each key is in one of them. */
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

/** All texts that the server sends to its callers, in every language. Texts of the contract are verbatim. */
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
