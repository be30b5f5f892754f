/** By itself, because the consent script takes nothing else of the contract along. */
export const CONSENTS_PATH = '/api/v1/consents';
