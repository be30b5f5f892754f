/** Rows of uploaded files, for every noun that hangs pictures on something of its own. */
export { deleteStoredFile, insertStoredFile } from './stored-files.repository.ts';
