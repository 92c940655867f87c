/** What calls of announcements say to people; texts of the contract are to the letter. */
export const noticeMessages = {
  released: '系统通知推送成功',
  revoked: '该系统通知撤销成功',
  allRead: '全部已读',
  noRecipients: '请选择通知的接收人，所选用户已不存在或已停用',
} as const;
