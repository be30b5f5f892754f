/** A file of its own, so that the browser's event log imports nothing else of the contract. */
export const EVENT_LOG_PATH = '/api/v1/event-logs/submit-event';
