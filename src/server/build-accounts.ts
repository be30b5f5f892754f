import type { FileStore } from '#server/platform/files/files.ts';
import type { RateLimiter } from '#server/platform/http/rate-limit.ts';
import type { ApiServer } from '#server/platform/http/routing.ts';
import type { SessionReader } from './accounts/sessions/sessions.service.ts';
import { registerAccountSecurityHandlers } from './accounts/account-security.handlers.ts';
import { registerApiKeyHandlers } from './accounts/api-keys/api-keys.handlers.ts';
import { registerPermissionHandlers } from './accounts/permissions/permissions.handlers.ts';
import { registerSecondFactorHandlers } from './accounts/second-factor/second-factor.handlers.ts';
import { registerSellerHandlers } from './sellers/sellers.handlers.ts';
import { registerConsentHandlers } from './consent/consents.handlers.ts';
import { registerContentApiHandlers } from './content-api/content-api.handlers.ts';
import { PUSH_SERVICES_ONLY } from './push/push-address.ts';
import { registerPushHandlers } from './push/push.handlers.ts';
import { createProviderClients } from './session-handler/providers/provider-clients.ts';
import { registerProviderTokenHandler } from './session-handler/providers/provider-token.handlers.ts';
import { providersOf } from './session-handler/providers/providers.ts';
import { registerSessionHandlers } from './session-handler/session-handler.handlers.ts';
import { registerNewsletterHandlers } from './newsletter/newsletter.handlers.ts';
import { registerOwnDataHandlers } from './users/own-data.handlers.ts';
import { registerUserHandlers } from './users/users.handlers.ts';

type AccountTools = { limiter: RateLimiter; sessions: SessionReader; files: FileStore };

/** Wires accounts, sign-in and own data. */
export function registerAccounts(server: ApiServer, { limiter, sessions, files }: AccountTools): void {
  const clients = createProviderClients(providersOf(server.base.config));
  registerContentApiHandlers(server, { limiter, reader: sessions });
  registerAccountSecurityHandlers(server, { limiter, reader: sessions });
  registerSessionHandlers(server, { limiter, sessions, clients });
  registerProviderTokenHandler(server, { limiter, sessions, clients });
  registerSecondFactorHandlers(server, { limiter, sessions });
  registerPermissionHandlers(server, { limiter, sessions });
  registerApiKeyHandlers(server, { limiter });
  registerSellerHandlers(server);
  registerUserHandlers(server, { limiter });
  registerOwnDataHandlers(server, { limiter, sessions, files });
  registerNewsletterHandlers(server, { limiter });
  registerConsentHandlers(server, { limiter });
  registerPushHandlers(server, { limiter, rule: PUSH_SERVICES_ONLY });
}
