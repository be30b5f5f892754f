/** Rows of uploaded files, for every noun that stores pictures. */
export { deleteStoredFile, insertStoredFile } from './stored-files.repository.ts';
