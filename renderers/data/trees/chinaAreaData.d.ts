/** Has no types of its own. */
declare module 'china-area-data' {
  const names: Readonly<Record<string, Readonly<Record<string, string>>>>;
  export default names;
}
