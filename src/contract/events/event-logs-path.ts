/** By itself, because what counts in the browser takes nothing else of the contract along. */
export const EVENT_LOG_PATH = '/api/v1/event-logs/submit-event';
