import type { LanguageExtension, PanelDefinition } from '../../engine/index.ts';

/**
 * The editors that the action `panel` may open, by name. The shell has one entry for each in
 * `src/administration/panels.ts`; see docs/decisions/0057.
 */
const PANELS = {
  compareRecords: { takesSelection: true },
  rolePermissions: {},
  roleUsers: {},
  copyRole: {},
  dictionaryUses: {},
  dictionaryChanges: {},
  dictionaryBin: {},
  dictionaryExport: { takesSelection: true },
  dictionaryImport: {},
  departmentPermissions: {},
  departmentMembers: {},
  departmentRolePermissions: {},
  checkRuleTrial: {},
  fillRuleTrial: {},
  recordHistory: { readsOnly: true },
  tenantBin: {},
  tenantPeople: {},
  tenantPacks: {},
  userBin: {},
  userPasswords: { takesSelection: true },
  userStatus: { takesSelection: true },
  userAgent: {},
  userQuit: {},
  userLeavers: {},
  userFactor: {},
  userViewing: {},
  menuRules: {},
  menuFieldRights: {},
  whyAllowed: {},
  compareRoles: {},
  rightsMatrix: { takesSelection: true },
  roleHome: {},
  sendMessage: {},
} as const satisfies Readonly<Record<string, PanelDefinition>>;

export type PanelName = keyof typeof PANELS;

/** Editors of users, roles, dictionaries and tenants, which pages of the administration open. */
export const administration: LanguageExtension = { name: 'administration', panels: PANELS };
