import { deviceStorage } from '#web/device/device-storage.ts';

/** Who is signed in on this device, for the page without a connection; drafts of other accounts are not named there. */
export const VIEWER_KEY = 'stammplatz:konto';
/** The account that is signing out here. */
export const LEAVING_KEY = 'stammplatz:abmeldung';

/** Whether this device remembers an account; on most visits it does not, and the program for that is not fetched. */
export const remembersAccount = (): boolean =>
  deviceStorage.read(VIEWER_KEY) !== null || deviceStorage.read(LEAVING_KEY) !== null;
