import { render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { profileTexts } from '#texts/de/users/profile.ts';
import { NotificationProvider } from '#ui/surfaces/notifications.tsx';
import type { OwnAccount } from '#web/users/load-profile.ts';
import { PrivacySection } from './privacy-section.tsx';
import { ProfilePageContext } from '#web/users/profile-page-context.ts';

const ACCOUNT: OwnAccount = {
  id: 'eva',
  mail: 'eva@example.at',
  mailIsConfirmed: true,
  firstname: 'Eva',
  lastname: 'Holzer',
  sellerKind: 'PRIVATE',
  termsAreAccepted: true,
  hasPassword: true,
  publishingNeeds: [],
  newsletter: 'off',
  pefcForestCertificate: '',
  pefcCocCertificateNumber: '',
  endsAt: null,
  mayHaveCompany: false,
  hasCompany: false,
};

test('the steps of a deletion name what goes and what stays with others', () => {
  const words = profileTexts.privacy.deleteSteps.map(({ when, what }) => `${when}: ${what}`);
  expect(words[0]).toMatch(/^Sofort: .*Gesuche.*Suchaufträge.*Abos/);
  expect(words[2]).toMatch(/^Danach: .*Gesuche, Suchaufträge/);
  expect(words[3]).toMatch(/^Was bleibt: .*Chats.*vereinbart.*drei Jahre.*Bewertungen, die du gegeben hast/);
});

test('says that the account stays after it was taken back from a page of its own', () => {
  const page = {
    sent: null,
    saved: 'behalten',
    hasPassword: true,
    mail: ACCOUNT.mail,
    setUnsaved: () => undefined,
    shown: 'datenschutz' as const,
  } as const;
  const Page = () => (
    <NotificationProvider>
      <ProfilePageContext value={page}>
        <PrivacySection account={ACCOUNT} exportRefusal={null} />
      </ProfilePageContext>
    </NotificationProvider>
  );
  const Stub = createRoutesStub([{ path: '/', Component: Page }]);
  render(<Stub />);
  expect(screen.getByText('Dein Konto bleibt, alles ist wie vorher.')).toBeTruthy();
});
