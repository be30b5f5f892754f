import { findUser, getUserDetails } from '#contract/users/users.ts';
import { userShapes } from '#contract/users/users.schemas.ts';
import type { Door } from '#server/platform/http/routing.ts';
import { findSeller, findSellerDetails } from './sellers.service.ts';

/** The calls that show a seller to everybody. */
export function registerSellerHandlers(door: Door): void {
  door.handle(findUser, userShapes.findUser, ({ context, input }) => findSeller(context, input.userDto));
  door.handle(getUserDetails, userShapes.getUserDetails, ({ context, input }) =>
    findSellerDetails(context, input.userDto),
  );
}
