/** Addresses of the public network. Webhooks are sent to no other address. */
import { lookup as resolve } from "node:dns";
import { BlockList, isIPv4, isIPv6, type LookupFunction } from "node:net";

/** Networks that are private, local, reserved, or lead to such through a translation. */
const NOT_PUBLIC = [
  "0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24",
  "192.88.99.0/24 192.168.0.0/16 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/4 240.0.0.0/4",
  "::/96 ::ffff:0:0/96 64:ff9b::/96 64:ff9b:1::/48 100::/64 2001::/23 2001:db8::/32 2002::/16 fc00::/7",
  "fe80::/10 fec0::/10 ff00::/8",
].join(" ");

// Two lists: one of both kinds takes every IPv4 address for one of `::ffff:0:0/96`.
const blocked = { ipv4: new BlockList(), ipv6: new BlockList() };
for (const network of NOT_PUBLIC.split(" ")) {
  const [address = "", bits] = network.split("/");
  const kind = isIPv4(address) ? "ipv4" : "ipv6";
  blocked[kind].addSubnet(address, Number(bits), kind);
}

export const isPublicAddress = (address: string): boolean =>
  isIPv4(address)
    ? !blocked.ipv4.check(address, "ipv4")
    : isIPv6(address) && !blocked.ipv6.check(address, "ipv6");

/**
 * Resolves a name for a connection, and refuses it if any of its addresses is not public. The connection uses the
 * address that was checked.
 */
export const publicLookup: LookupFunction = (hostname, options, callback) => {
  resolve(hostname, { ...options, all: true }, (error, addresses) => {
    const [first] = addresses ?? [];
    if (error || !first) return callback(error ?? new Error("the name has no address"), "", 0);
    if (!addresses.every(({ address }) => isPublicAddress(address)))
      return callback(new Error("the name leads to an address that is not public"), "", 0);
    return options.all ? callback(null, addresses) : callback(null, first.address, first.family);
  });
};
