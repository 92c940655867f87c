/** What the sockets say to people. */
export const liveMessages = {
  badFrame: (place: string): string => `消息格式不正确：${place}`,
  unknownTable: (socketKey: string): string => `socketKey 应为 页面/明细/记录：${socketKey}`,
  unknownPage: (key: string): string => `key 应以页面开头，如 customs/export-declaration#名称：${key}`,
  noRow: '未找到对应数据',
} as const;
