import {
  checkCompanyPermission,
  checkInvoiceContact,
  checkPelletsPermission,
  getContactTemplate,
  getInvoiceContact,
  getMe,
  getPefc,
  getSubscription,
  updateContactTemplate,
  updateInvoiceContact,
  updateNewUser,
  updateNewsletter,
  updatePefc,
  updateUserDetails,
} from '#contract/users/users.ts';
import { userShapes } from '#contract/users/users.schemas.ts';
import { getRunningSubscription } from '#server/payments/subscriptions/subscriptions.service.ts';
import { requirePermission } from '#server/platform/context.ts';
import type { RateLimiter } from '#server/platform/http/rate-limit.ts';
import { type ApiServer, forward } from '#server/platform/http/routing.ts';
import { limitNewsletterOrders } from '#server/newsletter/newsletter-limits.service.ts';
import * as own from './own-account.service.ts';
import * as newsletter from './own-newsletter.service.ts';
import * as templates from './own-templates.service.ts';

/** The marketplace calls about the viewer's own account. */
export function registerUserHandlers(server: ApiServer, { limiter }: { limiter: RateLimiter }): void {
  registerAccount(server, limiter);
  registerTemplates(server);
}

function registerAccount(server: ApiServer, limiter: RateLimiter): void {
  server.handle(getMe, userShapes.getMe, forward(own.getMe));
  server.handle(checkCompanyPermission, userShapes.checkCompanyPermission, async ({ context }) => {
    requirePermission(context.viewer, 'company');
    return {};
  });
  server.handle(checkPelletsPermission, userShapes.checkPelletsPermission, async ({ context }) => {
    requirePermission(context.viewer, 'pellets');
    return {};
  });
  server.handle(getSubscription, userShapes.getSubscription, forward(getRunningSubscription));
  server.handle(updateNewUser, userShapes.updateNewUser, async ({ context, input }) =>
    own.updateNewUser(context, input.newUserDto),
  );
  server.handle(updateUserDetails, userShapes.updateUserDetails, async ({ context, input }) =>
    own.updateDetails(context, input.userDetailsDto),
  );
  server.handle(updateNewsletter, userShapes.updateNewsletter, async ({ context, input, request }) => {
    const { newsletterAccepted } = input.userNewsletterAcceptedDto;
    if (newsletterAccepted)
      await limitNewsletterOrders(limiter, { address: request.ip, email: context.viewer?.email ?? '' });
    return newsletter.updateNewsletter(context, { newsletterAccepted });
  });
}

function registerTemplates(server: ApiServer): void {
  server.handle(getContactTemplate, userShapes.getContactTemplate, forward(templates.getContactTemplate));
  server.handle(updateContactTemplate, userShapes.updateContactTemplate, async ({ context, input }) =>
    templates.updateContactTemplate(context, input.contactTemplateDto),
  );
  server.handle(getInvoiceContact, userShapes.getInvoiceContact, forward(templates.getInvoiceContact));
  server.handle(updateInvoiceContact, userShapes.updateInvoiceContact, async ({ context, input }) =>
    templates.updateInvoiceContact(context, input.invoiceContactDto),
  );
  server.handle(checkInvoiceContact, userShapes.checkInvoiceContact, forward(templates.checkInvoiceContact));
  server.handle(getPefc, userShapes.getPefc, forward(templates.getPefc));
  server.handle(updatePefc, userShapes.updatePefc, async ({ context, input }) =>
    templates.updatePefc(context, input.pefcDto),
  );
}
