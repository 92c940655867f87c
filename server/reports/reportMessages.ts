/** What staff read about popup reports. */
export const reportMessages = {
  unknown: '实体不存在',
  broken: (code: string): string => `报表定义有误，暂时不能使用：${code}`,
  badParameters: (detail: string): string => `查询参数不正确：${detail}`,
  failed: (cause: string): string => `SQL执行失败：${cause}`,
  tooSlow: (seconds: number): string => `查询超过${seconds}秒未完成，请缩小查询范围`,
  unreadableValue: '参数值或数据的格式不正确',
  faultyStatement: '报表语句有误，请联系管理员',
  unknownTable: (table: string): string => `数据表“${table}”不存在`,
  noReader: (role: string): string =>
    `报表语句未能使用只读角色 ${role}，仅以只读事务执行。请由数据库管理员执行：create role ${role} nologin; grant ${role} to 当前用户 (reports run without a role of their own)`,
} as const;
