/** Calls of `admin-calls.tsv` without a mark yet. They only become fewer: who marks one takes it out here. */
export const openCalls: readonly string[] = [
  // rights
  // roles
  // users
  // orgs
  // dicts
  // jobs
];
