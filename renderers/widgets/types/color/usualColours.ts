/** Colors commonly used for marks and tags. */
export const USUAL_COLORS = [
  '#1677ff',
  '#52c41a',
  '#faad14',
  '#ff4d4f',
  '#722ed1',
  '#13c2c2',
  '#eb2f96',
  '#fa8c16',
  '#8c8c8c',
  '#000000',
];
