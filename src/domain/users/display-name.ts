export type PersonName = { firstName: string; lastName: string };

/**
 * Returns the public name of a seller: the company's, else first name and initial of the last name ("Eva H."), so that
 * no full private name is public; "Mitglied" without a name.
 */
export function displayName(person: PersonName, companyName: string | null): string {
  if (companyName) return companyName;
  const [initial] = person.lastName.trim();
  const parts = [person.firstName.trim(), initial ? `${initial.toUpperCase()}.` : ''].filter(Boolean);
  return parts.join(' ') || 'Mitglied';
}

/** Returns up to two capitals for the avatar of an account ("EH"), an empty text without a name. */
export function initialsOf(person: PersonName): string {
  const first = [person.firstName, person.lastName].map((name) => [...name.trim()][0] ?? '');
  return first.join('').toUpperCase();
}
