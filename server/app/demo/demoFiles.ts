import { CLERKS, HOUR_MS } from './demoRecord.ts';

/** A file of the demo, its content as text. */
export interface DemoFile {
  readonly name: string;
  readonly biz: string;
  readonly text: string;
  readonly createBy: string;
  readonly orgCode: string;
  readonly createTime: Date;
}

const POWER_OF_ATTORNEY = `代理报关委托书（演示）

委托单位：示例进出口有限公司
被委托单位：示例报关有限公司

我单位现委托贵公司代理以下通关事宜：
  A. 填单申报    B. 申请、联系和配合实施检验检疫    C. 辅助查验
  D. 代缴税款    E. 设立手册（账册）                F. 核销手册（账册）

本委托书有效期自签字之日起一年。
（本文件为演示数据，不具有法律效力）
`;

const CHECKLIST = `出口单证核对清单（演示）

1. 发票、装箱单、合同的品名、数量、金额一致
2. 毛重不小于净重，件数与装箱单一致
3. 商品编号与申报要素齐全，监管条件对应的证件已取得
4. 币制、成交方式与运保费的填写相互符合
5. 集装箱号通过校验，与提运单一致
`;

const PACKING_LIST = `箱号,品名,件数,毛重(千克),净重(千克)
DEMU1234561,不锈钢水杯,120,1560.00,1440.00
DEMU1234561,陶瓷餐盘,80,960.00,880.00
DEMU1234577,棉制毛巾,200,840.00,800.00
`;

const FLOW_CHART = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 150" font-family="sans-serif" font-size="16">
  <rect width="640" height="150" fill="#ffffff"/>
  <g fill="#e6f4ff" stroke="#1677ff" stroke-width="1.5">
    <rect x="20" y="50" width="120" height="50" rx="6"/><rect x="180" y="50" width="120" height="50" rx="6"/>
    <rect x="340" y="50" width="120" height="50" rx="6"/><rect x="500" y="50" width="120" height="50" rx="6"/>
  </g>
  <g stroke="#1677ff" stroke-width="1.5" fill="none">
    <path d="M140 75h36m-8-5 8 5-8 5M300 75h36m-8-5 8 5-8 5M460 75h36m-8-5 8 5-8 5"/>
  </g>
  <g fill="#1f1f1f" text-anchor="middle">
    <text x="80" y="81">制单</text><text x="240" y="81">复核</text><text x="400" y="81">申报</text><text x="560" y="81">放行</text>
  </g>
</svg>
`;

/** Files of clerks of two departments, all fictitious. */
export const demoFiles = (now: Date): readonly DemoFile[] => {
  const [first, second] = CLERKS;
  const before = (hours: number): Date => new Date(now.getTime() - hours * HOUR_MS);
  return [
    { name: '代理报关委托书（样本）.txt', biz: 'document', text: POWER_OF_ATTORNEY, ...first, createTime: before(70) },
    { name: '出口单证核对清单.txt', biz: 'document', text: CHECKLIST, ...first, createTime: before(46) },
    { name: '装箱单样例.csv', biz: 'document', text: PACKING_LIST, ...second, createTime: before(21) },
    {
      name: '报关单流转图.svg',
      biz: 'notice',
      text: FLOW_CHART,
      createBy: 'admin',
      orgCode: 'A01',
      createTime: before(6),
    },
  ];
};
