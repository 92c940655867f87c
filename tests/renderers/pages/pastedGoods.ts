/** Clipboard content by type. */
export type Clipboard = Readonly<Record<string, string>>;

const [ZERO_WIDTH, LEFT_TO_RIGHT, OVERRIDE, END_OF_OVERRIDE, SOFT_HYPHEN] = [
  '\u200B',
  '\u200E',
  '\u202D',
  '\u202C',
  '\u00AD',
];

const UNSEEN = [
  '商品编号\t商品名称\t成交数量\t成交单位\t总价\r\n',
  `8712003000${ZERO_WIDTH}\t自行车${ZERO_WIDTH}\t${OVERRIDE}1,234.50${END_OF_OVERRIDE}\t千克${ZERO_WIDTH}\t${OVERRIDE}99.50${END_OF_OVERRIDE}\r\n`,
  `${LEFT_TO_RIGHT}8712003000\t自行车二\t12.5${ZERO_WIDTH}\t035${SOFT_HYPHEN}\t10\r\n`,
].join('');

const TWO_TABLES = `<html><body><div><table><thead><tr><th>商品编号</th><th>商品名称</th><th>成交数量</th></tr></thead></table></div><div><table><tbody><tr><td>8712003000</td><td>山地车</td><td>15</td></tr><tr><td>8712003000</td><td>童车</td><td>26</td></tr></tbody></table></div></body></html>`;

const CALC = `<html><head><meta name="generator" content="LibreOffice"/></head><body><table cellspacing="0"><tr><td>商品编号</td><td>商品名称</td><td>成交数量</td><td>单价</td><td>总价</td></tr><tr><td sdval="8712003000" sdnum="2052;">8712003000</td><td>铰链</td><td sdval="12.34567" sdnum="2052;0;0.00">12.35</td><td sdval="0.1235" sdnum="2052;0;0%">12%</td><td sdval="123456.78" sdnum="2052;0;0.00">###</td></tr></table></body></html>`;

const SHEET_ERRORS =
  '商品编号\t商品名称\t规格型号\t成交数量\r\n8712003000\t#N/A\t#REF!\t12\r\n8712003000\t########\t#VALUE!\t#DIV/0!\r\n';

const APOSTROPHES = "商品编号\t商品名称\t成交数量\t成交单位\r\n'8712003000\t'自行车\t'12\t'035\r\n";

const plain = (text: string): Clipboard => ({ 'text/plain': text });

/** Blocks of goods that users paste, by the name of the field case file with the same content. */
export const PASTED_GOODS = {
  v03_unseen_paste: plain(UNSEEN),
  v04_two_tables: {
    'text/html': TWO_TABLES,
    'text/plain': '商品编号\t商品名称\t成交数量\n8712003000\t山地车\t15\n8712003000\t童车\t26\n',
  },
  v05_calc: {
    'text/html': CALC,
    'text/plain': '商品编号\t商品名称\t成交数量\t单价\t总价\n8712003000\t铰链\t12.35\t12%\t###\n',
  },
  v16_sheet_errors: plain(SHEET_ERRORS),
  v21_apostrophe_paste: plain(APOSTROPHES),
} as const satisfies Readonly<Record<string, Clipboard>>;
