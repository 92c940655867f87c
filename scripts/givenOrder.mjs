import { readFileSync } from 'node:fs';
import { BaseSequencer } from 'vitest/node';

/**
 * Sorts files in the order of the list in the file that WAYBILL_TEST_ORDER names, a JSON array of paths; unlisted files
 * come last.
 */
export class GivenOrder extends BaseSequencer {
  async sort(files) {
    const order = new Map(
      JSON.parse(readFileSync(process.env['WAYBILL_TEST_ORDER'] ?? '', 'utf8')).map((file, at) => [file, at]),
    );
    const placeOf = ({ moduleId }) => order.get(moduleId) ?? order.size;
    return [...files].sort((one, other) => placeOf(one) - placeOf(other));
  }
}
