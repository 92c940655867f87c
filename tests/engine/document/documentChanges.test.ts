import { expect, test } from 'vitest';
import { DocumentChanges } from '../../../engine/document/editing/documentChanges.ts';

test('what changes within a change is judged and told with it, once; what a listener changes is told by itself', () => {
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
