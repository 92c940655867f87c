import { describe, expect, test } from 'vitest';
import { draftOf, isDraft } from '../../../engine/index.ts';
import { compile, declaration, open } from './documentFixture.ts';

describe('a secret', () => {
  const withSecret = compile({
    ...declaration,
    columns: [...(declaration.columns ?? []), { type: 'password', key: 'pin', title: '口令', strength: false }],
  });
  const typed = () => {
    const document = open({ page: withSecret });
    document.set({ ownerName: '远航', pin: 'Geheim-7' });
    return document;
  };

  test('that was typed is not in the draft, what was typed beside it is', () => {
    const made = draftOf(typed());
    expect(made?.changes.header).toEqual({ ownerName: { from: null, to: '远航' } });
    expect(JSON.stringify(made)).not.toContain('Geheim-7');
  });

  test('of an unanswered save is not in the draft, but the other sent values are', () => {
    const document = typed();
    const sent = document.toSend();
    expect(JSON.stringify(sent)).toContain('Geheim-7');
    const made = draftOf(document, { unanswered: { idempotencyKey: 'k', reasons: {}, sent } });
    expect(JSON.stringify(made)).not.toContain('Geheim-7');
    expect(made?.unanswered).toMatchObject({ sent: { record: { ownerName: '远航' }, values: { ownerName: '远航' } } });
    expect(isDraft(structuredClone(made))).toBe(true);
  });

  test('that is half typed or replaces a value is not in the draft', () => {
    const typing = [
      { key: 'pin', text: 'Geheim-7' },
      { key: 'feeNote', text: '远' },
    ];
    expect(draftOf(typed(), { typing })).toMatchObject({ typing: [{ key: 'feeNote', text: '远' }] });
    expect(draftOf(open({ page: withSecret }), { typing: typing.slice(0, 1) })).toBeNull();
    const document = typed();
    document.hold('pin', 'Geheim-7');
    expect(JSON.stringify(draftOf(document))).not.toContain('Geheim-7');
  });
});
