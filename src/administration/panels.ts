import type { PanelName } from '../../extensions/index.ts';
import type { PanelLoader } from '../../renderers/index.ts';

/** The renderers' panel frame loads it like their other lazy parts, and shows its load failure. */
const inPanelFrame = (load: PanelLoader): PanelLoader => load;

/** The editors that page actions open (`extensions/administration`), each in a chunk of its own. */
export const SHELL_PANELS: { readonly [P in PanelName]: PanelLoader } = {
  compareRecords: inPanelFrame(() =>
    import('./history/RecordComparison.tsx').then(({ RecordComparison }) => RecordComparison),
  ),
  rolePermissions: inPanelFrame(() =>
    import('./roles/RolePermissions.tsx').then(({ RolePermissions }) => RolePermissions),
  ),
  roleUsers: inPanelFrame(() => import('./roles/RoleUsers.tsx').then(({ RoleUsers }) => RoleUsers)),
  roleHome: inPanelFrame(() => import('./roles/RoleHome.tsx').then(({ RoleHome }) => RoleHome)),
  copyRole: inPanelFrame(() => import('./roles/CopyRole.tsx').then(({ CopyRole }) => CopyRole)),
  dictionaryUses: inPanelFrame(() =>
    import('./dictionaries/DictionaryUses.tsx').then(({ DictionaryUses }) => DictionaryUses),
  ),
  dictionaryChanges: inPanelFrame(() =>
    import('./dictionaries/ChangedItems.tsx').then(({ ChangedItems }) => ChangedItems),
  ),
  dictionaryBin: inPanelFrame(() =>
    import('./dictionaries/DictionaryBin.tsx').then(({ DictionaryBin }) => DictionaryBin),
  ),
  dictionaryExport: inPanelFrame(() =>
    import('./dictionaries/DictionaryExport.tsx').then(({ DictionaryExport }) => DictionaryExport),
  ),
  dictionaryImport: inPanelFrame(() =>
    import('./dictionaries/DictionaryImport.tsx').then(({ DictionaryImport }) => DictionaryImport),
  ),
  departmentPermissions: inPanelFrame(() =>
    import('./people/DepartmentPermissions.tsx').then(({ DepartmentPermissions }) => DepartmentPermissions),
  ),
  departmentMembers: inPanelFrame(() =>
    import('./people/DepartmentMembers.tsx').then(({ DepartmentMembers }) => DepartmentMembers),
  ),
  departmentRolePermissions: inPanelFrame(() =>
    import('./people/DepartmentPermissions.tsx').then(({ DepartmentRolePermissions }) => DepartmentRolePermissions),
  ),
  checkRuleTrial: inPanelFrame(() =>
    import('./trials/CheckRuleTrial.tsx').then(({ CheckRuleTrial }) => CheckRuleTrial),
  ),
  fillRuleTrial: inPanelFrame(() => import('./trials/FillRuleTrial.tsx').then(({ FillRuleTrial }) => FillRuleTrial)),
  sendMessage: inPanelFrame(() => import('./trials/SendMessage.tsx').then(({ SendMessage }) => SendMessage)),
  menuRules: inPanelFrame(() => import('./rights/MenuRules.tsx').then(({ MenuRules }) => MenuRules)),
  menuFieldRights: inPanelFrame(() =>
    import('./rights/MenuFieldRights.tsx').then(({ MenuFieldRights }) => MenuFieldRights),
  ),
  recordHistory: inPanelFrame(() =>
    import('./history/RecordHistory.tsx').then(({ RecordHistoryPanel }) => RecordHistoryPanel),
  ),
  tenantBin: inPanelFrame(() => import('./tenants/TenantBin.tsx').then(({ TenantBin }) => TenantBin)),
  tenantPeople: inPanelFrame(() => import('./tenants/TenantPeople.tsx').then(({ TenantPeople }) => TenantPeople)),
  tenantPacks: inPanelFrame(() => import('./tenants/TenantPacks.tsx').then(({ TenantPacks }) => TenantPacks)),
  userBin: inPanelFrame(() => import('./users/UserBin.tsx').then(({ UserBin }) => UserBin)),
  userPasswords: inPanelFrame(() => import('./users/UserPasswords.tsx').then(({ UserPasswords }) => UserPasswords)),
  userAgent: inPanelFrame(() =>
    import('./users/UserDelegationPanel.tsx').then(({ UserDelegationPanel }) => UserDelegationPanel),
  ),
  compareRoles: inPanelFrame(() => import('./roles/RoleComparison.tsx').then(({ RoleComparison }) => RoleComparison)),
  rightsMatrix: inPanelFrame(() => import('./roles/RightsMatrix.tsx').then(({ RightsMatrix }) => RightsMatrix)),
  whyAllowed: inPanelFrame(() => import('./access/AccessPanel.tsx').then(({ AccessPanel }) => AccessPanel)),
  userQuit: inPanelFrame(() => import('./users/UserQuit.tsx').then(({ UserQuit }) => UserQuit)),
  userLeavers: inPanelFrame(() =>
    import('./users/UserOffboardings.tsx').then(({ UserOffboardings }) => UserOffboardings),
  ),
  userViewing: inPanelFrame(() => import('./users/UserViewing.tsx').then(({ UserViewing }) => UserViewing)),
  userFactor: inPanelFrame(() => import('./users/UserFactor.tsx').then(({ UserFactor }) => UserFactor)),
  userStatus: inPanelFrame(() => import('./users/UserStatus.tsx').then(({ UserStatus }) => UserStatus)),
};
