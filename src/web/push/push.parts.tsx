export { PushHint, PushOffer } from './push-offer.tsx';
