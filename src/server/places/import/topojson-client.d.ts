/** The part that is used here; the package brings no types of its own. */
declare module 'topojson-client' {
  export function feature(topology: unknown, object: unknown): unknown;
}
