import type { LinkGroup } from '../../contract/runtimeConfig.ts';

/** Public sites that customs brokers use every day (D16); an operator's file replaces the whole list. */
export const DEFAULT_LINKS: readonly LinkGroup[] = [
  {
    title: '单一窗口',
    items: [
      { title: '中国国际贸易单一窗口', url: 'https://www.singlewindow.cn' },
      { title: '上海国际贸易单一窗口', url: 'https://www.singlewindow.sh.cn' },
      { title: '天津国际贸易单一窗口', url: 'https://www.singlewindow.tj.cn' },
      { title: '山东国际贸易单一窗口', url: 'https://www.singlewindow.sd.cn' },
      { title: '福建国际贸易单一窗口', url: 'https://www.singlewindow.fj.cn' },
    ],
  },
  {
    title: '市场采购平台',
    items: [
      { title: '义乌小商品城', url: 'https://www.chinagoods.com' },
      { title: '义乌购', url: 'https://www.yiwugo.com' },
      { title: '网上轻纺城', url: 'https://www.qfc.cn' },
      { title: '海宁中国皮革城', url: 'https://www.chinaleather.com' },
    ],
  },
  {
    title: '跨境电商平台',
    items: [
      { title: '阿里巴巴国际站', url: 'https://www.alibaba.com' },
      { title: '亚马逊全球开店', url: 'https://gs.amazon.cn' },
      { title: '全球速卖通', url: 'https://www.aliexpress.com' },
      { title: '中国制造网', url: 'https://www.made-in-china.com' },
      { title: '敦煌网', url: 'https://www.dhgate.com' },
      { title: 'Shopee', url: 'https://shopee.cn' },
      { title: 'Lazada', url: 'https://www.lazada.com' },
    ],
  },
  {
    title: '常用网站',
    items: [
      { title: '中华人民共和国海关总署', url: 'http://www.customs.gov.cn' },
      { title: '互联网+海关', url: 'http://online.customs.gov.cn' },
      { title: '中国电子口岸', url: 'https://www.chinaport.gov.cn' },
      { title: '中华人民共和国商务部', url: 'http://www.mofcom.gov.cn' },
      { title: '国家税务总局', url: 'https://www.chinatax.gov.cn' },
      { title: '国家外汇管理局', url: 'https://www.safe.gov.cn' },
      { title: '中国人民银行', url: 'http://www.pbc.gov.cn' },
      { title: '国家企业信用信息公示系统', url: 'https://www.gsxt.gov.cn' },
    ],
  },
];
