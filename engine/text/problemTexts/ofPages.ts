import { texts } from '../catalogue/texts.ts';

/** Problems of pages, of what they inherit, and of the database tables of their records. */
export const TEXTS_OF_PAGES = texts({
  'missing-key.statusKey': {
    zh: '流转操作需要“statusKey”：它们改变的列',
    en: 'transitions need "statusKey": the column that they move',
  },
  'missing-key.tree': {
    zh: 'tree 类型的页面需要“tree”：parentKey 和 titleColumn',
    en: 'a page of kind tree needs "tree": parentKey and titleColumn',
  },
  'wrong-kind.listTabs': {
    zh: 'tree 类型的页面没有“${key}”：它的记录按层级打开',
    en: 'a page of kind tree has no "${key}": its records are opened level by level',
  },
  'duplicate-key.listTab': { zh: '标签“${key}”在这里写了两次', en: 'the tab "${key}" stands here twice' },
  'duplicate-key.listTotal': {
    zh: '“${key}”的合计在这里写了两次',
    en: 'the sum of "${key}" stands here twice',
  },
  'wrong-widths': { zh: '应有 ${count} 个宽度，每个字段一个', en: '${count} widths are wanted, one for each field' },
  'wrong-total': {
    zh: '“${key}”不是数字列，不能合计',
    en: '"${key}" is no column of numbers and has no sum',
  },
  'misplaced-key.cockpit': {
    zh: 'cockpit 只用于在标签页打开、不分步骤、有明细的表单',
    en: 'a cockpit is for forms that open in a tab, without steps, with details',
  },
  'missing-key.head': {
    zh: '需要“head”或“against”之一：明细与什么核对',
    en: 'one of "head" and "against" is needed: what the lines are held against',
  },
  'missing-key.linesOfDetail': {
    zh: '“lines”没有读取任何明细列',
    en: '"lines" reads no column of a detail',
  },
  'wrong-search': {
    zh: '“${key}”不是录入的文字，不能用来查找单据',
    en: '"${key}" holds no typed text, so records are not found by it',
  },
  'wrong-due': {
    zh: '“${key}”不是日期列，不能作为期限',
    en: '"${key}" is no column of days, so nothing is due by it',
  },
  'wrong-total.per': {
    zh: '合计不能按“${key}”分开：它是数字、日期、多值或保密的列',
    en: 'a sum cannot be split by "${key}": it holds numbers, dates, several values or a secret',
  },
  'missing-key.rowDetails': {
    zh: '这张表的行本身不能打开',
    en: 'rows of this table are not opened by themselves',
  },
  'missing-key.orderKey': {
    zh: '没有列保存行的顺序：移动后不会记住',
    en: 'no column holds the order of the rows: what is moved would be forgotten',
  },
  'wrong-kind.tree': { zh: '只有 tree 类型的页面有“tree”', en: 'only pages of kind tree have "tree"' },
  'wrong-kind.addChild': {
    zh: '只有 tree 类型的页面能添加下级',
    en: 'only pages of kind tree add records below others',
  },
  'bad-condition.treePage': {
    zh: 'condition传值有误，需要一个json字符串',
    en: 'the condition value is wrong, needs a json string of columns and values',
  },
  'misplaced-key.treeParent': {
    zh: '“${name}”保存上级，没有它树就画不出来，不能限制查看',
    en: '"${name}" holds the record above: without it no tree can be drawn, so it takes no viewPermission',
  },
  'misplaced-key.omit': {
    zh: '只有继承其他页面的页面才能写“omit”',
    en: '"omit" belongs to a page that extends another',
  },
  'unknown-page': { zh: '没有页面“${name}”', en: 'unknown page "${name}"' },
  'broken-base': { zh: '页面“${name}”本身有问题', en: 'the page "${name}" has problems of its own' },
  'extends-twice': {
    zh: '“${page}”又继承“${base}”；只能继承一层',
    en: '"${page}" extends "${base}"; one level is allowed',
  },
  'unknown-name.omit': {
    zh: '被继承的页面的 ${kind} 里没有“${name}”',
    en: 'the extended page has no "${name}" among its ${kind}',
  },
  'duplicate-url': {
    zh: '地址“${name}”已属于页面“${owner}”',
    en: 'the url "${name}" belongs to the page "${owner}" already',
  },
  'duplicate-component': {
    zh: '组件名“${name}”已属于页面“${owner}”',
    en: 'the component "${name}" belongs to the page "${owner}" already',
  },
  'unknown-panel': { zh: '没有面板“${name}”', en: 'unknown panel "${name}"' },
  'unknown-status': { zh: '没有状态“${name}”', en: 'unknown status "${name}"' },
  'reserved-key.action': { zh: '“${id}”是每个页面都有的操作', en: '"${id}" is an action of every page' },
  'duplicate-key.action': { zh: '操作“${id}”在这里写了两次', en: 'the action "${id}" stands here twice' },
  'duplicate-key.name': { zh: '名称“${name}”已属于${holder}', en: 'the name "${name}" belongs to ${holder} already' },
  'reserved-table': { zh: '表“${name}”属于系统', en: 'the table "${name}" belongs to the system' },
  'duplicate-table': { zh: '表“${name}”已属于${owner}', en: 'the table "${name}" belongs to ${owner}' },
  'duplicate-key.order': { zh: '行已经由“${key}”编号', en: 'the rows are numbered by "${key}" already' },
  'duplicate-key.inGroup': {
    zh: '列“${key}”已在分组“${group}”里',
    en: 'the column "${key}" stands in the group "${group}" already',
  },
  'duplicate-key.group': { zh: '分组“${key}”在这里写了两次', en: 'the group "${key}" stands here twice' },
  'unknown-in-step': {
    zh: '表单没有分组或页签“${key}”',
    en: 'the form has no such group or tab: "${key}"',
  },
  'duplicate-key.inStep': { zh: '“${key}”已在一个步骤里', en: '"${key}" stands in a step already' },
  'not-in-step.group': { zh: '没有步骤显示分组“${key}”', en: 'no step shows the group "${key}"' },
  'not-in-step.tab': { zh: '没有步骤显示明细“${key}”', en: 'no step shows the detail "${key}"' },
  'duplicate-key.tab': { zh: '明细“${key}”已在一个页签里', en: 'the detail "${key}" stands in a tab already' },
  'wrong-rule': {
    zh: '${type}类型的列不能用“${rule}”查询',
    en: 'a ${type} column cannot be searched by "${rule}"',
  },
  'duplicate-key.query': { zh: '查询条件里已有“${key}”', en: 'the query has "${key}" already' },
  'not-a-filter': { zh: '数据库无法判断这个条件', en: 'the database cannot decide this' },
  'unknown-mark': {
    zh: '标记“${mark}”里没有这样的${what}：“${name}”',
    en: 'the mark "${mark}" names an unknown ${what} "${name}"',
  },
  'wrong-mark.noRows': { zh: '“${name}”是列，没有行', en: '"${name}" is a column and has no rows' },
  'wrong-mark.number': { zh: '标记“${mark}”按行号指定行', en: 'the mark "${mark}" names a row by number' },
  'wrong-mark.noRow': { zh: '标记“${mark}”需要当前行', en: 'the mark "${mark}" needs a row at hand' },
  'wrong-mark.tooDeep': { zh: '标记“${mark}”写得太深', en: 'the mark "${mark}" is too deep' },
  'wrong-fix': {
    zh: 'fix 没有可改的字段：第一个标记没有指到字段',
    en: 'the fix has no field to mend: the first mark names none',
  },
  'ungrouped-column': {
    zh: '列“${key}”不在表单的任何分组里，员工无法填写',
    en: 'the column "${key}" stands in no group of the form, so that staff cannot fill it in',
  },
  'ungrouped-column.required': {
    zh: '必填的列“${key}”不在表单的任何分组里，记录无法提交',
    en: 'the required column "${key}" stands in no group of the form, so that no record can be submitted',
  },
  'unreached-state': { zh: '没有流转到达的状态：${names}', en: 'no transition leads to these states: ${names}' },
  'impossible-transition': {
    zh: '“${id}”从 ${from} 开始，而“visible”在这些状态永远不成立：操作不会出现',
    en: '"${id}" begins in ${from}, where its "visible" never holds: it is never offered',
  },
  'impossible-transition.rowPermission': {
    zh: '“${id}”从 ${from} 开始，而“rowPermission.visible”不显示这些状态的记录：操作不能进行',
    en: '"${id}" begins in ${from}, and "rowPermission.visible" shows no record in them: it can never be done',
  },
  'never-asked': {
    zh: '“${name}”只在提交时检查，而没有流转要求提交检查（"validate": "submit"）：从不检查',
    en: '"${name}" is asked at submit alone, and no transition submits ("validate": "submit"): it is never asked',
  },
  'page-without-entry': {
    zh: '菜单里没有页面“${page}”，也没有其他页面打开它：没有人能进入',
    en: 'no menu entry shows the page "${page}" and no other page opens it: nobody comes to it',
  },
  'shared-table': {
    zh: '“${page}”也显示表“${table}”的全部记录：两个页面显示同样的记录',
    en: 'the page "${page}" shows all records of the table "${table}", too: both show the same',
  },
  'lost-column': {
    zh: '已存的表“${table}”里，现在没有页面用到的列：${stored}；而“${key}”是新的列：已存的值不会显示',
    en: 'columns of the stored table "${table}" that no page names any more: ${stored}; and "${key}" is new: what is stored would not be shown',
  },
  'unknown-column.stored': {
    zh: '已存的表“${table}”从来没有列“${name}”：“${key}”会从空白开始',
    en: 'the stored table "${table}" has no column "${name}": "${key}" would begin blank',
  },
  'stored-type': {
    zh: '已存的列“${name}”是 ${has}，页面要 ${wants}：改类型之前不能保存记录',
    en: 'the stored column "${name}" is ${has}, the page wants ${wants}: no record can be saved until it is changed',
  },
  'stored-type.unfit': {
    zh: '已存的列“${name}”是 ${has}，页面要 ${wants}：有 ${rows} 行的值不能转换',
    en: 'the stored column "${name}" is ${has}, the page wants ${wants}: the values of ${rows} rows do not convert',
  },
  'stored-values.maxLength': {
    zh: '已存的列“${name}”有 ${rows} 行超过 ${limit} 个字符：这些记录修改后不能保存',
    en: '${rows} rows of the stored column "${name}" have more than ${limit} characters: such records cannot be saved again',
  },
  'stored-values.scale': {
    zh: '已存的列“${name}”有 ${rows} 行的小数超过 ${limit} 位：这些记录修改后不能保存',
    en: '${rows} rows of the stored column "${name}" have more than ${limit} digits behind the point: such records cannot be saved again',
  },
  'stored-values.precision': {
    zh: '已存的列“${name}”有 ${rows} 行的整数部分太长（共 ${limit} 位）：这些记录修改后不能保存',
    en: '${rows} rows of the stored column "${name}" are too large for ${limit} digits: such records cannot be saved again',
  },
  'unknown-placeholder': { zh: '没有占位符“${written}”', en: 'unknown placeholder "${written}"' },
  'unknown-placeholder.name': {
    zh: '占位符“${written}”里没有“${name}”',
    en: 'unknown name "${name}" in the placeholder "${written}"',
  },
  'unknown-placeholder.ofColumn': {
    zh: '提示里没有占位符“${written}”',
    en: 'messages of columns have no placeholder "${written}"',
  },
  'unknown-print': { zh: '没有打印样式“${name}”', en: 'unknown print "${name}"' },
  'missing-key.prints': { zh: '打印需要“prints”或“url”', en: 'print needs "prints" or "url"' },
  'misplaced-key.url': { zh: '“url”只用于 print，不用于 ${action}', en: '"url" belongs to print, not to ${action}' },
  'unknown-message': { zh: '没有报文“${name}”', en: 'unknown message "${name}"' },
  'unknown-detail.ofMessage': {
    zh: '报文“${message}”的 ${place}：页面的记录里没有名为“${name}”的明细',
    en: 'in "${message}" at ${place}: no detail of the page is called "${name}" in records',
  },
  'unknown-column.ofMessage': {
    zh: '报文“${message}”的 ${place}：没有列“${name}”',
    en: 'in "${message}" at ${place}: unknown column "${name}"',
  },
  'table-conflict.role': {
    zh: '表“${table}”在“${page}”里保存${known}，这里却保存${here}',
    en: 'the table "${table}" holds ${known} in "${page}", here ${here}',
  },
  'table-conflict.type': {
    zh: '表“${table}”的列“${name}”在“${page}”里是${known}，这里却是${here}',
    en: 'the column "${name}" of "${table}" is ${known} in "${page}", here ${here}',
  },
  'unknown-address': { zh: '没有页面的地址是“${name}”', en: 'no page has the address "${name}"' },
  'unknown-table': { zh: '没有页面保存表“${name}”', en: 'no page keeps a table "${name}"' },
  'unknown-column.ofTable': {
    zh: '表“${table}”没有列“${name}”',
    en: 'the table "${table}" has no column "${name}"',
  },
});
