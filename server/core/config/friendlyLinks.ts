import type { LinkGroup } from '../../../contract/runtimeConfig.ts';

/** Public sites that customs brokers use every day (D16); an operator's file replaces the whole list. */
export const DEFAULT_LINKS: readonly LinkGroup[] = [
  {
    title: '单一窗口',
    titleEn: 'Single Window',
    items: [
      {
        title: '中国国际贸易单一窗口',
        titleEn: 'China International Trade Single Window',
        url: 'https://www.singlewindow.cn',
      },
      { title: '上海国际贸易单一窗口', titleEn: 'Shanghai Single Window', url: 'https://www.singlewindow.sh.cn' },
      { title: '天津国际贸易单一窗口', titleEn: 'Tianjin Single Window', url: 'https://www.singlewindow.tj.cn' },
      { title: '山东国际贸易单一窗口', titleEn: 'Shandong Single Window', url: 'https://www.singlewindow.sd.cn' },
      { title: '福建国际贸易单一窗口', titleEn: 'Fujian Single Window', url: 'https://www.singlewindow.fj.cn' },
    ],
  },
  {
    title: '市场采购平台',
    titleEn: 'Market procurement',
    items: [
      { title: '义乌小商品城', titleEn: 'Yiwu Chinagoods', url: 'https://www.chinagoods.com' },
      { title: '义乌购', titleEn: 'Yiwugo', url: 'https://www.yiwugo.com' },
      { title: '网上轻纺城', titleEn: 'Qfc Textile City', url: 'https://www.qfc.cn' },
      { title: '海宁中国皮革城', titleEn: 'Haining China Leather City', url: 'https://www.chinaleather.com' },
    ],
  },
  {
    title: '跨境电商平台',
    titleEn: 'Cross-border trade',
    items: [
      { title: '阿里巴巴国际站', titleEn: 'Alibaba.com', url: 'https://www.alibaba.com' },
      { title: '亚马逊全球开店', titleEn: 'Amazon Global Selling', url: 'https://gs.amazon.cn' },
      { title: '全球速卖通', titleEn: 'AliExpress', url: 'https://www.aliexpress.com' },
      { title: '中国制造网', titleEn: 'Made-in-China.com', url: 'https://www.made-in-china.com' },
      { title: '敦煌网', titleEn: 'DHgate', url: 'https://www.dhgate.com' },
      { title: 'Shopee', url: 'https://shopee.cn' },
      { title: 'Lazada', url: 'https://www.lazada.com' },
    ],
  },
  {
    title: '常用网站',
    titleEn: 'Authorities',
    items: [
      {
        title: '中华人民共和国海关总署',
        titleEn: 'General Administration of Customs',
        url: 'http://www.customs.gov.cn',
      },
      { title: '互联网+海关', titleEn: 'Customs Online', url: 'http://online.customs.gov.cn' },
      { title: '中国电子口岸', titleEn: 'China Electronic Port', url: 'https://www.chinaport.gov.cn' },
      { title: '中华人民共和国商务部', titleEn: 'Ministry of Commerce', url: 'http://www.mofcom.gov.cn' },
      { title: '国家税务总局', titleEn: 'State Taxation Administration', url: 'https://www.chinatax.gov.cn' },
      { title: '国家外汇管理局', titleEn: 'State Administration of Foreign Exchange', url: 'https://www.safe.gov.cn' },
      { title: '中国人民银行', titleEn: "People's Bank of China", url: 'http://www.pbc.gov.cn' },
      { title: '国家企业信用信息公示系统', titleEn: 'Enterprise Credit Information', url: 'https://www.gsxt.gov.cn' },
    ],
  },
];
