/** Ids by commas, each once; spaces around them and a comma at the end say nothing. */
export const idsOf = (text: string): readonly string[] => [
  ...new Set(
    text
      .split(',')
      .map((id) => id.trim())
      .filter((id) => id !== ''),
  ),
];
