import * as z from 'zod/mini';

/** Parses a jsonb value, once, in the repository that reads it. @throws ZodError where the program never wrote such a value */
export const storedJson = <T extends z.core.$ZodType>(schema: T, value: unknown): z.output<T> => z.parse(schema, value);
