import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { NotificationProvider } from '#ui/surfaces/notifications.tsx';
import { AccountForm } from '#web/forms/account-form.tsx';
import { EntryForm } from '#web/advertising/entry-form.tsx';
import { emptyValues } from '#web/advertising/entry-values.ts';
import { FeedbackForm } from '#web/adverts/page/feedback-form.tsx';
import { CompanyForm } from '#web/companies/edit/company-form.tsx';
import { EditorContext } from '#web/companies/edit/editor-context.ts';
import { PageForm } from '#web/forms/page-form.tsx';
import { ProfileForm } from '#web/users/profile-form.tsx';
import { ProfilePageContext } from '#web/users/profile-page-context.ts';

const CHECK = 'Bitte prüf die genannten Felder.';
const reply = { message: CHECK, errors: { name: 'Wie heißt du?', content: 'Was fehlt?' }, values: {} };
const aboutNothing = { ...reply, message: 'Gerade geht es nicht.', errors: {} };
const boxes = (
  <>
    <input name="name" aria-label="Name" />
    <input name="content" aria-label="Text" />
  </>
);
type Refused = Omit<typeof reply, 'errors'> & { errors: Record<string, string> };

const profileOf = (refused: Refused): ReactNode => (
  <ProfilePageContext
    value={{
      sent: { ...refused, intent: 'name', isDone: false },
      saved: null,
      hasPassword: true,
      mail: 'eva@example.at',
      setUnsaved: () => undefined,
      shown: 'konto' as const,
    }}
  >
    <ProfileForm intent="name">{() => boxes}</ProfileForm>
  </ProfilePageContext>
);

const companyOf = (refused: Refused): ReactNode => (
  <EditorContext value={{ saved: null, reply: { ...refused, intent: 'profil' }, retired: [] }}>
    <CompanyForm intent="profil">{() => boxes}</CompanyForm>
  </EditorContext>
);

const FORMS: Readonly<Record<string, (refused: Refused) => ReactNode>> = {
  'an account': (refused) => <AccountForm reply={refused}>{boxes}</AccountForm>,
  'a profile': profileOf,
  'a company': companyOf,
  'a case, an order or the administration': (refused) => <PageForm reply={refused}>{boxes}</PageForm>,
};

function draw(form: ReactNode) {
  const router = createMemoryRouter([{ path: '/', element: <NotificationProvider>{form}</NotificationProvider> }]);
  return render(<RouterProvider router={router} />);
}

for (const [name, formOf] of Object.entries(FORMS)) {
  test(`the form of ${name} asks to check the named fields until each of them was changed`, async () => {
    draw(formOf(reply));
    await userEvent.type(screen.getByLabelText('Name'), 'Eva');
    expect(screen.getByText(CHECK)).toBeTruthy();
    await userEvent.type(screen.getByLabelText('Text'), 'Alles');
    expect(screen.queryByText(CHECK)).toBeNull();
  });

  test(`the form of ${name} keeps a sentence that is about no field`, async () => {
    draw(formOf(aboutNothing));
    await userEvent.type(screen.getByLabelText('Name'), 'Eva');
    await userEvent.type(screen.getByLabelText('Text'), 'Alles');
    expect(screen.getByText(aboutNothing.message)).toBeTruthy();
  });
}

test('a remark on an advert asks to check its fields until they were changed', async () => {
  const sent = { intent: 'FEEDBACK', isSent: false, ...reply, values: { name: '', content: '' } } as const;
  draw(<FeedbackForm advertId="a" sent={sent} />);
  await userEvent.type(screen.getByLabelText('Dein Name'), 'Eva');
  expect(screen.getByText(CHECK)).toBeTruthy();
  await userEvent.type(screen.getByRole('textbox', { name: /Hinweis|Anmerkung/ }), 'Alles');
  expect(screen.queryByText(CHECK)).toBeNull();
});

test('an entry of partners asks to check its fields until they were changed', async () => {
  draw(
    <EntryForm
      values={emptyValues}
      submit="Speichern"
      reply={{ message: CHECK, errors: { title: 'Fehlt' }, values: {}, entry: null }}
    />,
  );
  await userEvent.type(screen.getByRole('textbox', { name: /Titel|Überschrift/ }), 'x');
  expect(screen.queryByText(CHECK)).toBeNull();
});
