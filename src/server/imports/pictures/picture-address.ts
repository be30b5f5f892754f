import { isIP } from 'node:net';
import { type AddressRule, isPublicAddress } from '#server/platform/http/outgoing/outgoing-address.ts';

/** Pictures of lists lie behind https at the usual port of machines on the internet, never on this one or in its network. */
export const PUBLIC_PICTURES_ONLY: AddressRule = {
  acceptsUrl: ({ protocol, hostname, port, username, password }) => {
    if (protocol !== 'https:' || port !== '' || username !== '' || password !== '') return false;
    const host = hostname.replace(/^\[|\]$/g, '');
    // An IP address skips the DNS lookup, so it has to be checked here.
    if (isIP(host) !== 0) return isPublicAddress(host);
    return host.includes('.') && !/\.(?:local|localhost|internal|home|lan|arpa|invalid|onion)\.?$/i.test(host);
  },
  acceptsHost: isPublicAddress,
};
