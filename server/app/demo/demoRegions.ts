import { CLERKS, HOUR_MS, type DemoRecord } from './demoRecord.ts';

/** Fictitious, like all demo data: code, name, division, contact. A code is a child of the code that it starts with. */
const REGIONS: readonly (readonly [code: string, name: string, area: string, contact: string])[] = [
  ['HD', '华东区域演示公司', '310115', '周区域'],
  ['HD01', '上海演示分公司', '310115', '吴演示'],
  ['HD0101', '浦东演示营业部', '310115', '郑演示'],
  ['HD02', '浙江演示分公司', '330702', '冯演示'],
  ['HD0201', '宁波演示营业部', '330206', '褚演示'],
  ['HN', '华南区域演示公司', '440106', '卫区域'],
  ['HN01', '广州演示分公司', '440106', '蒋演示'],
  ['HN02', '深圳演示分公司', '440305', '沈演示'],
  ['HN0201', '盐田演示营业部', '440308', '韩演示'],
  ['HB', '华北区域演示公司', '110101', '杨区域'],
  ['HB01', '北京演示分公司', '110101', '朱演示'],
];

/** Hex like any id, and the same at every start, because records reference their parents. */
const idOf = (code: string): string => Buffer.from(code.padStart(16, '0')).toString('hex');

const aboveOf = (code: string): string | null => (code.length > 2 ? idOf(code.slice(0, -2)) : null);

/** Three regions with their branches and offices (区域公司). */
export const demoRegions = (now: Date): readonly DemoRecord[] =>
  REGIONS.map(([code, name, area, contact], index) => ({
    page: 'procurement/region',
    id: idOf(code),
    ...CLERKS[0],
    createTime: new Date(now.getTime() - (index + 40) * HOUR_MS),
    values: {
      code,
      name,
      area,
      contact,
      phone: `0755-8801${String(1000 + index)}`,
      parentId: aboveOf(code),
      status: code === 'HB01' ? 'off' : 'on',
    },
    rows: {},
  }));
