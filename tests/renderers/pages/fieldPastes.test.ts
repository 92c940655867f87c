import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { referenceFolder } from '../../reference/referenceData.ts';
import { PASTED_GOODS } from './pastedGoods.ts';

const folder = join(referenceFolder ?? '', '../field');
const isThere = referenceFolder !== undefined && existsSync(folder);
const ENDINGS: Readonly<Record<string, readonly string[]>> = { 'text/html': ['html'], 'text/plain': ['tsv', 'txt'] };

test.skipIf(!isThere)('pastes what the field cases hold (skipped where WAYBILL_REFERENCE has none beside it)', () => {
  for (const [name, clipboard] of Object.entries(PASTED_GOODS))
    for (const [type, text] of Object.entries(clipboard)) {
      const paths = (ENDINGS[type] ?? []).map((ending) => join(folder, `${name}.${ending}`));
      const path = paths.find((one) => existsSync(one)) ?? '';
      expect(readFileSync(path, 'utf8').trimEnd()).toBe(text.trimEnd());
    }
});
