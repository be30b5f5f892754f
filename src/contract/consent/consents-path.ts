/** A file of its own, so that the consent script imports nothing else of the contract. */
export const CONSENTS_PATH = '/api/v1/consents';
