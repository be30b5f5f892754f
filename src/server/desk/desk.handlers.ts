import * as calls from '#contract/desk/desk.ts';
import { deskShapes as shapes } from '#contract/desk/desk.schemas.ts';
import type { ApiServer } from '#server/platform/http/routing.ts';
import { getDesk } from './desk.service.ts';

/** The operator's desk. */
export function registerDeskHandlers({ handle }: ApiServer): void {
  handle(calls.getDesk, shapes.getDesk, ({ context }) => getDesk(context));
}
