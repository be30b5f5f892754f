import { adminPaths } from '#contract/admin-paths.ts';
import { MAX_STATEMENT_BYTES } from '#domain/upload-sizes.ts';
import { paymentsAdminTexts } from '#texts/de/payments/payments-admin.ts';
import { Stack } from '#ui/layout/layout.tsx';
import { EmptyState } from '#ui/surfaces/empty-state.tsx';
import { FileField } from '#ui/fields/file-field.tsx';
import { Notice } from '#ui/surfaces/notice.tsx';
import { DoneNotice } from '#web/forms/sending/done-notice.tsx';
import { type FormReply, replyAbout } from '#web/forms/form-reply.ts';
import { PageForm, SubmitButton } from '#web/forms/page-form.tsx';
import { AdminFrame } from './admin-frame.parts.tsx';
import { FreshCodeField } from './ask-fields.parts.tsx';
import { BANK_INTENTS, Credit, type OpenOrder, type ShownCredit } from './bank-credit.tsx';

const { bank: texts } = paymentsAdminTexts;

/** What a reply to the upload is about. */
export const UPLOAD = 'datei';

/** Lists of credits by their word in the address; the first has none. */
export const BANK_LISTS = {
  OPEN: '',
  REFUND_DUE: 'zurueck',
  SET_ASIDE: 'beiseite',
  REFUNDED: 'zurueckgezahlt',
} as const;
export type BankList = keyof typeof BANK_LISTS;
const LISTS = ['OPEN', 'REFUND_DUE', 'SET_ASIDE', 'REFUNDED'] as const satisfies BankList[];

export const bankListPath = (list: BankList): string =>
  list === 'OPEN' ? adminPaths.adminBank() : `${adminPaths.adminBank()}?liste=${BANK_LISTS[list]}`;

type BankPageProps = {
  shown: {
    credits: readonly ShownCredit[];
    orders: readonly OpenOrder[];
    list: BankList;
    /** Booking asks for a code first. */
    needsCode: boolean;
    today: string;
    done: keyof typeof DONE | null;
  };
  report: { credits: number; isNew: number; settled: number; known: number; reversed: number } | null;
  reply: FormReply | null;
};

/** What was just done. */
export const DONE = {
  zugeordnet: texts.assigned,
  beiseite: texts.isSetAside,
  offen: texts.isReopened,
  vorgemerkt: texts.isToReturn,
  angefragt: texts.isAskedFor,
} as const;

/** Bank statements are imported, and credits that match no order are assigned by hand. */
export function BankPage({ shown, report, reply }: BankPageProps) {
  const { credits, list, done } = shown;
  const lost = lostReply(reply, credits);
  return (
    <AdminFrame page="bank" title={texts.title} intro={texts.intro}>
      <DoneNotice>{done !== null && reply === null && report === null && DONE[done]}</DoneNotice>
      <section className="box admin-part" aria-labelledby="hochladen">
        <h2 id="hochladen">{texts.upload}</h2>
        {report !== null && (
          <Notice kind="success" title={`${texts.report}:`} isLive>
            {reportOf(report).join(', ')}.
          </Notice>
        )}
        <UploadForm reply={reply} needsCode={shown.needsCode} />
      </section>
      <section className="admin-part" aria-labelledby="offen">
        <h2 id="offen">{list === 'OPEN' ? texts.open : texts.lists[list]}</h2>
        <nav className="tabs" aria-label={texts.listsLabel}>
          {LISTS.map((one) => (
            <a key={one} className="tab" href={bankListPath(one)} aria-current={one === list ? 'page' : undefined}>
              {texts.lists[one]}
            </a>
          ))}
        </nav>
        {lost !== null && <Notice kind="error">{lost}</Notice>}
        {credits.length === 0 ? (
          <EmptyState title={list === 'OPEN' ? texts.none : texts.listNone[list]}>
            {list === 'OPEN' ? texts.noneText : texts.listNoneText}
          </EmptyState>
        ) : (
          <>
            <p className="text-ink-soft">{list === 'OPEN' ? texts.openIntro : texts.listIntros[list]}</p>
            <Stack as="ul" gap={3}>
              {credits.map((credit) => (
                <li key={credit.id} className="box admin-row">
                  <Credit credit={credit} shown={shown} reply={reply} />
                </li>
              ))}
            </Stack>
          </>
        )}
      </section>
    </AdminFrame>
  );
}

/** What was said about a credit that has left the list meanwhile: decided by another administrator, say. */
function lostReply(reply: FormReply | null, credits: readonly ShownCredit[]): string | null {
  const about = reply?.about;
  const isShown = about === undefined || about === UPLOAD || credits.some(({ id }) => id === about);
  return isShown || !reply ? null : reply.message;
}

const reportOf = ({ credits, isNew, settled, known, reversed }: NonNullable<BankPageProps['report']>): string[] => [
  texts.credits(credits),
  texts.isNew(isNew),
  texts.settled(settled),
  ...(known > 0 ? [texts.known(known)] : []),
  ...(reversed > 0 ? [texts.reversed(reversed)] : []),
];

function UploadForm({ reply, needsCode }: { reply: FormReply | null; needsCode: boolean }) {
  const own = replyAbout(reply, UPLOAD);
  const fileError = own?.errors['file'];
  return (
    <PageForm
      reply={fileError === undefined || own === null ? own : { ...own, message: null }}
      about={UPLOAD}
      className="admin-form"
      hasFile
    >
      <FileField
        label={texts.file}
        help={texts.fileHelp}
        error={fileError}
        name="file"
        accept=".xml,.camt,application/xml,text/xml"
        mostBytes={MAX_STATEMENT_BYTES}
      />
      <FreshCodeField isAsked={needsCode} reply={own} />
      <div>
        <SubmitButton variant="main" icon="arrow-up" intent={BANK_INTENTS.upload}>
          {texts.submit}
        </SubmitButton>
      </div>
    </PageForm>
  );
}
