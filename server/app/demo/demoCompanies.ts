/** Fictitious company for the demo; no real company has these names or codes. */
export interface DemoCompany {
  readonly name: string;
  /** 统一社会信用代码, with a valid check character. */
  readonly scc: string;
  /** 海关注册编码, ten characters. */
  readonly customsCode: string;
}

const ALPHABET = '0123456789ABCDEFGHJKLMNPQRTUWXY';

/** Adds the check character of GB 32100 to the first 17. */
const withCheckCharacter = (base: string): string => {
  const sum = [...base].reduce((total, letter, index) => total + ALPHABET.indexOf(letter) * (3 ** index % 31), 0);
  return base + ALPHABET.charAt((31 - (sum % 31)) % 31);
};

export const company = (name: string, base: string, customsCode: string): DemoCompany => ({
  name,
  scc: withCheckCharacter(base),
  customsCode,
});

/** 境内发货人. */
export const TRADERS: readonly DemoCompany[] = [
  company('深圳市云栈演示进出口有限公司', '91440300MA5DEM01T', '4403961D01'),
  company('宁波东礁演示国际贸易有限公司', '91330200MA2DEM02T', '3302961D02'),
  company('上海沚岸演示供应链有限公司', '91310115MA1DEM03T', '3122261D03'),
  company('厦门鹭汀演示贸易有限公司', '91350200MA3DEM04T', '3502961D04'),
  company('广州榕堤演示进出口有限公司', '91440101MA5DEM05T', '4401961D05'),
  company('青岛石屿演示外贸有限公司', '91370200MA3DEM06T', '3702961D06'),
];

/** 生产销售单位. */
export const OWNERS: readonly DemoCompany[] = [
  company('东莞市远岭演示车业有限公司', '91441900MA4DEM11M', '4419961D11'),
  company('苏州衡谷演示仪器有限公司', '91320500MA1DEM12M', '3205961D12'),
  company('金华暖丘演示家纺有限公司', '91330700MA2DEM13M', '3307961D13'),
  company('佛山明泽演示照明有限公司', '91440600MA5DEM14M', '4406961D14'),
  company('杭州云杉演示电子科技有限公司', '91330100MA2DEM15M', '3301961D15'),
];

/** 申报单位: the company that uses the product. */
export const AGENT: DemoCompany = company('深圳市舟行演示报关有限公司', '91440300MA5DEM21A', '4403180D21');

/** 保税仓储: listed for bonded goods. */
export const WAREHOUSE: DemoCompany = company('深圳湾畔演示保税仓储有限公司', '91440300MA5DEM31B', '4403661D31');
