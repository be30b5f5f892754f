import { findUser } from '#contract/users.ts';
import { userShapes } from '#contract/users.schemas.ts';
import type { Door } from '#server/platform/routing.ts';
import { findSeller } from './sellers.service.ts';

/** The call that shows a seller to everybody. */
export function registerSellerHandlers(door: Door): void {
  door.handle(findUser, userShapes.findUser, ({ context, input }) => findSeller(context, input.userDto));
}
