import type { SentViews } from '../../../contract/lists/savedViews.ts';
import type { FastifyRequest } from 'fastify';
import { shareViewCode, type CompiledPage, type CompiledReport } from '../../../engine/index.ts';
import { badRequest, forbidden } from '../../core/base/errors.ts';
import { languageOf } from '../../core/calls/language.ts';
import type { RouteDefinition } from '../../core/calls/routeDefinition.ts';
import type { Db } from '../../core/database/db.ts';
import { serverText } from '../../core/texts/serverText.ts';
import { callerOf, type Caller } from '../../data/recordStore/caller.ts';
import { familyRoutes, query, type Call } from '../operations/recordCalls.ts';
import { allowedReport, mayTakeAway } from '../reports/reportAccess.ts';
import type { Services } from '../../core/services/services.ts';
import { fitReportView, fitView } from './fitView.ts';
import { deleteView, readViews, saveView, setDefaultView, type AskedViews, type ViewedPlace } from './savedViews.ts';
import { keepTeamColumns, readTeam, readTeamColumns } from './teamColumns.ts';
import { readViewDraft } from './viewDraft.ts';

const MAX_ID = 200;

const idOf = (value: unknown): string => {
  if (typeof value !== 'string' || value === '' || value.length > MAX_ID || value.includes('\0'))
    throw badRequest(serverText('missing', { name: 'id' }));
  return value;
};

const defaultOf = (body: unknown): string | null => {
  const { id }: Readonly<Record<string, unknown>> = Object(body);
  return id === null ? null : idOf(id);
};

type Work = (asked: AskedViews, request: FastifyRequest) => Promise<void>;

/** Operations on views; every call returns the resulting state. */
const CALLS: readonly (readonly [RouteDefinition['method'], operation: string, work: (db: Db) => Work])[] = [
  ['GET', 'views', () => async () => undefined],
  [
    'POST',
    'saveView',
    (db) =>
      (asked, { body }) =>
        saveView(db, asked, readViewDraft(body)),
  ],
  ['DELETE', 'deleteView', (db) => (asked, request) => deleteView(db, asked, idOf(query(request)['id']))],
  [
    'POST',
    'defaultView',
    (db) =>
      (asked, { body }) =>
        setDefaultView(db, asked, defaultOf(body)),
  ],
];

/** Reports have no default columns: they are read as declared. */
const SHARE_COLUMNS: (typeof CALLS)[number] = [
  'POST',
  'teamColumns',
  (db) =>
    (asked, { body }) =>
      keepTeamColumns(db, asked, readTeamColumns(body)),
];

const listAt = (page: CompiledPage, { can }: Caller): ViewedPlace => ({
  id: page.id,
  shareCode: shareViewCode(page),
  fit: (content) => fitView(page, content, can),
});

/** `kehu:customer:list` → `kehu:customer:shareView`; without a permission `report:<code>:shareView`. */
const shareCodeOf = ({ code, permission }: CompiledReport): string =>
  permission === undefined ? `report:${code}:shareView` : permission.replace(/:[^:]+$/, ':shareView');

const reportAt = (report: CompiledReport): ViewedPlace => ({
  id: `report:${report.code}`,
  shareCode: shareCodeOf(report),
  fit: (content) => fitReportView(report, content),
});

/** Views of page lists, for users who may open the list, and of reports, for users who may read the report itself. */
export const viewRoutes = (services: Services): readonly RouteDefinition[] => {
  const { db, schemas } = services;
  const done = async (asked: AskedViews, work: Work, request: FastifyRequest): Promise<SentViews> => {
    await work(asked, request);
    return { ...(await readViews(db, asked)), ...(await readTeam(db, asked)) };
  };
  const lists = [...CALLS, SHARE_COLUMNS].flatMap(([method, operation, work]) =>
    familyRoutes(services, {
      operation,
      method,
      needs: 'list',
      light: true,
      ofDrawn: true,
      handle: ({ page, request }: Call) => {
        const caller = callerOf(request.session, { language: languageOf(request) });
        return done([listAt(page, caller), caller], work(db), request);
      },
    }),
  );
  const reports = CALLS.map(([method, operation, work]): RouteDefinition => ({
    method,
    url: `/online/cgreport/api/${operation}/:code`,
    permission: 'authenticated',
    scope: 'own',
    light: true,
    handle: (request) => {
      const allowed = allowedReport(request, schemas);
      const { report, caller } = allowed;
      if (!mayTakeAway(allowed)) throw forbidden(report.permission ?? '');
      return done([reportAt(report), caller], work(db), request);
    },
  }));
  return [...lists, ...reports];
};
