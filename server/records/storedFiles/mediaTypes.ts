/** Media types by extension: the permitted file types of the contract's upload list (§6.1), plus XML. */
const BY_EXTENSION: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  bmp: 'image/bmp',
  svg: 'image/svg+xml',
  ico: 'image/x-icon',
  txt: 'text/plain',
  csv: 'text/csv',
  xml: 'application/xml',
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xls: 'application/vnd.ms-excel',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  mp3: 'audio/mpeg',
  wav: 'audio/wav',
  mp4: 'video/mp4',
  avi: 'video/x-msvideo',
  mov: 'video/quicktime',
  wmv: 'video/x-ms-wmv',
  zip: 'application/zip',
  rar: 'application/vnd.rar',
  '7z': 'application/x-7z-compressed',
  tar: 'application/x-tar',
  apk: 'application/vnd.android.package-archive',
  wgt: 'application/widget',
};

const OTHER = 'application/octet-stream';
const KNOWN: ReadonlySet<string> = new Set(Object.values(BY_EXTENSION));

/** Media type by the name's extension; `application/octet-stream` for others. */
export function mediaTypeOf(name: string): string {
  const extension = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  return Object.hasOwn(BY_EXTENSION, extension) ? (BY_EXTENSION[extension] ?? OTHER) : OTHER;
}

/** Media type for sending a stored file: only types of the list are ever used in a header. */
export const sentType = (stored: unknown): string => (typeof stored === 'string' && KNOWN.has(stored) ? stored : OTHER);
