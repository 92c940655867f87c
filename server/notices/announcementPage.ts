import type { FastifyReply } from 'fastify';
import type { SentAnnouncement } from '../../contract/announcement.ts';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? '');

/** An announcement as a page of its own (contract §5.1). Its content was cleaned when it was stored; nothing here runs. */
export const sendAnnouncementPage = (
  reply: FastifyReply,
  { titile, sender, sendTime, msgContent }: SentAnnouncement & { readonly msgContent: string },
): FastifyReply =>
  reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', "sandbox; default-src 'none'; img-src 'self' data:; style-src 'unsafe-inline'")
    .send(
      `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><title>${escaped(titile)}</title></head>` +
        `<body><h1>${escaped(titile)}</h1><p>${escaped(sender)} ${escaped(sendTime)}</p>${msgContent}</body></html>`,
    );
