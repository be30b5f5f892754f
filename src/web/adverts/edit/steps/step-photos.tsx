import { useMemo } from 'react';
import { registerPath, signInPath } from '#web/page/callback-path.ts';
import type { FieldGroupProps } from './field-group.ts';
import { isLocalRef } from '#web/adverts/edit/draft/local-drafts.ts';
import { PhotoCarrier, PhotoFields } from '#web/adverts/edit/photos/photo-fields.tsx';
import type { Wizard } from '#web/adverts/edit/use-wizard.ts';
import { stepPath } from '#web/adverts/edit/wizard-steps.ts';

/** Where the photos of this advert go. */
function useTarget({ state, store }: Wizard) {
  const advertId = state.ref !== null && !isLocalRef(state.ref) ? state.ref : null;
  const ensureStored = useMemo(
    () => async (): Promise<string | null> => {
      await store.save();
      const { ref } = store.getState();
      return ref !== null && !isLocalRef(ref) ? ref : null;
    },
    [store],
  );
  return { advertId, advertRef: state.ref, ensureStored, onImages: store.changeImages };
}

type StepPhotosProps = { wizard: Wizard; group: FieldGroupProps; ownerId: string | null };

/** The step with the photos. */
export function StepPhotos({ wizard, group, ownerId }: StepPhotosProps) {
  const { state } = wizard;
  const here = stepPath(2, state.ref);
  return (
    <PhotoFields
      {...useTarget(wizard)}
      category={group.category}
      values={group.values}
      errors={group.errors}
      images={state.images}
      ownerId={ownerId}
      registerPath={registerPath(here)}
      signInPath={signInPath(here)}
    />
  );
}

/** Photos that could not be uploaded yet; the last step says that they wait. */
export function WaitingPhotos({ wizard, ownerId }: { wizard: Wizard; ownerId: string }) {
  const photosPath = wizard.step === 3 ? stepPath(2, wizard.state.ref) : null;
  return <PhotoCarrier {...useTarget(wizard)} ownerId={ownerId} {...(photosPath === null ? {} : { photosPath })} />;
}
