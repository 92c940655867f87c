import { isBlank, type CompiledColumn, type Value } from '../../../engine/index.ts';
import { toText } from '../../kit/formats/formats.ts';

/** What staff read of a flag: of a blank one what it is kept as; another value as it stands there. */
export function flagText({ options = [], whenBlank = null }: CompiledColumn, value: Value): string {
  const kept = isBlank(value) ? whenBlank : value;
  return options.find((option) => option.value === kept)?.text ?? toText(kept);
}
