import { type Plan, planOf } from '#domain/plans/plans.data.ts';
import { type CheapestPlan, cheapestMonthly, plansWith, releasedState } from '#domain/plans/plan-state.ts';
import { type EditedPlan, PlanState } from '#contract/plans/plans.schemas.ts';
import { plansTexts as texts } from '#texts/de/plans/plans.ts';
import { type Context, requirePermission } from '#server/platform/context.ts';
import type { Db } from '#server/platform/database/database.ts';
import { Problem } from '#server/platform/http/problem.ts';
import { type VersionedKind, editedStates, readVersioned, writeVersion } from '#server/versions/versions.service.ts';

const EDITED_PLANS: VersionedKind<PlanState> = {
  kind: 'PLAN',
  state: PlanState,
  released: (name) => releasedState(knownPlan(name)),
};

/** All plans in their order as they are now, also those that cannot be booked. */
export async function listPlans(db: Db): Promise<Plan[]> {
  return plansWith(await editedStates(db, EDITED_PLANS));
}

/** The plan with which any quantity of pellets can be sold for the lowest monthly price; null where none is on sale. */
export const findPelletPlan = async (db: Db): Promise<CheapestPlan | null> =>
  cheapestMonthly(await listPlans(db), 'pellets');

/** All plans with what was changed of them. @throws session.required (401), permission.missing, permission.rests (403) */
export async function listPlansForAdmin({ db, viewer }: Context): Promise<EditedPlan[]> {
  requirePermission(viewer, 'admin');
  const ordered = await listPlans(db);
  return Promise.all(ordered.map(async ({ id }) => present(id, await readVersioned(db, EDITED_PLANS, id))));
}

/**
 * Changes a plan for orders from now on: what was ordered keeps its price and its words.
 * @throws permission.missing, permission.rests (403), plan.unknown (404), version.stale (409), plan.without-price (422)
 */
export async function changePlan(
  context: Context,
  { version, ...state }: PlanState & { version: number },
  { planId }: { planId: string },
): Promise<EditedPlan> {
  requirePermission(context.viewer, 'admin');
  const { id } = knownPlan(planId);
  if (state.isAvailable && Object.values(state.prices).every((price) => price === null)) throw withoutPrice();
  return present(id, await writeVersion(context, EDITED_PLANS, { name: id, version, state }));
}

const present = (id: string, versioned: Omit<EditedPlan, 'id' | 'privilegeGroup'>): EditedPlan => ({
  id,
  privilegeGroup: knownPlan(id).privilegeGroup,
  ...versioned,
});

function knownPlan(id: string): Plan {
  const plan = planOf(id);
  if (plan === undefined) throw new Problem({ status: 404, code: 'plan.unknown', message: texts.unknown });
  return plan;
}

const withoutPrice = (): Problem =>
  new Problem({
    status: 422,
    code: 'plan.without-price',
    message: texts.withoutPrice,
    errors: [{ path: 'prices.MONTHLY', message: texts.withoutPrice }],
  });
