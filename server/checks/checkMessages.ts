/** What checks say. Texts of the contract (§3.2, §3.3) are to the letter. */
export const checkMessages = {
  available: '该值可用！',
  taken: '该值不可用，系统中已存在！',
  blank: '数据为空,不作处理！',
  unregistered: (table: string, field: string): string => `白名单校验：【${table}】表的字段“${field}”未登记唯一`,
  unknownRule: '该编码不存在',
  brokenRule: (code: string): string => `校验规则“${code}”配置有误`,
  passed: '验证通过！',
  missing: (name: string): string => `缺少参数 ${name}`,
  tooLong: (name: string, max: number): string => `参数 ${name} 最多${max}个字符`,
} as const;
