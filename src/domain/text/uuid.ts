const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Says whether a text has the form of a UUID, in letters of either case. */
export const isUuid = (text: string): boolean => UUID.test(text);
