import { texts } from '../../../engine/index.ts';

/** Texts for imported sheets. Texts of the contract (§6.3) are verbatim. */
export const OF_IMPORTS = texts({
  importDone: { zh: '文件导入成功！数据行数：${count}', en: 'The file was imported. Rows: ${count}' },
  importDoneWithNotes: {
    zh: '已导入${count}行；另有${notes}处未导入或与原文不同，请查看说明',
    en: '${count} rows were imported; ${notes} places were left out or differ from the file: please see the notes',
  },
  noteOfRow: { zh: '第${row}行：${said}', en: 'row ${row}: ${said}' },
  noteOfCell: { zh: '第${row}行 ${title}：${said}', en: 'row ${row} ${title}: ${said}' },
  moreNotes: { zh: '另有${count}处', en: '${count} more' },
  noticeHiddenSheet: {
    zh: '工作表“${name}”是隐藏的，没有读取；需要导入请先取消隐藏',
    en: 'The sheet “${name}” is hidden and was not read; unhide it to import it',
  },
  noticeHiddenColumns: {
    zh: '工作表“${sheet}”有${count}个隐藏列，没有读取；需要导入请先取消隐藏',
    en: 'The sheet “${sheet}” has ${count} hidden columns, which were not read; unhide them to import them',
  },
  noticeHiddenCells: {
    zh: '工作表“${sheet}”有${count}个单元格的全部或部分内容是隐藏的，没有读取；需要导入请先取消隐藏',
    en: 'The sheet “${sheet}” has ${count} cells that are hidden in whole or in part, which was not read; unhide them to import them',
  },
  'left.hidden': {
    zh: '该行在表格中是隐藏的，没有导入；需要导入请取消隐藏，或在导入前预览中恢复',
    en: 'the row is hidden in the sheet and was not imported; unhide it, or take it back in the preview',
  },
  'left.total': {
    zh: '像是合计行，没有导入；如果是数据，请在导入前预览中恢复',
    en: 'it looks like a total and was not imported; if it is data, take it back in the preview',
  },
  'left.signature': {
    zh: '像是签名、页码或说明，没有导入；如果是数据，请在导入前预览中恢复',
    en: 'it looks like a signature, a page number or a remark and was not imported; if it is data, take it back in the preview',
  },
  'left.heads': {
    zh: '是重复的表头，没有导入',
    en: 'it repeats the heads and was not imported',
  },
  importDoubt: {
    zh: '${doubt}；请勾选“导入前预览”核对后再导入，或修改文件',
    en: '${doubt}; look at it in the preview before the import, or mend the file',
  },
  'doubt.overlong': { zh: '超过最大长度', en: 'longer than allowed' },
  'doubt.scientific': { zh: '像是被缩写的数字“${value}”', en: 'looks like a shortened number: ${value}' },
  'doubt.unknownCode': {
    zh: '“${value}”不在代码表内，将按原文保存',
    en: '“${value}” is not in the code table; it is kept as written',
  },
  'doubt.probable': {
    zh: '这种写法可能指几个代码，按最常见的“${value}”设置；不对时请改选',
    en: 'this may mean several codes; “${value}”, the most usual one, is set: choose another one where it is wrong',
  },
  'doubt.remembered': {
    zh: '按您上次的选择设置为“${value}”；不对时请改选',
    en: 'set to “${value}”, which you chose last time; choose another one where it is wrong',
  },
  'doubt.day': {
    zh: '表格中是日期（显示为“${value}”），原文可能已被表格改写',
    en: 'the sheet holds a day, shown as “${value}”; it may have changed what was typed',
  },
  'doubt.rounded': { zh: '小数位数超出，将四舍五入为${value}', en: 'too many decimals; it is rounded to ${value}' },
  'doubt.mergedNumber': {
    zh: '数值${value}来自跨行的合并单元格，可能是几行的合计',
    en: 'the number ${value} is merged over several rows and may be the sum of them',
  },
  'note.leadingZeros': { zh: '补回前导零，按“${value}”保存', en: 'leading zeros were restored: ${value}' },
  'cell.picture': {
    zh: '单元格中是图片，没有导入，该字段留空；请在表单中上传图片',
    en: 'the cell holds a picture, which was not imported; the field stays blank: upload the picture in the form',
  },
  importMixed: { zh: '文件导入成功，但有错误。', en: 'The file was imported, but some rows have errors.' },
  importCounts: {
    zh: '总上传行数：${total}，已导入行数：${right}，错误行数：${wrong}',
    en: 'Rows in all: ${total}, imported: ${right}, with errors: ${wrong}',
  },
  importFailed: { zh: '文件导入失败:${detail}', en: 'The import failed: ${detail}' },
  importBadRows: {
    zh: '有${count}行数据有错误，没有导入任何数据',
    en: '${count} rows have errors; nothing was imported',
  },
  'book.damaged': {
    zh: '文件已损坏或不完整，请重新获取文件，或用Excel或WPS打开后另存为.xlsx再导入',
    en: 'the file is damaged or not whole; get it anew, or open it in Excel or WPS and save it as .xlsx',
  },
  'book.noWorkbook': {
    zh: '文件内容不是能识别的表格；请用Excel或WPS打开，另存为.xlsx后再导入',
    en: 'the content of the file is no sheet that can be read; open it in Excel or WPS, save it as .xlsx and import that',
  },
  'book.encrypted': { zh: '文件有密码，请取消密码后再导入', en: 'the file has a password; please remove it first' },
  'book.macros': { zh: '文件含有宏，请另存为不含宏的工作簿', en: 'the file holds macros; please save it without them' },
  'book.externalLinks': {
    zh: '文件引用了其他工作簿，请先断开链接',
    en: 'the file refers to other workbooks; please break the links first',
  },
  'book.tooManyEntries': {
    zh: '文件内部结构异常，请复制数据到新的工作簿后再导入',
    en: 'the file has too many parts; please copy its data to a new workbook',
  },
  'book.tooMuchInside': {
    zh: '文件解压后过大，请去掉图片或拆分后再导入',
    en: 'the file is too large once it is unpacked; please remove its pictures or split it',
  },
  'book.tooManySheets': {
    zh: '工作表超过${most}个，请删除不需要的工作表后再导入',
    en: 'the file has more than ${most} sheets; please delete those that are not needed',
  },
  'book.tooManyRows': {
    zh: '数据超过${most}行，请分批导入',
    en: 'a sheet has more than ${most} rows; please split it',
  },
  'book.tooManyColumns': {
    zh: '数据超过${most}列，请删除不需要的列后再导入',
    en: 'a sheet has more than ${most} columns; please delete those that are not needed',
  },
  'book.tooManyCells': {
    zh: '单元格（含空白单元格和链接范围）超过${most}个，请拆分后再导入',
    en: 'the file has more than ${most} cells, blank ones and ranges of links included; please split it',
  },
  'book.tooMuchText': { zh: '文件中的文字过多，请拆分后再导入', en: 'the file has too much text; please split it' },
  'book.tooManyMerges': {
    zh: '合并单元格超过${most}处，请取消合并后再导入',
    en: 'the file has more than ${most} merged ranges; please unmerge them',
  },
  'book.tooManyStyles': {
    zh: '单元格样式超过${most}种，请复制数据到新的工作簿后再导入',
    en: 'the file has more than ${most} styles; please copy its data to a new workbook',
  },
  'book.tooManyStrings': {
    zh: '文字条目超过${most}条，请拆分后再导入',
    en: 'the file has more than ${most} texts; please split it',
  },
  'book.tooDeep': {
    zh: '文件内部结构嵌套过深，请复制数据到新的工作簿后再导入',
    en: 'the parts of the file are nested too deep; please copy its data to a new workbook',
  },
  'book.declaresEntities': {
    zh: '文件内部含有不允许的实体声明（DOCTYPE），请用Excel或WPS打开后另存为.xlsx再导入',
    en: 'the parts of the file declare entities (DOCTYPE), which is not allowed; open it in Excel or WPS and save it as .xlsx',
  },
  'book.crashed': {
    zh: '读取文件时出错，文件可能已损坏，请用Excel另存后再导入',
    en: 'the file could not be read; it may be damaged: please save it anew in Excel',
  },
  'book.tooSlow': { zh: '读取文件超时，请拆分后再导入', en: 'reading the file takes too long; please split it' },
  'book.tooMuchMemory': { zh: '文件过大，请拆分后再导入', en: 'the file is too large; please split it' },
  bookType: {
    zh: '不支持这种文件：${name}；请用Excel或WPS另存为.xlsx后再导入',
    en: 'files of this kind are not taken: ${name}; save it as .xlsx in Excel or WPS and import that',
  },
  bookEmpty: { zh: '文件是空的：${name}', en: 'the file is empty: ${name}' },
  bookTooLarge: { zh: '文件超过${most}MB：${name}', en: 'the file is larger than ${most} MB: ${name}' },
  bookMissing: { zh: '请选择文件', en: 'please choose a file' },
  bookHalf: { zh: '上传不完整，请重新上传', en: 'the upload is not whole; please send it again' },
  tooManyBooks: { zh: '一次最多${most}个文件', en: 'at most ${most} files at a time' },
  sheetNoRows: {
    zh: '表头下面没有找到数据行；请在表头下填写数据后再导入',
    en: 'no rows of data were found below the heads; fill in the data and import again',
  },
  sheetNoHeads: {
    zh: '没有找到表头，请使用导入模板',
    en: 'no heads of columns were found; please use the template',
  },
  tooManyRecords: { zh: '一次最多导入${most}行', en: 'at most ${most} rows at a time' },
  importGone: {
    zh: '导入已过期或不存在，请重新上传文件',
    en: 'The import is not there any more; please upload the file again',
  },
  importRunning: { zh: '正在导入，请稍候', en: 'The import is under way; please wait' },
  importWritten: { zh: '该文件已经导入', en: 'This file was imported already' },
  importCancelled: { zh: '已取消导入，没有写入任何数据', en: 'The import was cancelled; nothing was written' },
  importForeign: {
    zh: '外键字段foreignKeys无效：${name}',
    en: 'The fixed values (foreignKeys) are not as they should be: ${name}',
  },
  importOption: { zh: '参数${name}无效', en: 'The parameter ${name} is not as it should be' },
  importUndone: { zh: '已撤销导入，删除${count}条记录', en: 'The import was undone; ${count} records were removed' },
  importBuiltOn: {
    zh: '“${name}”在导入之后已被修改、删除或引用，不能撤销导入',
    en: '“${name}” was changed, removed or used since; the import cannot be undone',
  },
  importNotUndoable: { zh: '该导入不能撤销', en: 'This import cannot be undone' },
  importSameInFile: {
    zh: '与第${row}行重复：${titles}',
    en: 'The same as in row ${row}: ${titles}',
  },
  importStored: { zh: '系统中已有相同的${titles}', en: 'A record with this ${titles} is stored already' },
  importNoMain: {
    zh: '主表中没有对应的“${title}”：${text}',
    en: 'No row of the first sheet has this ${title}: ${text}',
  },
  importManyMains: {
    zh: '主表中有多行“${title}”为：${text}',
    en: 'Several rows of the first sheet have this ${title}: ${text}',
  },
  importRow: { zh: '第${row}行', en: 'row ${row}' },
  importInSystem: { zh: '系统中', en: 'in the system' },
  importNoParent: {
    zh: '没有上级“${text}”：请写系统中已有的名称或编码，或把它也写成本表的一行',
    en: 'There is no “${text}” to stand below: write a name or code that is stored, or give it a row of this sheet',
  },
  importParentSeveral: {
    zh: '上级“${text}”有多个（${places}）：请改写编码',
    en: 'Several are called “${text}” (${places}): write the code of the one that is meant',
  },
  importParentCircle: {
    zh: '这些行互为上下级：${rows}。请改正其中一行的上级',
    en: 'These rows stand below each other: ${rows}. Correct what one of them stands below',
  },
  importParentRefused: {
    zh: '上级是第${row}行，那一行有错误，不能导入：请先改正第${row}行',
    en: 'This stands below row ${row}, which has mistakes: mend row ${row} first',
  },
  importParentHidden: {
    zh: '它的上级按数据权限不能由您导入，请先改正上级那一行',
    en: 'What it stands below would be hidden from you by a rule: mend that row first',
  },
  'cell.formula': { zh: '公式没有保存的值', en: 'The file holds no value of this formula' },
  'cell.error': {
    zh: '单元格是错误值，请在表格中改正后再导入',
    en: 'The cell holds an error; mend it in the sheet and import again',
  },
  'cell.sheetError': {
    zh: '表格中是错误值，请在表格中改正后再导入，或在预览中填写',
    en: 'The sheet shows an error; mend it there and import again, or fill the cell in the preview',
  },
  'cell.notNumber': { zh: '不是数字', en: 'Not a number' },
  'cell.notDate': { zh: '不是日期', en: 'Not a date' },
  'cell.notTime': { zh: '不是时间', en: 'Not a time' },
  'cell.notCron': { zh: '不是Cron表达式', en: 'Not a cron expression' },
  'cell.notMonth': { zh: '不是月份', en: 'Not a month' },
  'cell.notWeek': { zh: '不是周', en: 'Not a week' },
  'cell.notRange': { zh: '不是日期范围', en: 'Not a span of days' },
  'cell.notYesNo': { zh: '不是“是”或“否”', en: 'Neither yes nor no' },
  'cell.lostDigits': {
    zh: '数字超过15位，末尾数字已丢失，请以文本格式填写',
    en: 'More than 15 digits were kept as a number: the last ones are lost; please write it as text',
  },
  'cell.unknownCode': { zh: '没有这个选项', en: 'There is no such choice' },
  'cell.ambiguousCode': { zh: '有多个同名选项，请填写代码', en: 'Several have this name; please write the code' },
  'cell.lookupFailed': { zh: '查找失败，请重新检查', en: 'It could not be looked up; please check again' },
  'cell.pickOnly': { zh: '该字段不能导入，请在表单中选择', en: 'This can only be chosen in the form' },
  'cell.keepsFiles': { zh: '附件不能导入', en: 'Files cannot be imported' },
  sheetGuide: { zh: '填写说明', en: 'Notes' },
  sheetErrors: { zh: '错误明细', en: 'Errors' },
  headField: { zh: '字段', en: 'Field' },
  headRequired: { zh: '必填', en: 'Required' },
  headHint: { zh: '说明', en: 'What to write' },
  headSheet: { zh: '工作表', en: 'Sheet' },
  headRow: { zh: '行号', en: 'Row' },
  headColumn: { zh: '列', en: 'Column' },
  headReason: { zh: '错误原因', en: 'Reason' },
  headNumber: { zh: '序号', en: 'No.' },
  yes: { zh: '是', en: 'Yes' },
  hintNumber: { zh: '数字，最多${scale}位小数', en: 'A number, at most ${scale} digits behind the point' },
  hintLength: { zh: '文字，最多${most}个字', en: 'Text of at most ${most} letters' },
  hintDate: { zh: '日期，如2026-11-23', en: 'A date, as 2026-11-23' },
  hintChoices: { zh: '可填：${choices}', en: 'One of: ${choices}' },
  hintDictionary: { zh: '填写代码或名称', en: 'A code or a name' },
  hintParent: {
    zh: '上级的名称或编码；也可以是本表中另一行的名称',
    en: 'Name or code of what stands above; another row of this sheet may be named as well',
  },
  hintJoin: { zh: '对应主表的“${title}”', en: 'The ${title} of the first sheet' },
});
