import { createContext } from 'react-router';
import type { Api } from '#contract/api.ts';
import type { HouseFacts } from '#domain/legal/operator.ts';
import type { HouseholdNeed } from '#domain/search/household-need.ts';
import type { DisplaySettings } from '#web/device/display-settings.ts';

/** The signed-in account, as shown by pages. */
export type Viewer = {
  id: string;
  displayName: string;
  initials: string;
  permissions: readonly string[];
  /** What the account has, but not before this session has proved a second factor. */
  restingPermissions?: readonly string[];
};

/** The place a visitor last searched around. */
export type RememberedPlace = { postalCode: string; countryCode: string; name: string };

/** What every page may know about its request. */
export type PageContext = {
  /** For the page's scripts; absent where the server's policy names them by their hashes. */
  nonce?: string;
  publicUrl: string;
  isProduction: boolean;
  analyticsSiteId: 1 | 2 | 3;
  display: DisplaySettings;
  viewer: Viewer | null;
  place: RememberedPlace | null;
  /** The firewood the visitor's household needs; absent where none is remembered. */
  need?: HouseholdNeed | null;
  requestId: string;
  /** Asked only after consent; both null where no analytics are configured. */
  analytics?: { matomoUrl: string | null; tagManagerId: string | null };
  /** Style or raster tiles ({z}/{x}/{y}) for the map; null or absent: the built-in map. */
  basemapStyleUrl?: string | null;
  /** Whether pages reserve space for an advertising entry. */
  hasAdvertising: boolean;
  /** The file of a field that the page's form reads separately (`handle.takesApart`). */
  fileApart?: (field: string) => Blob | null;
  /** For the pages about the marketplace itself. */
  house?: HouseFacts;
};

export const apiContext = createContext<Api>();
export const pageContext = createContext<PageContext>();
