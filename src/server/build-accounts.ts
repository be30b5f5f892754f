import type { FileStore } from '#server/platform/files.ts';
import type { RateLimiter } from '#server/platform/rate-limit.ts';
import type { Door } from '#server/platform/routing.ts';
import type { SessionReader } from './accounts/sessions.service.ts';
import { registerAccountSecurityHandlers } from './accounts/account-security.handlers.ts';
import { registerApiKeyHandlers } from './accounts/api-keys.handlers.ts';
import { registerPermissionHandlers } from './accounts/permissions.handlers.ts';
import { registerSecondFactorHandlers } from './accounts/second-factor.handlers.ts';
import { registerSellerHandlers } from './accounts/sellers.handlers.ts';
import { registerConsentHandlers } from './consent/consents.handlers.ts';
import { registerContentApiHandlers } from './content-api/content-api.handlers.ts';
import { PUSH_SERVICES_ONLY } from './push/push-address.ts';
import { registerPushHandlers } from './push/push.handlers.ts';
import { createProviderClients } from './session-handler/provider-clients.ts';
import { registerProviderTokenHandler } from './session-handler/provider-token.handlers.ts';
import { providersOf } from './session-handler/providers.ts';
import { registerSessionHandlers } from './session-handler/session-handler.handlers.ts';
import { registerNewsletterHandlers } from './users/newsletter.handlers.ts';
import { registerOwnDataHandlers } from './users/own-data.handlers.ts';
import { registerUserHandlers } from './users/users.handlers.ts';

type AccountTools = { limiter: RateLimiter; sessions: SessionReader; files: FileStore };

/** Who somebody is, how they sign in, and what they keep about themselves: pure wiring. */
export function registerAccounts(door: Door, { limiter, sessions, files }: AccountTools): void {
  const clients = createProviderClients(providersOf(door.base.config));
  registerContentApiHandlers(door, { limiter, reader: sessions });
  registerAccountSecurityHandlers(door, { limiter, reader: sessions });
  registerSessionHandlers(door, { limiter, sessions, clients });
  registerProviderTokenHandler(door, { limiter, sessions, clients });
  registerSecondFactorHandlers(door, { limiter, sessions });
  registerPermissionHandlers(door, { sessions });
  registerApiKeyHandlers(door, { limiter });
  registerSellerHandlers(door);
  registerUserHandlers(door, { limiter });
  registerOwnDataHandlers(door, { limiter, sessions, files });
  registerNewsletterHandlers(door, { limiter });
  registerConsentHandlers(door, { limiter });
  registerPushHandlers(door, { limiter, rule: PUSH_SERVICES_ONLY });
}
