/** Goods that the demo declares. Quantities are in the first legal unit. */
export interface DemoGoods {
  readonly codeTs: string;
  readonly gName: string;
  /** 规格型号: the declaration elements in order. */
  readonly gModel: string;
  readonly unit: string;
  /** Absent where the tariff has only one unit. */
  readonly secondUnit?: string;
  /** Net weight of one unit, kilograms. */
  readonly weight: string;
  /** Price range of one unit in US cents: lowest and highest. */
  readonly cents: readonly [number, number];
  /** Units in one package. */
  readonly perPackage: number;
}

const KILOGRAM = '035';

/** Codes of the seed of dictionary `hs`, with their legal units. */
export const DEMO_GOODS: readonly DemoGoods[] = [
  {
    codeTs: '8712003000',
    gName: '山地自行车',
    gModel: '1|0|山地型|26英寸|远岭牌|YL-26A||',
    unit: '003',
    secondUnit: KILOGRAM,
    weight: '14.5',
    cents: [6800, 12900],
    perPackage: 1,
  },
  {
    codeTs: '8712004900',
    gName: '越野自行车',
    gModel: '1|0|越野型|28英寸|远岭牌|YC-28||',
    unit: '003',
    secondUnit: KILOGRAM,
    weight: '16.2',
    cents: [7200, 13900],
    perPackage: 1,
  },
  {
    codeTs: '8423100000',
    gName: '家用体重秤',
    gModel: '1|0|家用称重|衡谷牌|HG-180||',
    unit: '001',
    secondUnit: KILOGRAM,
    weight: '1.8',
    cents: [520, 1480],
    perPackage: 10,
  },
  {
    codeTs: '8471301000',
    gName: '平板电脑',
    gModel: '1|0|平板式|八核处理器、8GB内存、128GB存储|云杉牌|YS-T10||',
    unit: '001',
    secondUnit: KILOGRAM,
    weight: '0.52',
    cents: [9800, 18600],
    perPackage: 20,
  },
  {
    codeTs: '8539213000',
    gName: '汽车用卤钨灯',
    gModel: '1|0|汽车前照灯用|卤钨灯|明泽牌|H7-55W||',
    unit: '008',
    secondUnit: KILOGRAM,
    weight: '0.045',
    cents: [85, 260],
    perPackage: 200,
  },
  {
    codeTs: '6301400000',
    gName: '涤纶毯',
    gModel: '1|0|100%涤纶|暖丘牌|NQ-150|||',
    unit: '015',
    secondUnit: KILOGRAM,
    weight: '1.35',
    cents: [390, 980],
    perPackage: 12,
  },
  {
    codeTs: '6302211000',
    gName: '棉制印花床单',
    gModel: '1|0|床上用品|机织、印花|100%棉||',
    unit: '015',
    secondUnit: KILOGRAM,
    weight: '0.9',
    cents: [460, 1120],
    perPackage: 20,
  },
  {
    codeTs: '9030320000',
    gName: '数字万用表',
    gModel: '1|0|电工测量|测量电压、电流、电阻|0-1000V|带记录装置|衡谷牌|DM-320||',
    unit: '001',
    secondUnit: KILOGRAM,
    weight: '0.36',
    cents: [1250, 4600],
    perPackage: 40,
  },
  {
    codeTs: '5801230000',
    gName: '棉制灯芯绒布',
    gModel: '0|0|机织|纬起绒|150厘米|100%棉||',
    unit: '030',
    secondUnit: KILOGRAM,
    weight: '0.42',
    cents: [180, 420],
    perPackage: 100,
  },
  {
    codeTs: '3907101090',
    gName: '聚甲醛',
    gModel: '1|0|白色颗粒|聚甲醛≥98%|甲醛100%|新料|岚桥牌|LQ-M90|2026-08-20|注塑级|||',
    unit: KILOGRAM,
    weight: '1',
    cents: [165, 240],
    perPackage: 25,
  },
];
