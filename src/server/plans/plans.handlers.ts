import { planShapes as shapes } from '#contract/plans/plans.schemas.ts';
import * as calls from '#contract/plans/plans.ts';
import { type ApiServer, forward } from '#server/platform/http/routing.ts';
import { changePlan, listPlansForAdmin } from './plans.service.ts';

/** What can be booked, for who administers. */
export function registerPlanHandlers({ handle }: ApiServer): void {
  handle(calls.listPlansForAdmin, shapes.listPlansForAdmin, forward(listPlansForAdmin));
  handle(calls.changePlan, shapes.changePlan, ({ context, input }) => changePlan(context, input.changePlanDto, input));
}
