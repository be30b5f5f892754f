import { isIP } from 'node:net';
import { type AddressRule, isPublicAddress } from '#server/platform/http/outgoing/outgoing-address.ts';

/** Feeds lie on machines on the internet, by name or by address, never on this one or in its network. */
export const PUBLIC_FEEDS_ONLY: AddressRule = {
  acceptsUrl: ({ protocol, hostname, username, password }) => {
    if ((protocol !== 'https:' && protocol !== 'http:') || username !== '' || password !== '') return false;
    const host = hostname.replace(/^\[|\]$/g, '');
    // An IP address skips the DNS lookup, so it has to be checked here.
    if (isIP(host) !== 0) return isPublicAddress(host);
    return host.includes('.') && !/\.(?:local|localhost|internal|home|lan|arpa|invalid|onion)\.?$/i.test(host);
  },
  acceptsHost: isPublicAddress,
};
