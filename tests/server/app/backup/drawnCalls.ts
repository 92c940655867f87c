import { apiRoutes } from '../../../../server/apiRoutes.ts';
import { seededRandom, type SeededRandom } from '../../../../server/app/demo/seededRandom.ts';
import { exportMeans, ExportRunner } from '../../../../server/files/exports/exportRunner.ts';
import { JobRunner } from '../../../../server/app/jobs/jobRunner.ts';
import type { TestServer } from '../../testServer.ts';

export interface DrawnAnswer {
  readonly url: string;
  readonly status: number;
  readonly body: unknown;
}

/** Their answers depend on the time, the process or the file itself: time, memory, pictures. */
const OF_THE_MOMENT =
  /captcha|randomImage|generate|monitor|actuator|environment|health|checkCaptcha|export|download|ticket|Stream|sso|cas\b|third/i;

type Draw = (random: SeededRandom) => Promise<string>;

const ask = async (server: TestServer, token: string, url: string): Promise<DrawnAnswer> => {
  const response = await server.app.inject({ method: 'GET', url: `/api${url}`, headers: { 'x-access-token': token } });
  const text = response.body.replaceAll(/"timestamp":\d+/g, '"timestamp":0');
  let body: unknown = text;
  try {
    body = JSON.parse(text);
  } catch {
    // Not every answer is JSON.
  }
  return { url, status: response.statusCode, body };
};

const idsOf = ({ body }: DrawnAnswer): readonly string[] =>
  [Object(Object(body)['result'])['records']].flat().flatMap((record) => {
    const id = Object(record)['id'];
    return typeof id === 'string' ? [id] : [];
  });

/**
 * Returns draws of lists, records, dictionaries, reports and plain routes; servers with the same pages draw the same.
 */
function draws(server: TestServer, token: string): readonly Draw[] {
  const { schemas } = server.services;
  const pages = schemas.pages().filter(({ resource }) => !OF_THE_MOMENT.test(resource.url));
  const listOf = (random: SeededRandom): string => {
    const page = random.pick(pages);
    const column = random.pick([...page.columnByKey.keys()]);
    const order = random.pick(['asc', 'desc']);
    return `${page.resource.url}/list?pageNo=${random.between(1, 3)}&pageSize=${random.between(1, 20)}&column=${column}&order=${order}`;
  };
  const withDetails = pages.filter(({ details }) => details.length > 0);
  const known = new Map<string, readonly string[]>();
  const codes = [...schemas.dictionaries().keys()].sort();
  const reports = schemas.reports().map(({ code }) => code);
  const jobs = new JobRunner(server.services, { onError: () => {} });
  const plain = apiRoutes(server.services, new ExportRunner(exportMeans(server.services), () => undefined), jobs)
    .filter(({ method, url }) => method === 'GET' && !url.includes(':') && !OF_THE_MOMENT.test(url))
    .map(({ url }) => url);
  return [
    async (random) => listOf(random),
    async (random) => {
      const { url } = random.pick(withDetails).resource;
      const ids = known.get(url) ?? idsOf(await ask(server, token, `${url}/list?pageSize=50`));
      known.set(url, ids);
      return `${url}/queryById?id=${ids.length === 0 ? 'none' : random.pick(ids)}`;
    },
    async (random) => `/sys/dict/getDictItems/${random.pick(codes)}`,
    async (random) => `/sys/dict/loadDict/${random.pick(codes)}?keyword=${random.between(0, 9)}&pageSize=5`,
    async (random) =>
      `/online/cgreport/api/${random.pick(['getData', 'getTotals', 'getColumns', 'getQueryInfo'])}/${random.pick(reports)}?pageNo=1&pageSize=${random.between(1, 30)}`,
    async (random) => random.pick(plain),
  ];
}

/**
 * Returns the answers to `count` calls drawn with a fixed seed: two servers with the same data give the same answers.
 */
export async function drawCalls(server: TestServer, token: string, count: number): Promise<readonly DrawnAnswer[]> {
  const random = seededRandom(20_261_127);
  const kinds = draws(server, token);
  const answers: DrawnAnswer[] = [];
  while (answers.length < count) answers.push(await ask(server, token, await random.pick(kinds)(random)));
  return answers;
}
