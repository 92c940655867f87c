import Ajv, { type SchemaObject, type ValidateFunction } from 'ajv';
import type { FastifySchemaCompiler } from 'fastify';

/**
 * Compiles the schema of an input when a call first needs it: compiling those of all routes takes a third of a server's
 * start. A schema that cannot be compiled fails its call; a test compiles every schema.
 */
export function validatorsAtFirstUse(): FastifySchemaCompiler<SchemaObject> {
  const ajv = new Ajv({ useDefaults: true, allErrors: true, allowUnionTypes: true, addUsedSchema: false });
  return ({ schema }) => {
    let compiled: ValidateFunction | undefined;
    const validate = (data: unknown): boolean => {
      compiled ??= ajv.compile(schema);
      const isValid = compiled(data);
      validate.errors = compiled.errors ?? null;
      return isValid;
    };
    validate.errors = null as NonNullable<ValidateFunction['errors']> | null;
    return validate;
  };
}
