import type { FastifyReply } from 'fastify';

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (letter) => ENTITIES[letter] ?? letter);

/**
 * Sends the page in the popup, which reports the outcome to the sign-in page and closes (contract 1.7); its script is a
 * file of this product.
 */
export const sendHandoverPage = (reply: FastifyReply, message: string): FastifyReply =>
  reply
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><title>登录</title></head>` +
        `<body data-message="${escapeHtml(message)}"><p>正在返回登录页面…</p><script src="/third-login.js"></script></body></html>`,
    );
