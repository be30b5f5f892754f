/** Size of the small map in pixels. */
export const MAP_WIDTH = 640;
export const MAP_HEIGHT = 240;
/** Pixels of a kilometre: the window shows about 53 by 20 km, so that towns, rivers and motorways people know are in it. */
export const PIXELS_PER_KM = 12;
/** Maximum distance of the shown position from the real one. */
export const CIRCLE_IN_KM = 2.5;
