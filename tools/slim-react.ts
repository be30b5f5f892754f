import type { Plugin } from 'vite';

const FILE = /\/react-dom\/cjs\/react-dom-client\.production\.js$/;

/** The version whose text the cuts below were made for. */
const KNOWN = 'exports.version = "19.3.1";';

/**
 * Functions of React DOM that only features call which no page uses: view transitions, refs on fragments, state of form
 * actions, hints to load a resource, and names in the component stacks of errors, which are minified anyway.
 */
const UNUSED: readonly string[] = [
  'trackEnterViewTransitions',
  'applyViewTransitionToHostInstances',
  'restoreViewTransitionOnHostInstances',
  'commitAppearingPairViewTransitions',
  'commitEnterViewTransitions',
  'commitExitViewTransitions',
  'commitDeletedPairViewTransitions',
  'commitNestedViewTransitions',
  'restorePairedViewTransitions',
  'restoreEnterOrExitViewTransitions',
  'restoreNestedViewTransitions',
  'measureNestedViewTransitions',
  'measureViewTransitionHostInstancesRecursive',
  'scheduleViewTransitionEvent',
  'startViewTransition',
  'commitNewChildToFragmentInstances',
  'commitFragmentInstanceInsertionEffects',
  'commitFragmentInstanceDeletionEffects',
  'FragmentInstance',
  'addFragmentHandleToFiber',
  'validateDocumentPositionWithFiberTree',
  'findFragmentInstanceOrTextInstanceSiblings',
  'mountActionState',
  'updateActionState',
  'rerenderActionState',
  'preload',
  'preloadModule',
  'preinitStyle',
  'preinitScript',
  'preinitModuleScript',
  'describeNativeComponentFrame',
];

/** The place where a commit starts a view transition. */
const STARTS_TRANSITION = /^ {2}shouldStartViewTransition\n {4}\? /m;

const FRAGMENT_METHOD = /^FragmentInstance\.prototype\.\w+ = function[^]*?^\};\n/gm;

/** What React does for its work tags 19, 30 and 31: SuspenseList, ViewTransition and Activity. */
const UNUSED_TAG = /^( +)case (?:19|30|31):\n((?:\1 +.*\n)+)/gm;

/** Leaves out of the browser's React what no page uses; a test keeps pages from using it. */
export function slimReact(): Plugin {
  return {
    name: 'slim-react',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: FILE },
      handler: (code) => ({ code: withoutUnused(code), map: null }),
    },
  };
}

/** @throws Error where React is of another version or lacks a part that is cut here */
export function withoutUnused(code: string): string {
  if (!code.includes(KNOWN)) throw lookHere(`is no longer the one with ${KNOWN}`);
  let slim = replaced(code, FRAGMENT_METHOD, () => '');
  slim = replaced(slim, STARTS_TRANSITION, () => '  false\n    ? ');
  slim = replaced(slim, UNUSED_TAG, (block, indent: string, body: string) => (endsItself(indent, body) ? '' : block));
  for (const name of UNUSED) {
    slim = replaced(slim, new RegExp(`^function ${name}\\([^)]*\\) \\{\\n[^]*?^\\}\\n`, 'm'), () => {
      return `function ${name}() {}\n`;
    });
  }
  return slim;
}

function replaced(code: string, part: RegExp, by: (match: string, ...groups: string[]) => string): string {
  const rest = code.replace(part, by);
  if (rest === code) throw lookHere(`lacks ${part.source}`);
  return rest;
}

/** A case whose last statement leaves the switch: none falls into the next one. */
function endsItself(indent: string, body: string): boolean {
  const statements = body
    .split('\n')
    .filter((line) => /^ *[^ )}:?]/.test(line) && line.search(/\S/) === indent.length + 2);
  return /^ *(?:break|return|throw)\b/.test(statements.at(-1) ?? '');
}

const lookHere = (what: string): Error => new Error(`React DOM ${what}; look at tools/slim-react.ts.`);
