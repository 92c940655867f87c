import { texts } from '../../../engine/index.ts';

/** Texts for uploads and files that records reference. Texts of the contract (§0.3, §6.1) are verbatim. */
export const OF_FILES = texts({
  uploaded: { zh: '上传成功', en: 'Uploaded' },
  unsupportedUpload: { zh: '请求体的类型不正确', en: 'The body of the call is of another type than this call takes' },
  uploadFailed: { zh: '上传失败！', en: 'The upload failed' },
  bizRefused: { zh: '上传目录bizPath，格式非法！', en: 'The folder of the upload (bizPath) is not allowed' },
  fileTypeRefused: {
    zh: '上传失败，存在非法文件类型：${extension}',
    en: 'The upload failed: files of this type are not taken: ${extension}',
  },
  fileNotWhatItSays: {
    zh: '上传失败，文件内容与扩展名不符：${extension}',
    en: 'The upload failed: the content is not what the extension says: ${extension}',
  },
  messageUnreadable: {
    zh: '报文无法读取，请检查文件内容',
    en: 'The message cannot be read; please check the file',
  },
  fileNotImage: { zh: '请上传图片', en: 'Please upload a picture' },
  fileEmpty: { zh: '文件是空的，请重新选择', en: 'The file is empty; please choose another' },
  fileTooLarge: {
    zh: '文件大小超出${most}MB限制, 请压缩或降低文件质量!',
    en: 'The file is larger than ${most} MB; please compress it or lower its quality',
  },
  oneFileOnly: { zh: '一次只能上传一个文件', en: 'One file at a time, please' },
  tooManyUploads: {
    zh: '未保存的上传文件过多，请先保存单据或稍后再试',
    en: 'Too many uploaded files are not saved yet; please save your records or try again later',
  },
  fileGone: {
    zh: '文件“${name}”不存在或已过期，请重新上传',
    en: 'The file “${name}” is not there any more; please upload it again',
  },
  tooManyFiles: { zh: '${title}最多 ${most} 个文件', en: '${title}: at most ${most} files' },
  columnTakesNoFiles: { zh: '页面没有这个文件字段', en: 'The page has no such column of files' },
  fileNotYours: {
    zh: '您不能查看这个文件所属的单据，不能打开该文件',
    en: 'You cannot see the record that this file belongs to, so you cannot open it',
  },
  fileNotThere: { zh: '文件不存在，或您不能查看', en: 'There is no such file, or you cannot see it' },
  linkExpired: { zh: '链接已失效，请重新打开', en: 'The link is not valid any more; please open it again' },
  uploadGone: { zh: '上传已过期，请重新上传', en: 'The upload is not there any more; please begin anew' },
  uploadMoved: {
    zh: '上传位置不一致，请从 ${taken} 字节处继续',
    en: 'The upload stands elsewhere; please go on from byte ${taken}',
  },
  pieceTooLong: { zh: '一次最多上传 ${most} 字节', en: 'At most ${most} bytes at a time' },
  pieceDamaged: { zh: '校验和不一致，请重新上传这一段', en: 'The checksum does not fit; please send this piece again' },
  tusVersion: { zh: '需要 tus 1.0.0', en: 'tus 1.0.0 is needed' },
});
