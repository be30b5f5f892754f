/** A text inside a `like` pattern: its wildcards count as letters. */
export const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

/** The `like` pattern for texts that contain another one. */
export const containing = (text: string): string => `%${escapeLike(text)}%`;
