/** Size of the small map in pixels. */
export const MAP_WIDTH = 640;
export const MAP_HEIGHT = 240;
/** Pixels of a kilometre: the window shows about 29 by 11 km. */
export const PIXELS_PER_KM = 22;
