/** Texts of sending messages, loaded with the editor. */
export const messagesZhCN = {
  'message.receivers': '接收人',
  'message.choose': '选择用户',
  'message.preview': '预览',
  'message.noPreview': '预览加载失败，请重试',
  'message.by': '以系统消息发送，接收人在消息铃铛中看到；邮件和短信不支持。',
  'message.send': '发送',
  'message.missing': '请填写',
};
