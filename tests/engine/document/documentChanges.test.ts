import { expect, test } from 'vitest';
import { DocumentChanges } from '../../../engine/document/editing/documentChanges.ts';

test('nested changes validate and notify once with the outer change; listener changes notify separately', () => {
  const log: string[] = [];
  const changes = new DocumentChanges({ asOne: (act) => act() }, () => log.push('judged'));
  let isFirst = true;
  changes.subscribe(() => {
    log.push('told');
    if (isFirst) {
      isFirst = false;
      changes.run(() => log.push('answer'));
    }
  });
  changes.run(() => changes.run(() => log.push('edit')));
  expect(log).toEqual(['edit', 'judged', 'told', 'answer', 'judged', 'told']);
  expect(changes.revision).toBe(2);
});
