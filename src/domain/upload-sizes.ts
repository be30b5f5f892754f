const MEGABYTE = 1024 * 1024;

/** Largest file of a picture that is taken, in bytes. */
export const MAX_UPLOAD_BYTES = 15 * MEGABYTE;

/** Largest list of adverts that is taken, in bytes; 20,000 rows of usual length fit in well. Product decision. */
export const MAX_IMPORT_BYTES = 10 * MEGABYTE;

/** Largest zip of pictures beside a list, in bytes: some hundred photos of phones. Product decision. */
export const MAX_PICTURE_ZIP_BYTES = 200 * MEGABYTE;

/** Largest bank statement that is taken, in bytes: about 10,000 entries. Product decision. */
export const MAX_STATEMENT_BYTES = 10 * MEGABYTE;

/** Largest file with an outline that is taken, in bytes: a day's walk or all plots of a farm. Product decision. */
export const MAX_OUTLINE_FILE_BYTES = 4 * MEGABYTE;
