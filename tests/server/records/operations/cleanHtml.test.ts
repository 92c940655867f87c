import { expect, test } from 'vitest';
import { cleanHtml } from '../../../../server/records/operations/cleanHtml.ts';

const NEW_TAB = 'target="_blank" rel="noopener noreferrer"';

test.each([
  ['<p>甲 <strong>乙</strong></p>', '<p>甲 <strong>乙</strong></p>'],
  ['<p onclick="steal()" style="position:fixed">甲</p>', '<p>甲</p>'],
  ['<script>steal()</script>甲', '甲'],
  ['<iframe src="https://evil.test"></iframe>', ''],
  ['<a href="https://example.org/a">甲</a>', `<a href="https://example.org/a" ${NEW_TAB}>甲</a>`],
  ['<a href="http://example.org/a">甲</a>', `<a href="http://example.org/a" ${NEW_TAB}>甲</a>`],
  ['<a href="mailto:a@example.org">甲</a>', `<a href="mailto:a@example.org" ${NEW_TAB}>甲</a>`],
  ['<a href="/bgd/export" target="_top">甲</a>', `<a href="/bgd/export" ${NEW_TAB}>甲</a>`],
  ['<a href="javascript:steal()">甲</a>', `<a ${NEW_TAB}>甲</a>`],
  ['<a href="ftp://example.org">甲</a>', `<a ${NEW_TAB}>甲</a>`],
  ['<a href="//evil.test">甲</a>', `<a ${NEW_TAB}>甲</a>`],
  ['<img src="/sys/common/static/a.png">', '<img src="/sys/common/static/a.png" />'],
  ['<img src="https://evil.test/a.png">', ''],
  ['<img src="data:image/png;base64,AA==">', ''],
  ['<img src="//evil.test/a.png">', ''],
  ['<img src="/\\evil.test/a.png">', ''],
  ['<img src="a.png">', ''],
  ['<img>', ''],
])('of %s remains %j', (html, clean) => {
  expect(cleanHtml(html)).toBe(clean);
});
