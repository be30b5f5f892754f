export type AuditException = {
  /** Name of the advisory, as at the end of its address (GHSA-…). */
  advisory: string;
  /** Why it does not reach the product. */
  reason: string;
  /** Last day, `YYYY-MM-DD`; afterwards the check fails until it was looked at again. */
  until: string;
};

/** Known holes of shipped packages that do not concern us, each with an end. */
export const AUDIT_EXCEPTIONS: readonly AuditException[] = [];
