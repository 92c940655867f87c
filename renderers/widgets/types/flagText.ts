import { isBlank, type CompiledColumn, type Value } from '../../../engine/index.ts';
import { toText } from '../../kit/formats/formats.ts';

/** Returns the text of a flag: for a blank one that of `whenBlank`; any other value unchanged. */
export function flagText({ options = [], whenBlank = null }: CompiledColumn, value: Value): string {
  const kept = isBlank(value) ? whenBlank : value;
  return options.find((option) => option.value === kept)?.text ?? toText(kept);
}
