import { captchaRoutes } from './identity/verification/captchaRoutes.ts';
import { categoryHook } from './directory/categories/categoryHook.ts';
import { categoryRoutes } from './directory/categories/categoryRoutes.ts';
import { checkRuleHook } from './records/checkQueries/checkRuleHook.ts';
import { checkRoutes } from './records/checkQueries/checkRoutes.ts';
import { dashboardRoutes } from './insight/dashboard/dashboardRoutes.ts';
import { dataLogRoutes } from './insight/dataLog/dataLogRoutes.ts';
import { commentRoutes } from './records/comments/commentRoutes.ts';
import { lastChangesRoute } from './insight/dataLog/lastChanges.ts';
import { recordHistoryRoutes } from './insight/dataLog/recordHistory.ts';
import { dataSourceHook, dataSourceRoutes } from './app/dataSources/dataSourceRoutes.ts';
import { gatewayRoutes } from './app/dataSources/gatewayRoutes.ts';
import { gatewayHook } from './app/dataSources/gatewayBin.ts';
import { homeRoutes } from './insight/dashboard/homeRoutes.ts';
import { searchRoutes } from './insight/dashboard/searchRoutes.ts';
import { departmentHook } from './directory/departments/departmentHook.ts';
import { departmentRightsRoutes } from './directory/departments/departmentRights.ts';
import { departmentMemberRoutes } from './directory/departments/departmentMembers.ts';
import { departmentRoleHook, departmentRoleRoutes } from './directory/departments/departmentRoles.ts';
import { dictionaryRoutes } from './data/dictionaries/dictionaryRoutes.ts';
import { shortDictionaryRoutes } from './data/dictionaries/shortDictionaries.ts';
import { dictionaryChangeRoutes } from './files/dictionaryChanges/changeRoutes.ts';
import { dictionaryItemRoutes } from './files/dictionaryChanges/itemRoutes.ts';
import { dictionarySheetRoutes } from './files/dictionaryChanges/sheetRoutes.ts';
import { exportRoutes } from './files/exports/exportRoutes.ts';
import type { ExportRunner } from './files/exports/exportRunner.ts';
import { fillRuleHook } from './app/numbering/fillRuleHook.ts';
import { fillRuleRoutes } from './app/numbering/fillRuleRoutes.ts';
import { fileHook } from './records/storedFiles/fileHook.ts';
import { fileRoutes } from './records/storedFiles/fileRoutes.ts';
import { sharedFileRoutes } from './records/storedFiles/sharedFileRoutes.ts';
import { jobHook, jobRunHook } from './app/jobs/jobHooks.ts';
import { jobRoutes } from './app/jobs/jobRoutes.ts';
import type { JobRunner } from './app/jobs/jobRunner.ts';
import { logRoutes } from './identity/logs/logRoutes.ts';
import { monitorRoute } from './insight/monitor/monitorRoute.ts';
import { environmentRoute } from './insight/monitor/environmentRoute.ts';
import { announcementHook } from './insight/notices/announcementHook.ts';
import { messageHook, templateHook } from './insight/notices/messageHooks.ts';
import { templateRoute } from './insight/notices/templateRoute.ts';
import { announcementRoutes } from './insight/notices/announcementRoutes.ts';
import { departmentRoutes } from './directory/people/departmentRoutes.ts';
import { peopleRoutes } from './directory/people/peopleRoutes.ts';
import { permissionRoutes } from './data/permissions/permissionRoutes.ts';
import { ruleLinkRoutes } from './data/permissions/ruleLinks.ts';
import { ruleRoutes } from './data/permissions/ruleRoutes.ts';
import { registrationRoutes } from './identity/registration/registrationRoutes.ts';
import { importRoutes } from './files/imports/importRoutes.ts';
import { positionHook } from './directory/positions/positionHook.ts';
import { positionRoutes } from './directory/positions/positionRoutes.ts';
import { publicClientRoutes } from './compat/publicClient/publicClientRoutes.ts';
import { printRoutes } from './files/pdfPrints/printRoutes.ts';
import { reportPrintRoutes } from './files/pdfPrints/reportPrint.ts';
import { createListCall, createReading } from './records/operations/listCall.ts';
import { pageOf } from './records/operations/recordCalls.ts';
import { menuRoutes } from './app/menus/menuRoutes.ts';
import { roleHook } from './directory/roles/roleHook.ts';
import { effectiveRightsRoute } from './directory/accessExplanation/effectiveRights.ts';
import { explainRoute } from './directory/accessExplanation/accessRoutes.ts';
import { roleRoutes } from './directory/roles/roleRoutes.ts';
import { recordRoutes } from './records/operations/recordRoutes.ts';
import { reportRoutes } from './records/reports/reportRoutes.ts';
import { exampleRoutes } from './records/pages/exampleRoutes.ts';
import { pageRoutes } from './records/pages/pageRoutes.ts';
import type { RecordHook } from './data/recordStore/recordHook.ts';
import type { Services } from './core/services/services.ts';
import { accountRoutes } from './identity/account/accountRoutes.ts';
import { actingRoutes } from './identity/account/actFor.ts';
import { secondFactorRoutes } from './identity/account/secondFactorRoutes.ts';
import { contactRoutes } from './identity/account/contactRoutes.ts';
import { onlineRoutes } from './identity/account/onlineRoutes.ts';
import { sessionRoutes } from './identity/account/sessionRoutes.ts';
import { ticketRoute } from './identity/account/ticketRoute.ts';
import { viewingRoute } from './identity/account/viewingRoute.ts';
import { userSettingRoutes } from './identity/settings/userSettingRoutes.ts';
import { casRoutes } from './identity/externalSignIn/casRoutes.ts';
import { thirdLoginRoutes } from './identity/externalSignIn/thirdLoginRoutes.ts';
import { smsRoutes } from './identity/verification/smsRoutes.ts';
import { resumableRoutes } from './files/uploads/resumableRoutes.ts';
import { memberRoutes } from './directory/tenantManagement/memberRoutes.ts';
import { packRoutes } from './directory/tenantManagement/packRoutes.ts';
import { tenantRoutes } from './directory/tenantManagement/tenantRoutes.ts';
import { uploadRoutes } from './files/uploads/uploadRoute.ts';
import { delegationRoutes } from './directory/users/delegationRoutes.ts';
import { offboardingRoutes } from './directory/users/offboardingRoutes.ts';
import { secondFactorOfOthersRoutes } from './directory/users/secondFactors.ts';
import { userHook } from './directory/users/userHook.ts';
import { userRoutes } from './directory/users/userRoutes.ts';
import { viewRoutes } from './records/views/viewRoutes.ts';
import type { RouteDefinition } from './core/calls/routeDefinition.ts';

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
    ...delegationRoutes(services),
    ...secondFactorRoutes(services),
    ...secondFactorOfOthersRoutes(services),
    ...offboardingRoutes(services),
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
  return [explainRoute(services, () => routes), effectiveRightsRoute(services), ...routes];
}
