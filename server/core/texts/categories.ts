import { texts } from '../../../engine/index.ts';

/** Texts for categories and trees. Texts of the contract (§3.1) are verbatim. */
export const OF_CATEGORIES = texts({
  categoryUnknown: { zh: '该编码【${code}】不存在，请核实!', en: 'There is no category of the code 【${code}】' },
  categoryPlace: {
    zh: '加载分类字典树参数有误.[${place}]!',
    en: 'The place in the category tree is not as it should be: [${place}]',
  },
  categoryNoCondition: {
    zh: 'condition传值有误，需要一个json字符串!',
    en: 'condition value is wrong, needs a json string',
  },
  categoryCondition: { zh: '分类没有字段“${name}”', en: 'Categories have no field “${name}”' },
  categoryField: { zh: '字段无效，请检查!', en: 'There is no such field' },
  categoryNone: { zh: '查询无果', en: 'Nothing was found' },
  categorySeveral: {
    zh: '查询数据异常,[${field}]存在多个值:${value}',
    en: 'Several categories have the value ${value} in [${field}]',
  },
  categoryIds: { zh: 'ids 不能为空', en: 'ids must not be empty' },
  treeTooLarge: {
    zh: '树的节点超过 ${most} 个，请逐级展开',
    en: 'The tree has more than ${most} nodes; open it branch by branch',
  },
});
