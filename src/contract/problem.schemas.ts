import * as z from 'zod/mini';
import { named } from './fields.ts';

export const FieldProblem = named('FieldProblem', z.object({ path: z.string(), message: z.string() }));

export const Problem = named(
  'Problem',
  z.object({
    type: z.string(),
    title: z.string(),
    status: z.number(),
    detail: z.string(),
    code: z.string(),
    message: z.string(),
    errors: z.exactOptional(z.array(FieldProblem)),
    requestId: z.string(),
  }),
);

export const ContentApiError = named(
  'ContentApiError',
  z.object({
    data: z.null(),
    error: z.object({
      status: z.number(),
      name: z.string(),
      message: z.string(),
      details: z.exactOptional(z.unknown()),
    }),
  }),
);
