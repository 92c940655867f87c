/** A consistent way out of the country: customs, port, means of transport. */
export interface DemoExit {
  readonly customMaster: string;
  readonly entyPortCode: string;
  readonly trafMode: string;
  readonly trafNames: readonly string[];
  readonly districtCode: string;
}

export const EXITS: readonly DemoExit[] = [
  {
    customMaster: '5316',
    entyPortCode: '470601',
    trafMode: '2',
    trafNames: ['DEMO PIONEER', 'DEMO HORIZON'],
    districtCode: '44199',
  },
  {
    customMaster: '2248',
    entyPortCode: '311002',
    trafMode: '2',
    trafNames: ['DEMO CEDAR', 'DEMO MAPLE'],
    districtCode: '32059',
  },
  {
    customMaster: '3104',
    entyPortCode: '380001',
    trafMode: '2',
    trafNames: ['DEMO STREAM', 'DEMO RIDGE'],
    districtCode: '33079',
  },
  { customMaster: '3701', entyPortCode: '390001', trafMode: '2', trafNames: ['DEMO EGRET'], districtCode: '35029' },
  {
    customMaster: '2233',
    entyPortCode: '310302',
    trafMode: '5',
    trafNames: ['DM8101', 'DM8203'],
    districtCode: '31222',
  },
  { customMaster: '5304', entyPortCode: '470101', trafMode: '2', trafNames: ['DEMO HARBOUR'], districtCode: '44069' },
];

export interface DemoDestination {
  readonly country: string;
  readonly port: string;
  readonly consignee: string;
}

export const DESTINATIONS: readonly DemoDestination[] = [
  { country: 'NLD', port: 'NLD066', consignee: 'Demo Import Rotterdam B.V.' },
  { country: 'DEU', port: 'DEU063', consignee: 'Demo Handel Hamburg GmbH' },
  { country: 'USA', port: 'USA264', consignee: 'Demo Pacific Trading LLC' },
  { country: 'USA', port: 'USA309', consignee: 'Demo Hudson Supply Inc.' },
  { country: 'JPN', port: 'JPN384', consignee: 'Demo Shoji Osaka K.K.' },
  { country: 'KOR', port: 'KOR003', consignee: 'Demo Busan Trade Co.' },
  { country: 'AUS', port: 'AUS225', consignee: 'Demo Southern Goods Pty Ltd' },
  { country: 'GBR', port: 'GBR210', consignee: 'Demo Felix Wholesale Ltd' },
  { country: 'SGP', port: 'SGP000', consignee: 'Demo Straits Pte Ltd' },
  { country: 'BRA', port: 'BRA099', consignee: 'Demo Santos Comercio Ltda' },
];

/** A consistent way into the country, with storage place and origin of the goods. */
export interface DemoEntry {
  readonly customMaster: string;
  readonly entyPortCode: string;
  readonly trafMode: string;
  readonly trafName: string;
  readonly goodsPlace: string;
  readonly districtCode: string;
  readonly country: string;
  readonly port: string;
  readonly consignor: string;
}

export const ENTRIES: readonly DemoEntry[] = [
  {
    customMaster: '2248',
    entyPortCode: '311002',
    trafMode: '2',
    trafName: 'DEMO LOTUS',
    goodsPlace: '洋山演示堆场',
    districtCode: '33029',
    country: 'KOR',
    port: 'KOR003',
    consignor: 'Demo Polymer Busan Co.',
  },
  {
    customMaster: '2233',
    entyPortCode: '310302',
    trafMode: '5',
    trafName: 'DM8305',
    goodsPlace: '浦东机场演示货站',
    districtCode: '31222',
    country: 'DEU',
    port: 'DEU057',
    consignor: 'Demo Messtechnik GmbH',
  },
  {
    customMaster: '5316',
    entyPortCode: '470601',
    trafMode: '2',
    trafName: 'DEMO ORCHID',
    goodsPlace: '盐田演示仓库',
    districtCode: '44199',
    country: 'JPN',
    port: 'JPN384',
    consignor: 'Demo Kiki Osaka K.K.',
  },
];
