/**
 * Runs the tests at another time: `WAYBILL_TEST_NOW=2028-02-29T15:59:30Z npx vitest run --project logic
 * tests/renderers/widgets/moments`. The clock runs on from there.
 */
const wanted = process.env['WAYBILL_TEST_NOW'];

if (wanted !== undefined) {
  const Present = Date;
  const shift = Present.parse(wanted) - Present.now();
  globalThis.Date = new Proxy(Present, {
    construct: (target, given: [], itself) =>
      Reflect.construct(target, given.length === 0 ? [target.now() + shift] : given, itself),
    get: (target, key) => (key === 'now' ? () => target.now() + shift : Reflect.get(target, key)),
  });
}
