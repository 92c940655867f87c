import { numberFault } from '../../engine/index.ts';
import type { Handler } from '../../engine/index.ts';
import { isLineNumberList } from './lineNumbers.ts';
import { isLicenceNo } from './supervision.ts';

/**
 * Five characters for the area (the last may be a letter), the kind of enterprise, four characters of a number:
 * `4403196A01` (R03).
 */
const CUSTOMS_CODE = /^\d{4}[0-9A-Z][1-9A-Z][0-9A-Z]{4}$/;

const OWNER_CODE = /^(?:\d{4}[0-9A-Z][1-9A-Z][0-9A-Z]{4}|[0-9A-Z]{9}|NO)$/;

/** Customs office, year, 1 for import, 0 for export, I and E for collective declarations, nine digits (R10). */
const ENTRY_ID = /^\d{4}(?:19|20)\d{2}[01IE]\d{9}$/;

/** Letter, customs office, last digit of the year, six characters of a number (R27). */
const MANUAL_NO = /^[A-Z]\d{4}\d[0-9A-Z]{6}$/;

/** Special relation, price influence, royalties, later also two on prices: 0 no, 1 yes, 9 not specified (R33). */
const PROMISES = /^[019]{3,5}$/;

/** Customs checks that a column may name. */
export const CUSTOMS_HANDLERS: Readonly<Record<string, Handler>> = {
  containerNo: {
    description: 'Container number according to ISO 6346: four letters, six digits, check digit (R21).',
    message: '${title}不是有效的集装箱号（4位字母+6位数字+校验位）',
    english: '${title} is no valid container number (4 letters, 6 digits, check digit)',
    test: (text) => numberFault('containerNo', text) === undefined,
  },
  customsCode: {
    description: 'Customs registration code, 10 characters: five for the area, the kind of enterprise, a number (R03).',
    message: '${title}应为10位海关注册编码',
    english: '${title} must be a customs registration code of 10 places',
    test: (text) => CUSTOMS_CODE.test(text),
  },
  ownerCode: {
    description: 'Code of the consuming or producing unit: a customs registration code, 9 characters, or NO.',
    message: '${title}应为10位或9位编码，没有的填NO',
    english: '${title} must be a code of 10 or 9 places, NO where there is none',
    test: (text) => OWNER_CODE.test(text),
  },
  entryId: {
    description:
      'Declaration number: office, year, 1 for import or 0 for export (I, E if collective), nine digits (R10).',
    message: '${title}应为18位：4位海关、4位年份、进出口标志、9位流水号',
    english: '${title} must have 18 places: 4 of the office, 4 of the year, import or export mark, 9 of the number',
    test: (text) => ENTRY_ID.test(text),
  },
  licenseNo: {
    description: 'Licence number: year, issuer and number, separated by hyphens: 26-AA-123456 (R31).',
    message: '${title}格式应为“年份2位-代码2位-编号”',
    english: '${title} must be written as 2 places of the year-2 of the issuer-number',
    test: isLicenceNo,
  },
  manualNo: {
    description: 'Filing number, 12 characters: mark, office, year and number (R27).',
    message: '${title}应为12位：1位标记、4位海关、1位年份、6位编号',
    english: '${title} must have 12 places: 1 mark, 4 of the office, 1 of the year, 6 of the number',
    test: (text) => MANUAL_NO.test(text),
  },
  hsCode: {
    description: 'Commodity code: 10 digits (R12).',
    message: '${title}应为10位数字',
    english: '${title} must have 10 digits',
    test: (text) => /^\d{10}$/.test(text),
  },
  goodsNos: {
    description: 'Line numbers separated by half-width commas: 1,3 (R22).',
    message: '${title}应为商品项号，用半角逗号分隔，不能重复',
    english: '${title} must be line numbers divided by commas, none of them twice',
    test: isLineNumberList,
  },
  promiseItems: {
    description: 'Promises by position: 0 no, 1 yes, 9 not specified: 000 (R33).',
    message: '${title}应按位填0、1或9',
    english: '${title} must have 0, 1 or 9 in each place',
    test: (text) => PROMISES.test(text),
  },
  airWaybill: {
    description:
      'Air waybill: master number of 11 digits, optionally followed by an underscore and a house bill (R29).',
    message: '${title}应为11位总单号，有分单的为“总单号_分单号”',
    english: '${title} must be a master number of 11 digits, with a house bill: master_house',
    test: (text) => /^\d{11}(?:_[0-9A-Za-z-]{1,20})?$/.test(text),
  },
};
