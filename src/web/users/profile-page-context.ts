import { createContext, use } from 'react';
import type { FormOutcome, Intent, SectionId } from './profile-forms.ts';

type ProfilePage = {
  /** The answer to a form that was sent without the page's script. */
  sent: FormOutcome | null;
  /** The form that was just saved, without script. */
  saved: Intent | null;
  /** Whether the account has a password that proves who sits there. */
  hasPassword: boolean;
  /** For password managers. */
  mail: string;
  setUnsaved: (intent: Intent, isUnsaved: boolean) => void;
  /** The section that phones show. */
  shown: SectionId;
};

export const ProfilePageContext = createContext<ProfilePage | null>(null);

export function useProfilePage(): ProfilePage {
  const page = use(ProfilePageContext);
  if (page === null) throw new Error('A form of the profile needs its page around it.');
  return page;
}
