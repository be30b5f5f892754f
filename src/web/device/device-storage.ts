/** What this browser keeps of texts; null where reading it is forbidden altogether. */
export function deviceStorage(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}
