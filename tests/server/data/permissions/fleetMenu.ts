import type { MenuSchema } from '../../../../engine/index.ts';

const right = (action: string, title: string) => ({ action, title });

/** A folder with two pages, in addition to the shipped menu. */
export const FLEET_MENU: MenuSchema = [
  {
    path: '/fleet',
    name: 'fleet',
    title: '车队',
    component: 'layouts/RouteView',
    children: [
      {
        path: '/fleet/truck',
        name: 'fleet-truck',
        title: '车辆',
        component: 'schema:fleet/truck',
        permissionList: [
          right('fleet:truck:list', '查看'),
          right('fleet:truck:add', '新增'),
          right('fleet:truck:fee:edit', '改运费'),
        ],
      },
      {
        path: '/fleet/driver',
        name: 'fleet-driver',
        title: '司机',
        component: 'schema:fleet/driver',
        permissionList: [right('fleet:driver:list', '查看')],
      },
    ],
  },
];
