import type { DemoGoods } from './demoGoods.ts';

const KILOGRAM = '035';

/** Imported goods; their declaration elements contain 3 for the preference that only exports have. */
export const IMPORT_GOODS: readonly DemoGoods[] = [
  {
    codeTs: '3907101090',
    gName: '聚甲醛粒子',
    gModel: '4|3|白色颗粒|聚甲醛≥98%|共聚单体3%|新料|演示牌|DP-900|2026-09-01|注塑级|||',
    unit: KILOGRAM,
    weight: '1',
    cents: [158, 236],
    perPackage: 25,
  },
  {
    codeTs: '9030201000',
    gName: '数字示波器',
    gModel: '4|3|电子测量|显示电压波形|200MHz|演示牌|DM-200||',
    unit: '001',
    secondUnit: KILOGRAM,
    weight: '8.5',
    cents: [98_000, 168_000],
    perPackage: 1,
  },
  {
    codeTs: '9030320000',
    gName: '数字万用表',
    gModel: '4|3|电工测量|测量电压、电流、电阻|0-1000V|带记录装置|演示牌|DM-6R||',
    unit: '001',
    secondUnit: KILOGRAM,
    weight: '2.8',
    cents: [31_000, 46_000],
    perPackage: 4,
  },
  {
    codeTs: '8523211000',
    gName: '空白磁条卡',
    gModel: '4|3|门禁用|未录制|演示牌|DC-1|无|||',
    unit: '007',
    secondUnit: KILOGRAM,
    weight: '0.006',
    cents: [12, 38],
    perPackage: 500,
  },
];

/** Bonded goods. */
export const RECORD_GOODS: readonly DemoGoods[] = [
  {
    codeTs: '8471309000',
    gName: '便携式电脑',
    gModel: '4|3|便携式|处理器8核，内存16GB，固态硬盘512GB|演示牌|DN-14||',
    unit: '001',
    secondUnit: KILOGRAM,
    weight: '1.96',
    cents: [38_000, 52_000],
    perPackage: 10,
  },
];
