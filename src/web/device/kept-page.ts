/** Whether the service worker kept this page: made for strangers, it says nothing about who is signed in here. */
export const isKeptPage = (): boolean => 'kept' in document.documentElement.dataset;
