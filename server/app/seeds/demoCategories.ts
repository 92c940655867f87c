import type { Db } from '../../core/database/db.ts';
import { newId } from '../../core/database/newId.ts';

interface DemoCategory {
  readonly name: string;
  readonly below?: readonly DemoCategory[];
}

const named = (...names: readonly string[]): readonly DemoCategory[] => names.map((name) => ({ name }));

/** Categories for goods, documents and services of a customs broker. */
const DEMO: readonly (DemoCategory & { readonly letter: string })[] = [
  {
    letter: 'A',
    name: '货物分类',
    below: [
      { name: '机电产品', below: named('电子元件', '家用电器', '工业机械', '仪器仪表') },
      { name: '纺织服装', below: named('针织服装', '梭织服装', '家用纺织品') },
      { name: '食品农产', below: named('水产品', '果蔬', '粮油') },
      { name: '化工塑料', below: named('塑料粒子', '有机化学品') },
      { name: '运输设备', below: named('汽车零件', '自行车') },
    ],
  },
  { letter: 'B', name: '单证分类', below: named('报关单', '提单', '发票', '装箱单', '原产地证') },
  {
    letter: 'C',
    name: '服务分类',
    below: [{ name: '报关服务', below: named('一般贸易', '加工贸易', '快件') }, ...named('仓储服务', '运输服务')],
  },
];

const twoDigits = (number: number): string => String(number).padStart(2, '0');

/** Adds the categories of the demo to a tenant. */
export async function insertDemoCategories(db: Db, tenantId: string): Promise<void> {
  const insert = async ({ name, below = [] }: DemoCategory, code: string, pid: string): Promise<void> => {
    const id = newId();
    const has_child = below.length > 0 ? '1' : '0';
    await db.insertInto('sys_category').values({ id, tenant_id: tenantId, pid, name, code, has_child }).execute();
    for (const [index, child] of below.entries()) await insert(child, `${code}A${twoDigits(index + 1)}`, id);
  };
  for (const category of DEMO) await insert(category, `${category.letter}01`, '0');
}
