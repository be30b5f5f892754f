import { data } from 'react-router';
import { paths } from '#contract/paths.ts';
import { proofPaths } from '#contract/proofs/proof-paths.ts';
import { listOwnProofs } from '#contract/proofs/proofs.ts';
import { getOwnDisclosure } from '#contract/sellers/disclosure.ts';
import type { ProofKind } from '#domain/proofs/proofs.ts';
import { accountTexts } from '#texts/de/accounts/accounts.ts';
import { proofTexts } from '#texts/de/proofs/proofs.ts';
import { Breadcrumb } from '#ui/data-display/breadcrumb.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { apiContext } from '#web/api/api-context.ts';
import { secretHeaders } from '#web/forms/account-action.ts';
import { replyAbout, replyData } from '#web/forms/form-reply.ts';
import { keepWithoutConnection } from '#web/forms/sending/keep-without-connection.ts';
import { pageMeta } from '#web/page/page-meta.ts';
import { requireSignedIn } from '#web/page/route-rules.ts';
import type { Route } from './+types/own-proofs.route.ts';
import { OwnProofBox } from './own-proof.tsx';
import { type ProofReply, answerProofForm } from './proof-forms.ts';

const { own: texts } = proofTexts;

export async function loader({ url, context }: Route.LoaderArgs) {
  requireSignedIn(context, url);
  const api = context.get(apiContext);
  const { proofs } = await api.call(listOwnProofs, {});
  const disclosed = await api.call(getOwnDisclosure, {}).catch(() => null);
  const known: Partial<Record<ProofKind, string>> = {
    PHONE: disclosed?.phoneNumber ?? '',
    VAT: disclosed?.uid ?? '',
    REGISTER: disclosed?.legal.registerNumber ?? '',
  };
  return { proofs, known };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  requireSignedIn(context, url);
  const outcome = await answerProofForm(context.get(apiContext), await request.formData());
  if (outcome === null) throw data(null, { status: 400 });
  return replyData<ProofReply>(outcome);
}

export const clientAction = (sent: Route.ClientActionArgs) => keepWithoutConnection(sent, accountTexts.form.offline);

export const headers = () => secretHeaders;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: texts.title, path: proofPaths.ownProofs(), isHiddenFromSearch: true });

export default function OwnProofs({ loaderData: { proofs, known }, actionData }: Route.ComponentProps) {
  const reply: ProofReply | null = actionData ?? null;
  return (
    <div className="wrap py-6">
      <Stack gap={4}>
        <Breadcrumb crumbs={[{ label: texts.crumb, href: paths.profileSettings() }]} current={texts.title} />
        <h1>{texts.title}</h1>
        <p className="max-w-[68ch] text-ink-soft">{texts.intro}</p>
        <ul className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
          {proofs.map((proof) => (
            <li key={proof.kind}>
              <OwnProofBox proof={proof} known={known[proof.kind] ?? ''} reply={replyAbout(reply, proof.kind)} />
            </li>
          ))}
        </ul>
      </Stack>
    </div>
  );
}
