/** One refused field: `path` as the caller wrote it (`categoryData.lengthInCm`), `message` in German. */
export type FieldProblem = { path: string; message: string };

type ProblemInit = {
  status: number;
  /** Stable dotted name, `advert.not-found`. */
  code: string;
  /** German sentence fit to show; access refusals that the page explains start with the marker `#:#`. */
  message: string;
  errors?: FieldProblem[];
  headers?: Record<string, string>;
  /** Further members of the problem body (RFC 9457, 3.2): what the page needs to go on from here. */
  extensions?: Record<string, unknown>;
};

/** An expected refusal. Everything else that is thrown is a fault of ours or of the outside world. */
export class Problem extends Error {
  override name = 'Problem';
  readonly status: number;
  readonly code: string;
  readonly errors: FieldProblem[] | undefined;
  readonly headers: Record<string, string> | undefined;
  readonly extensions: Record<string, unknown> | undefined;

  constructor(init: ProblemInit) {
    super(init.message);
    this.status = init.status;
    this.code = init.code;
    this.errors = init.errors;
    this.headers = init.headers;
    this.extensions = init.extensions;
  }
}

/** The answer where there is no call, or its existence is a secret. */
export const callUnknown = (): Problem =>
  new Problem({ status: 404, code: 'call.unknown', message: 'Diesen Aufruf gibt es nicht.' });
