import type { ReactNode } from 'react';
import { formatTime } from '#domain/format/dates.ts';
import { editAdvertTexts as texts } from '#texts/de/adverts/edit-advert.ts';
import { Button, LinkButton } from '#ui/actions/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Cluster } from '#ui/layout/layout.tsx';
import { Icon } from '#ui/marks/icon.tsx';
import { Notice } from '#ui/surfaces/notice.tsx';
import { Rings } from '#ui/chart/rings.tsx';
import { signInPath } from '#web/page/callback-path.ts';
import { useCurrentPath } from '#web/page/use-current-path.ts';
import { PlanNotice } from './steps/plan-notice.tsx';
import type { Wizard } from './use-wizard.ts';
import { isDirty } from './wizard-store.ts';
import type { Step } from './wizard-steps.ts';
import { STEPS, stepPath } from './wizard-steps.ts';

/** Progress and save state around the current step. */
export function WizardFrame({ wizard, step, children }: { wizard: Wizard; step: Step; children: ReactNode }) {
  return (
    <div className="wrap wizard grid grid-cols-1 gap-5">
      <Cluster as="header" gap={6} rowGap={3} className="justify-between">
        <WizardRings wizard={wizard} step={step} />
        <SaveStatus wizard={wizard} />
      </Cluster>
      <Obstacle wizard={wizard} />
      {children}
    </div>
  );
}

/** The steps as rings of a log, and as links once there is something to link to. */
function WizardRings({ wizard: { state }, step }: { wizard: Wizard; step: Step }) {
  const mayJump = state.category !== null;
  return (
    <nav className="rings [&_ol]:gap-0" aria-label={texts.stepOf(step + 1, STEPS.length, texts.steps[step])}>
      <Rings total={STEPS.length} current={step + 1} />
      <ol>
        {STEPS.map((one) => {
          const isReachable = mayJump && one !== step && (one < 2 || state.ref !== null);
          return (
            <li key={one} aria-current={one === step ? 'step' : undefined}>
              {one === step && <span className="wizard-count">{texts.stepOf(one + 1, STEPS.length, '')} </span>}
              {isReachable ? (
                <a
                  href={stepPath(one, state.ref)}
                  className="inline-block min-w-10 py-2.5 text-spruce underline-offset-3"
                >
                  {texts.steps[one]}
                </a>
              ) : (
                texts.steps[one]
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

function SaveStatus({ wizard: { state, isSignedIn, isLive } }: { wizard: Wizard }) {
  const { save, ref } = state;
  const isUnsaved = isDirty(save);
  if (ref === null || (save.revision === 0 && save.savedAt === null)) return null;
  if (save.savingRevision !== null) return <StatusLine icon="clock">{texts.save.saving}</StatusLine>;
  if (!isSignedIn) return <StatusLine icon="check">{texts.save.savedHere}</StatusLine>;
  if (isUnsaved) return <StatusLine icon="clock">{isLive ? texts.save.live : texts.save.unsaved}</StatusLine>;
  return save.savedAt === null ? null : (
    <StatusLine icon="check">{texts.save.savedAt(formatTime(save.savedAt))}</StatusLine>
  );
}

function StatusLine({ icon, children }: { icon: 'check' | 'clock'; children: string }) {
  return (
    <p className={classNames('flex items-center gap-1.5 text-sm', icon === 'check' ? 'text-green' : 'text-ink-soft')}>
      <Icon name={icon} />
      {children}
    </p>
  );
}

function Obstacle({ wizard: { state, store, conflict } }: { wizard: Wizard }) {
  const here = useCurrentPath();
  const { obstacle } = state.save;
  return (
    <>
      {!state.isKept && <Notice kind="warning">{texts.save.nothingKept}</Notice>}
      {state.isRestored && obstacle === null && <Notice kind="success">{texts.save.restored}</Notice>}
      {obstacle?.kind === 'OFFLINE' && (
        <Notice kind="warning" isLive>
          {obstacle.isServerAway ? texts.save.failed : texts.save.offline}
        </Notice>
      )}
      {obstacle?.kind === 'SIGNED_OUT' && (
        <Notice kind="warning" isLive>
          {texts.save.signedOut} <a href={signInPath(here)}>{texts.save.signIn}</a>
        </Notice>
      )}
      {conflict.theirs !== null && (
        <Notice kind="warning">
          {texts.conflict.open}{' '}
          <Button variant="text" onClick={conflict.compare}>
            {texts.conflict.compare}
          </Button>
        </Notice>
      )}
      {obstacle?.kind === 'REFUSED' && obstacle.needsPlan && (
        <PlanNotice message={obstacle.message} isKept={false} isLive />
      )}
      {obstacle?.kind === 'REFUSED' && !obstacle.needsPlan && (
        <Notice kind="error" isLive>
          {obstacle.message}{' '}
          <Button
            variant="text"
            onClick={() => {
              store.resumeSaving();
              void store.save();
            }}
          >
            {texts.save.again}
          </Button>
        </Notice>
      )}
    </>
  );
}

type StepFootProps = { backPath: string | null; next: string; children?: ReactNode };

/** The buttons to the previous and next step. */
export function StepFoot({ backPath, next, children }: StepFootProps) {
  return (
    <div className="wizard-foot foot-buttons flex [flex-flow:row-reverse_wrap] items-center justify-between gap-3">
      {children}
      <Button type="submit" variant="main" size="large" name="intent" value="weiter">
        {next}
      </Button>
      {backPath !== null && (
        <LinkButton href={backPath} icon="caret-left">
          {texts.back}
        </LinkButton>
      )}
    </div>
  );
}
