import { createContext } from 'react';
import type { HouseFacts } from '#domain/legal/operator.ts';

export const NO_HOUSE_FACTS: HouseFacts = {
  operator: {},
  mailServerIsSet: false,
  mapHosts: [],
  signInServices: [],
  paymentServices: [],
  messageServices: [],
  vatServices: [],
  analyticsServices: [],
};

/** Who runs the marketplace, for the components inside the texts. */
export const HouseContext = createContext<HouseFacts>(NO_HOUSE_FACTS);
