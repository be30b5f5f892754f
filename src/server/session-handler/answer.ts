import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '#server/platform/context.ts';
import { Problem } from '#server/platform/http/problem.ts';
import { noteRefusal } from '#server/platform/security/security-log.ts';
import { paths } from '#contract/paths.ts';
import { pageAddress } from './site-address.ts';

/** One request of the session handler: the requester, the site's URL for it, and where to continue. */
export type Visit = {
  context: Context;
  request: FastifyRequest;
  reply: FastifyReply;
  origin: string;
  /** Absolute, one of our pages. */
  goOnTo: string;
  /** Scripts get the address as JSON, plain forms and links are led there. */
  wantsJson: boolean;
};

/** Names of errors as clients of this protocol know them; the last ones are ours. */
export type SignInError =
  | 'AccessDenied'
  | 'Configuration'
  | 'CredentialsSignin'
  | 'EmailSignin'
  | 'OAuthAccountNotLinked'
  | 'OAuthCallback'
  | 'OAuthCreateAccount'
  | 'OAuthSignin'
  | 'Verification'
  | 'SecondFactorRequired'
  | 'SecondFactorWrong'
  | 'TooManyRequests';

/** Whether the caller reads the address from JSON: the two ways in which versions of the client say so. */
export function asksForJson(request: FastifyRequest, json: string | undefined): boolean {
  return json === 'true' || request.headers['x-auth-return-redirect'] !== undefined;
}

/** Sends the visitor on to an address. */
export function goTo({ reply, wantsJson }: Pick<Visit, 'reply' | 'wantsJson'>, url: string): { url: string } {
  if (!wantsJson) reply.header('location', url);
  return { url };
}

type Refusal = {
  error: SignInError;
  problem: Problem;
  parameters?: Readonly<Record<string, string>>;
};

/**
 * Redirects to the sign-in page with an error.
 * @throws Problem with that address for scripts
 */
export function refuse(visit: Visit, { error, problem, parameters = {} }: Refusal): { url: string } {
  const { origin, goOnTo } = visit;
  const url = pageAddress(origin, paths.signIn(), { error, ...parameters, callbackUrl: goOnTo });
  if (!visit.wantsJson) return goTo(visit, url);
  const { status, code, message, headers, extensions } = problem;
  throw new Problem({
    status,
    code,
    message,
    ...(headers ? { headers } : {}),
    extensions: { ...extensions, ...parameters, url },
  });
}

const ERROR_BY_CODE: Readonly<Record<string, SignInError>> = {
  'account.wrong-credentials': 'CredentialsSignin',
  'account.wrong-second-factor': 'SecondFactorWrong',
  'account.blocked': 'AccessDenied',
  'account.not-linked': 'OAuthAccountNotLinked',
  'account.no-address': 'OAuthCreateAccount',
  'provider.away': 'OAuthSignin',
  'provider.refused': 'OAuthCallback',
  'provider.cancelled': 'AccessDenied',
  'provider.unknown': 'Configuration',
  'sign-in.link-over': 'Verification',
  'sign-in.no-address': 'EmailSignin',
  'request.too-many': 'TooManyRequests',
};

/** Runs one step of signing in; refusals become responses of this protocol. */
export async function withSignInRefusals(visit: Visit, run: () => Promise<{ url: string }>): Promise<{ url: string }> {
  try {
    return await run();
  } catch (problem) {
    if (!(problem instanceof Problem)) throw problem;
    const error = ERROR_BY_CODE[problem.code];
    if (error === undefined) throw problem;
    if (problem.headers) visit.reply.headers(problem.headers);
    if (!visit.wantsJson) noteQuietRefusal(visit, problem);
    return refuse(visit, { error, problem: asRefusedSignIn(problem) });
  }
}

/** A redirect to a page with an error is a refusal, too, and noted here: elsewhere only thrown ones are. */
const noteQuietRefusal = ({ context, request }: Visit, problem: Problem): void =>
  noteRefusal(context.logger, {
    problem,
    operation: request.routeOptions.url ?? '',
    person: context.viewer?.id ?? null,
    hasCredential: false,
    isPrivate: false,
    address: request.ip,
    requestId: context.requestId,
  });

/** Clients of this protocol expect 401 for a refused sign-in. */
function asRefusedSignIn(problem: Problem): Problem {
  if (problem.code !== 'account.wrong-credentials' && problem.code !== 'account.wrong-second-factor') return problem;
  return new Problem({ status: 401, code: problem.code, message: problem.message });
}
