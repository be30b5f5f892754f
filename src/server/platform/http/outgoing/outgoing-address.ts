import { lookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** Which addresses the server asks on behalf of others; tests give one that lets this machine in. */
export type AddressRule = {
  acceptsUrl: (url: URL) => boolean;
  /** An IP address to which a name was resolved. */
  acceptsHost: (address: string) => boolean;
};

/** Ranges that are not public on the internet. Source: IANA special-purpose address registries, 2024. */
const INSIDE = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const) {
  INSIDE.addSubnet(network, prefix, 'ipv4');
}
/** Of IPv6 only 2000::/3 is given to machines on the internet, less what leads elsewhere from there. */
const GLOBAL_V6 = new BlockList();
GLOBAL_V6.addSubnet('2000::', 3, 'ipv6');
const INSIDE_V6 = new BlockList();
for (const [network, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const) {
  INSIDE_V6.addSubnet(network, prefix, 'ipv6');
}

/** Whether an IP address is that of a machine on the internet: not this one, not one of its network. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return !INSIDE.check(address, 'ipv4');
  return version === 6 && GLOBAL_V6.check(address, 'ipv6') && !INSIDE_V6.check(address, 'ipv6');
}

/**
 * Resolves names as the connection is made and connects to the very address that was checked, so that a name which
 * answers differently a moment later leads nowhere else.
 */
export const guardedLookup =
  (rule: Pick<AddressRule, 'acceptsHost'>): LookupFunction =>
  (hostname, options, done) => {
    lookup(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return done(error, '', 0);
      const [first] = addresses;
      if (first === undefined || !addresses.every(({ address }) => rule.acceptsHost(address))) {
        return done(new Error('The name leads into a network of ours.'), '', 0);
      }
      return options.all === true ? done(null, addresses) : done(null, first.address, first.family);
    });
  };
