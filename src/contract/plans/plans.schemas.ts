import * as z from 'zod/mini';
import {
  LEAST_PRICE_IN_CENTS,
  LONGEST_PLAN_DESCRIPTION,
  LONGEST_PLAN_FEATURE,
  LONGEST_PLAN_TITLE,
  MOST_PLAN_FEATURES,
  MOST_PRICE_IN_CENTS,
} from '#domain/plans/plan-limits.ts';
import { lookupCode, named, text, wholeNumber } from '#contract/fields.ts';
import { seenVersion, versioned } from '#contract/versions/versions.schemas.ts';

/** In cents, tax included; null: not sold in this rhythm. */
const price = () => z.nullable(wholeNumber(LEAST_PRICE_IN_CENTS, MOST_PRICE_IN_CENTS));

const planFields = {
  title: text({ min: 2, max: LONGEST_PLAN_TITLE }),
  description: text({ min: 2, max: LONGEST_PLAN_DESCRIPTION }),
  /** What it contains, a line each. */
  features: z.array(text({ min: 2, max: LONGEST_PLAN_FEATURE })).check(z.minLength(1), z.maxLength(MOST_PLAN_FEATURES)),
  /** Whether it can be booked. */
  isAvailable: z.boolean(),
  /** Among the plans. */
  position: wholeNumber(1, 99),
  prices: z.object({ MONTHLY: price(), YEARLY: price(), ONCE: price() }),
};

export const PlanState = named('PlanState', z.object(planFields));
export type PlanState = z.infer<typeof PlanState>;

export const EditedPlan = named(
  'EditedPlan',
  z.extend(versioned('Plan', PlanState), {
    id: z.string(),
    /** What it gives; stays as it is. */
    privilegeGroup: z.string(),
  }),
);
export type EditedPlan = z.infer<typeof EditedPlan>;

export const planShapes = {
  listPlansForAdmin: { reply: z.array(EditedPlan) },
  changePlan: {
    params: z.object({ planId: lookupCode() }),
    body: { changePlanDto: named('ChangePlanDto', z.object({ version: seenVersion(), ...planFields })) },
    reply: EditedPlan,
  },
} as const;
