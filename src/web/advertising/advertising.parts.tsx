export { AdPlace } from './ad-place.tsx';
export { Partners } from './partners.tsx';
