import { isIP } from 'node:net';
import { type AddressRule, isPublicAddress } from '#server/platform/http/outgoing/outgoing-address.ts';

/** Push services have names, a certificate and the usual port; anything else is refused. */
export const PUSH_SERVICES_ONLY: AddressRule = {
  acceptsUrl: ({ protocol, hostname, port, username, password }) =>
    protocol === 'https:' &&
    port === '' &&
    username === '' &&
    password === '' &&
    isIP(hostname.replace(/^\[|\]$/g, '')) === 0 &&
    hostname.includes('.') &&
    !/\.(?:local|localhost|internal|home|lan|arpa|invalid|test|example|onion)\.?$/i.test(hostname),
  acceptsHost: isPublicAddress,
};
