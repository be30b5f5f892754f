import { findUser, getUserDetails } from '#contract/users/users.ts';
import { userShapes } from '#contract/users/users.schemas.ts';
import type { ApiServer } from '#server/platform/http/routing.ts';
import { findSeller, findSellerDetails } from './sellers.service.ts';

/** The calls that show a seller to everybody. */
export function registerSellerHandlers(server: ApiServer): void {
  server.handle(findUser, userShapes.findUser, ({ context, input }) => findSeller(context, input.userDto));
  server.handle(getUserDetails, userShapes.getUserDetails, ({ context, input }) =>
    findSellerDetails(context, input.userDto),
  );
}
