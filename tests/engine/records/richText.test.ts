import { describe, expect, it } from 'vitest';
import { isRichText, RICH_TEXT_ATTRIBUTES, RICH_TEXT_TAGS } from '../../../engine/index.ts';
import { NOBODYS_SCOPE } from '../../../engine/core/scope.ts';

describe('the HTML of staff', () => {
  it.each([
    ['a link', 'a', ['href', 'title']],
    ['a picture', 'img', ['src', 'alt', 'width', 'height']],
    ['a numbered list', 'ol', ['start']],
    ['a heading of a table', 'th', ['colspan', 'rowspan']],
    ['a cell', 'td', ['colspan', 'rowspan']],
  ])('keeps of %s what it needs', (_, tag, attributes) => {
    expect(RICH_TEXT_TAGS).toContain(tag);
    expect(RICH_TEXT_ATTRIBUTES[tag]).toEqual(attributes);
  });

  it.each([
    ['umeditor', undefined, true],
    ['umeditor', { content: 'text' }, true],
    ['textarea', { content: 'html' }, true],
    ['textarea', { content: 'text' }, false],
    ['textarea', undefined, false],
  ] as const)('stands in a column of type %s with the props %o: %s', (type, props, isHtml) => {
    expect(isRichText({ type, props })).toBe(isHtml);
  });

  it.each(['script', 'style', 'iframe', 'form', 'input', 'object', 'svg'])('has no %s', (tag) => {
    expect(RICH_TEXT_TAGS).not.toContain(tag);
  });

  it.each(['style', 'class', 'id', 'onclick', 'onerror', 'srcdoc'])('has no %s at any tag', (attribute) => {
    expect(Object.values(RICH_TEXT_ATTRIBUTES).flat()).not.toContain(attribute);
  });
});

describe('an expression where nobody has signed in', () => {
  it('knows a user of blank fields', () => {
    expect(Object.values(NOBODYS_SCOPE.user)).toEqual(['', '', '', '']);
  });
});
