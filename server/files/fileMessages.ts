/** What the server says to people about stored files. */
export const fileMessages = {
  inUse: (file: string, source: string): string => `文件“${file}”正在被“${source}”使用，请先删除该单据`,
  lost: '文件内容不存在，请联系管理员',
} as const;
