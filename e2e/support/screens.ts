/** The windows that every page must fit, in CSS pixels. */
export const SMALL_PHONE = { width: 320, height: 640 };
export const PHONE = { width: 360, height: 740 };
export const TABLET = { width: 768, height: 1024 };
export const DESK = { width: 1440, height: 900 };
