/** Postcode, main place, latitude and longitude in hundredths of a degree: enough for "about 1 km". */
export type GazetteerRow = readonly [postalCode: string, name: string, latitude: number, longitude: number];
