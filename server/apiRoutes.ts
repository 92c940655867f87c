import { captchaRoutes } from './captcha/captchaRoutes.ts';
import { categoryHook } from './categories/categoryHook.ts';
import { categoryRoutes } from './categories/categoryRoutes.ts';
import { checkRuleHook } from './checks/checkRuleHook.ts';
import { checkRoutes } from './checks/checkRoutes.ts';
import { dashboardRoutes } from './dashboard/dashboardRoutes.ts';
import { dataLogRoutes } from './dataLog/dataLogRoutes.ts';
import { commentRoutes } from './comments/commentRoutes.ts';
import { lastChangesRoute } from './dataLog/lastChanges.ts';
import { recordHistoryRoutes } from './dataLog/recordHistory.ts';
import { dataSourceHook, dataSourceRoutes } from './dataSources/dataSourceRoutes.ts';
import { gatewayRoutes } from './dataSources/gatewayRoutes.ts';
import { gatewayHook } from './dataSources/gatewayBin.ts';
import { homeRoutes } from './dashboard/homeRoutes.ts';
import { searchRoutes } from './dashboard/searchRoutes.ts';
import { departmentHook } from './departments/departmentHook.ts';
import { departmentRightsRoutes } from './departments/departmentRights.ts';
import { departmentMemberRoutes } from './departments/departmentMembers.ts';
import { departmentRoleHook, departmentRoleRoutes } from './departments/departmentRoles.ts';
import { dictionaryRoutes } from './dictionaries/dictionaryRoutes.ts';
import { shortDictionaryRoutes } from './dictionaries/shortDictionaries.ts';
import { dictionaryChangeRoutes } from './dictionaryChanges/changeRoutes.ts';
import { dictionaryItemRoutes } from './dictionaryChanges/itemRoutes.ts';
import { dictionarySheetRoutes } from './dictionaryChanges/sheetRoutes.ts';
import { exportRoutes } from './exports/exportRoutes.ts';
import type { ExportRunner } from './exports/exportRunner.ts';
import { fillRuleHook } from './fillRules/fillRuleHook.ts';
import { fillRuleRoutes } from './fillRules/fillRuleRoutes.ts';
import { fileHook } from './files/fileHook.ts';
import { fileRoutes } from './files/fileRoutes.ts';
import { sharedFileRoutes } from './files/sharedFileRoutes.ts';
import { jobHook, jobRunHook } from './jobs/jobHooks.ts';
import { jobRoutes } from './jobs/jobRoutes.ts';
import type { JobRunner } from './jobs/jobRunner.ts';
import { logRoutes } from './logs/logRoutes.ts';
import { monitorRoute } from './monitor/monitorRoute.ts';
import { environmentRoute } from './monitor/environmentRoute.ts';
import { announcementHook } from './notices/announcementHook.ts';
import { messageHook, templateHook } from './notices/messageHooks.ts';
import { templateRoute } from './notices/templateRoute.ts';
import { announcementRoutes } from './notices/announcementRoutes.ts';
import { departmentRoutes } from './people/departmentRoutes.ts';
import { peopleRoutes } from './people/peopleRoutes.ts';
import { permissionRoutes } from './permissions/permissionRoutes.ts';
import { ruleLinkRoutes } from './permissions/ruleLinks.ts';
import { ruleRoutes } from './permissions/ruleRoutes.ts';
import { registrationRoutes } from './registration/registrationRoutes.ts';
import { importRoutes } from './imports/importRoutes.ts';
import { positionHook } from './positions/positionHook.ts';
import { positionRoutes } from './positions/positionRoutes.ts';
import { publicClientRoutes } from './publicClient/publicClientRoutes.ts';
import { printRoutes } from './prints/printRoutes.ts';
import { reportPrintRoutes } from './prints/reportPrint.ts';
import { createListCall, createReading } from './records/listCall.ts';
import { pageOf } from './records/recordCalls.ts';
import { menuRoutes } from './menus/menuRoutes.ts';
import { roleHook } from './roles/roleHook.ts';
import { effectiveRightsRoute } from './rights/effectiveRights.ts';
import { whyRoute } from './rights/whyRoutes.ts';
import { roleRoutes } from './roles/roleRoutes.ts';
import { recordRoutes } from './records/recordRoutes.ts';
import { reportRoutes } from './reports/reportRoutes.ts';
import { exampleRoutes } from './pages/exampleRoutes.ts';
import { pageRoutes } from './pages/pageRoutes.ts';
import type { RecordHook } from './recordStore/recordHook.ts';
import type { Services } from './services/services.ts';
import { accountRoutes } from './account/accountRoutes.ts';
import { actingRoutes } from './account/actFor.ts';
import { secondFactorRoutes } from './account/secondFactorRoutes.ts';
import { contactRoutes } from './account/contactRoutes.ts';
import { onlineRoutes } from './account/onlineRoutes.ts';
import { sessionRoutes } from './account/sessionRoutes.ts';
import { ticketRoute } from './account/ticketRoute.ts';
import { viewingRoute } from './account/viewingRoute.ts';
import { userSettingRoutes } from './settings/userSettingRoutes.ts';
import { casRoutes } from './signIn/casRoutes.ts';
import { thirdLoginRoutes } from './signIn/thirdLoginRoutes.ts';
import { smsRoutes } from './sms/smsRoutes.ts';
import { resumableRoutes } from './uploads/resumableRoutes.ts';
import { memberRoutes } from './tenantManagement/memberRoutes.ts';
import { packRoutes } from './tenantManagement/packRoutes.ts';
import { tenantRoutes } from './tenantManagement/tenantRoutes.ts';
import { uploadRoutes } from './uploads/uploadRoute.ts';
import { agentRoutes } from './users/agentRoutes.ts';
import { leaverRoutes } from './users/leaverRoutes.ts';
import { secondFactorOfOthersRoutes } from './users/secondFactors.ts';
import { userHook } from './users/userHook.ts';
import { userRoutes } from './users/userRoutes.ts';
import { viewRoutes } from './views/viewRoutes.ts';
import type { RouteDefinition } from './calls/routeDefinition.ts';

