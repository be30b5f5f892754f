/** Sent to the window when the router has shown another page. */
export const PAGE_CHANGE = 'stammplatz:page';
