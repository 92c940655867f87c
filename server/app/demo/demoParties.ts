import type { Values } from '../../../engine/index.ts';
import { company, OWNERS, TRADERS, WAREHOUSE, type DemoCompany } from './demoCompanies.ts';
import { CLERKS, HOUR_MS, type DemoRecord } from './demoRecord.ts';
import { DESTINATIONS } from './demoRoutes.ts';

const OVERSEAS = 6;
const SALESMEN = ['王业务', '陈业务', '刘业务'] as const;
const LEVELS = ['a', 'b', 'b', 'c'] as const;
const CREDITS = ['general', 'aeo', 'registered'] as const;

/** Fictitious, like all demo data. */
const MORE_CUSTOMERS: readonly DemoCompany[] = [
  company('南京栖溪演示机电有限公司', '91320100MA1DEM41K', '3201961D41'),
  company('武汉樱渚演示食品有限公司', '91420100MA4DEM42K', '4201961D42'),
];

const SUPPLIERS: readonly (readonly [kind: string, business: string, made: DemoCompany])[] = [
  ['forwarder', '海运订舱；空运订舱', company('深圳潮信演示国际货运代理有限公司', '91440300MA5DEM51G', '4403181D51')],
  ['forwarder', '海运订舱', company('宁波锚地演示国际物流有限公司', '91330200MA2DEM52G', '3302181D52')],
  ['trucking', '集装箱拖车', company('深圳驿途演示运输有限公司', '91440300MA5DEM53G', '4403961D53')],
  ['trucking', '集装箱拖车；零担', company('上海轮迹演示汽车运输有限公司', '91310115MA1DEM54G', '3122961D54')],
  ['warehouse', '普通仓储', company('东莞栈桥演示仓储有限公司', '91441900MA4DEM55G', '4419961D55')],
  ['warehouse', '保税仓储', company('上海临沚演示保税物流有限公司', '91310115MA1DEM56G', '3122661D56')],
  ['broker', '报关；报检', company('青岛礁石演示报关行有限公司', '91370200MA3DEM57G', '3702181D57')],
  ['inspection', '品质检验', company('广州衡准演示检验有限公司', '91440101MA5DEM58G', '4401961D58')],
  ['goods', '纸箱；托盘', company('佛山叠翠演示包装有限公司', '91440600MA5DEM59G', '4406961D59')],
  ['other', '保险经纪', company('深圳稳航演示保险经纪有限公司', '91440300MA5DEM60G', '4403961D60')],
];

const identity = (made: DemoCompany): Values => ({
  name: made.name,
  country: 'CHN',
  uscc: made.scc,
  customsCode: made.customsCode,
});

const contact = (index: number): Values => ({
  person: `演示联系人${index + 1}`,
  post: index % 2 === 0 ? '单证主管' : '业务经理',
  phone: `0755-8800${String(1000 + index)}`,
  email: `contact${index + 1}@demo.example`,
});

const madeAt = (now: Date, index: number): Pick<DemoRecord, 'createTime' | 'createBy' | 'orgCode'> => ({
  createTime: new Date(now.getTime() - (index + 1) * 29 * HOUR_MS),
  ...CLERKS[0],
});

const customers = (now: Date): readonly DemoRecord[] => {
  const traders = TRADERS.map((made) => ({ ...identity(made), category: 'trader' }));
  const owners = [...OWNERS, ...MORE_CUSTOMERS].map((made) => ({ ...identity(made), category: 'factory' }));
  const overseas = DESTINATIONS.slice(0, OVERSEAS).map(({ consignee, country }) => ({
    name: consignee,
    enName: consignee,
    country,
    category: 'other',
  }));
  const all: readonly Values[] = [...traders, ...owners, { ...identity(WAREHOUSE), category: 'bonded' }, ...overseas];
  return all.map((values, index) => ({
    page: 'crm/customer',
    ...madeAt(now, index),
    values: {
      ...values,
      code: `K${String(index + 1).padStart(4, '0')}`,
      customsCredit: values['country'] === 'CHN' ? (CREDITS[index % CREDITS.length] ?? null) : null,
      level: LEVELS[index % LEVELS.length] ?? null,
      salesman: SALESMEN[index % SALESMEN.length] ?? null,
      settleMode: index % 3 === 0 ? 'each' : 'monthly',
      creditDays: index % 3 === 0 ? null : String(30 + 15 * (index % 3)),
      status: index === all.length - 1 ? 'stopped' : 'active',
    },
    rows: { contacts: [contact(index)] },
  }));
};

const suppliers = (now: Date): readonly DemoRecord[] =>
  SUPPLIERS.map(([kind, business, made], index) => ({
    page: 'crm/supplier',
    ...madeAt(now, index),
    values: {
      ...identity(made),
      code: `G${String(index + 1).padStart(4, '0')}`,
      type: kind,
      business,
      customsCredit: CREDITS[index % CREDITS.length] ?? null,
      settleMode: index % 2 === 0 ? 'monthly' : 'each',
      status: index === SUPPLIERS.length - 1 ? 'pending' : 'active',
    },
    rows: { contacts: [contact(index + 50)] },
  }));

/** 20 customers, six of them abroad, and 10 suppliers. */
export const demoParties = (now: Date): readonly DemoRecord[] => [...customers(now), ...suppliers(now)];