/** What the product does of its own with records of some pages. */
export const hooksOf = ({ contents, onWritten, config }: Services, jobs: JobRunner): readonly RecordHook[] => [
  announcementHook,
  checkRuleHook,
  fillRuleHook,
  fileHook(contents),
  jobHook(jobs, { onWritten }),
  jobRunHook,
  messageHook,
  templateHook,
  roleHook,
  departmentHook,
  categoryHook,
  departmentRoleHook,
  positionHook,
  dataSourceHook({ config }),
  gatewayHook,
  userHook,
];

/** Every call of the API. */
export function apiRoutes(services: Services, exports: ExportRunner, jobs: JobRunner): readonly RouteDefinition[] {
  const hooks = hooksOf(services, jobs);
  const reading = createReading(services, hooks);
  const list = createListCall(services, reading);
  const routes: readonly RouteDefinition[] = [
    ...sessionRoutes(services),
    ...captchaRoutes(services),
    ...smsRoutes(services),
    ...registrationRoutes(services),
    ...publicClientRoutes(services),
    ...casRoutes(services),
    ...thirdLoginRoutes(services),
    ...accountRoutes(services),
    ...contactRoutes(services),
    ...onlineRoutes(services),
    ticketRoute(services),
    viewingRoute(services),
    ...userSettingRoutes(services),
    ...permissionRoutes(services),
    ...ruleRoutes(services),
    ...ruleLinkRoutes(services),
    ...pageRoutes(services),
    ...exampleRoutes(services),
    ...dictionaryRoutes(services),
    ...shortDictionaryRoutes(services),
    ...dictionaryChangeRoutes(services),
    ...dictionaryItemRoutes(services),
    ...dictionarySheetRoutes(services),
    ...categoryRoutes(services, (request) => list({ request, page: pageOf(services, request) })),
    ...checkRoutes(services),
    ...fillRuleRoutes(services),
    ...reportRoutes(services),
    ...announcementRoutes(services),
    templateRoute(services),
    ...peopleRoutes(services, (request) => list({ request, page: pageOf(services, request) })),
    ...userRoutes(services),
    ...agentRoutes(services),
    ...secondFactorRoutes(services),
    ...secondFactorOfOthersRoutes(services),
    ...leaverRoutes(services),
    ...actingRoutes(services),
    ...departmentRoutes(services),
    ...departmentRightsRoutes(services),
    ...departmentRoleRoutes(services),
    ...departmentMemberRoutes(services),
    ...positionRoutes(services),
    ...roleRoutes(services),
    ...tenantRoutes(services),
    ...memberRoutes(services),
    ...packRoutes(services),
    ...menuRoutes(services),
    environmentRoute(services),
    monitorRoute(services),
    ...jobRoutes(services, jobs),
    ...dataLogRoutes(services),
    ...recordHistoryRoutes(services),
    lastChangesRoute(services),
    ...commentRoutes(services),
    ...dataSourceRoutes(services),
    ...gatewayRoutes(services),
    ...logRoutes(services),
    ...dashboardRoutes(services),
    ...homeRoutes(services),
    ...searchRoutes(services),
    ...fileRoutes(services),
    ...sharedFileRoutes(services),
    ...uploadRoutes(services),
    ...resumableRoutes(services),
    ...viewRoutes(services),
    ...exportRoutes(exports.means, exports),
    ...printRoutes(services),
    ...reportPrintRoutes(services),
    ...recordRoutes(services, reading),
    ...importRoutes(services, hooks),
  ];
  return [whyRoute(services, () => routes), effectiveRightsRoute(services), ...routes];
}
