/** Returns the name of one record of a page, from the page's title: 用户 of 用户管理, Role of Role management. */
export const recordWord = (title: string): string => title.replace(/(?:管理|\s+management)$/iu, '') || title;
