/** Parses ids separated by commas, each once; ignores spaces around them and a trailing comma. */
export const idsOf = (text: string): readonly string[] => [
  ...new Set(
    text
      .split(',')
      .map((id) => id.trim())
      .filter((id) => id !== ''),
  ),
];
