import { Ajv } from 'ajv';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { jsonFaults } from '../../../../engine/index.ts';

type JsonSchema = Parameters<typeof jsonFaults>[1];

const KEYS = ['a', 'b', 'c'] as const;
const TYPES = ['object', 'array', 'string', 'number', 'integer', 'boolean', 'null'] as const;
const few = fc.integer({ min: 0, max: 3 });

/** Omits keys without a value. */
const some = <T extends object>(model: { [K in keyof T]: fc.Arbitrary<NonNullable<T[K]>> }) =>
  fc.record(model, { requiredKeys: [] }) as fc.Arbitrary<T>;

const leaves = some<JsonSchema>({
  type: fc.constantFrom(...TYPES),
  enum: fc.uniqueArray(fc.constantFrom('a', '', 1, 2.5, true, null), { minLength: 1, maxLength: 3 }),
  minItems: few,
  minLength: few,
  maxLength: few,
  minimum: fc.integer({ min: -2, max: 2 }),
  maximum: fc.integer({ min: -2, max: 2 }),
});

const above = (below: fc.Arbitrary<JsonSchema>) =>
  some<JsonSchema>({
    type: fc.constantFrom('object', 'array'),
    properties: fc.dictionary(fc.constantFrom(...KEYS), below, { maxKeys: 3, noNullPrototype: true }),
    required: fc.uniqueArray(fc.constantFrom<string>(...KEYS), { maxLength: 2 }),
    additionalProperties: fc.boolean(),
    items: below,
    minItems: few,
    maxItems: few,
  });

const schemas = fc.oneof(leaves, above(leaves), above(fc.oneof(leaves, above(leaves))));

const values = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.constantFrom('', 'a', '中文', '🚢', '🚢🚢', 'abcd', null, true, false, 0, 1, 2.5, -3),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(fc.constantFrom(...KEYS, 'x'), tie('value'), { maxKeys: 4, noNullPrototype: true }),
  ),
})).value;

const ajv = new Ajv({ strict: false, allErrors: true, validateSchema: false });

describe('the faults of a JSON value', () => {
  it('are none exactly where a reader of JSON Schema finds none', () => {
    fc.assert(
      fc.property(schemas, fc.array(values, { minLength: 5, maxLength: 5 }), (schema, several) => {
        const accepts = ajv.compile(schema);
        for (const value of several) expect(jsonFaults(value, schema).length === 0).toBe(accepts(value));
      }),
      { numRuns: 150 },
    );
  });

  it('stand where the value has them, and a schema that wants nothing finds none', () => {
    const schema: JsonSchema = {
      type: 'object',
      required: ['name', 'lines'],
      additionalProperties: false,
      properties: {
        name: { type: 'string', minLength: 2, maxLength: 4 },
        kind: { enum: ['x', 1] },
        lines: {
          type: 'array',
          minItems: 1,
          maxItems: 2,
          items: { type: 'object', properties: { qty: { type: 'integer', minimum: 1, maximum: 9 } } },
        },
      },
    };
    const said = (value: unknown): string[] =>
      jsonFaults(value, schema).map(({ path, kind, due }) => `/${path.join('/')} ${kind} ${due}`);
    expect(said({ name: '🚢', kind: '1', odd: 1, lines: [{ qty: 0 }, { qty: 10 }, { qty: 1.5 }] })).toEqual([
      '/name shortText 2',
      '/kind enum "x", 1',
      '/odd unknown odd',
      '/lines manyItems 2',
      '/lines/0/qty small 1',
      '/lines/1/qty great 9',
      '/lines/2/qty type integer',
    ]);
    expect(said({ name: '12345', lines: [] })).toEqual(['/name longText 4', '/lines fewItems 1']);
    expect(said({})).toEqual(['/ missing name', '/ missing lines']);
    expect(said([])).toEqual(['/ type object']);
    expect(said({ name: '🚢🚢🚢🚢', kind: 1, lines: [{ qty: 1 }, {}] })).toEqual([]);
    fc.assert(
      fc.property(values, (value) => {
        expect(jsonFaults(value, {})).toEqual([]);
      }),
    );
  });

  it('know no key that every object has from birth', () => {
    const schema: JsonSchema = { additionalProperties: false, required: ['constructor'], properties: {} };
    expect(jsonFaults({}, schema).map(({ kind, due }) => [kind, due])).toEqual([['missing', 'constructor']]);
    const held: unknown = JSON.parse('{"toString":1,"__proto__":2}');
    expect(jsonFaults(held, { additionalProperties: false }).map(({ due }) => due)).toEqual(['toString', '__proto__']);
  });
});
