import { useCallback, useEffect, useId, useRef, useState, useSyncExternalStore } from 'react';
import type { CategoryCode } from '#domain/lookups/categories.data.ts';
import { MAX_UPLOAD_BYTES } from '#domain/upload-sizes.ts';
import { MAX_IMAGES } from '#domain/adverts/advert-content.ts';
import type { Image } from '#contract/common.schemas.ts';
import { photoTexts } from '#texts/de/adverts/photos.ts';
import { Button, LinkButton } from '#ui/actions/button.tsx';
import { FieldNote } from '#ui/fields/field.tsx';
import { Notice } from '#ui/surfaces/notice.tsx';
import { VisuallyHidden } from '#ui/marks/visually-hidden.tsx';
import { textOf } from '#web/adverts/edit/draft/draft-values.ts';
import type { PhotoFieldsProps } from '#web/adverts/edit/steps/field-group.ts';
import { DropField } from './drop-field.tsx';
import { PendingCard } from './pending-card.tsx';
import { PhotoCard } from './photo-card.tsx';
import { PHOTO_ACTION, photoActionValue } from './photo-form.ts';
import { withAgain, withAlt, withCaptureShown, withUploaded } from './photo-list.ts';
import type { PhotoQueue, Refusal } from './photo-queue.ts';
import { usePhotoQueue, useQueueView } from './photo-queues.ts';
import { SymbolPreview } from './symbol-preview.tsx';
import { usePhotoOrder } from './use-photo-order.ts';
import type { Removed } from './use-photo-order.ts';
import './photos.css';

/** The photos of an advert: chosen, made smaller, uploaded three at a time, put in order and described. */
export function PhotoFields(props: PhotoFieldsProps) {
  const queue = usePhotoQueue(props.ownerId, props.advertRef);
  return <PhotoBoard {...props} queue={queue} />;
}

type CarrierProps = Pick<PhotoFieldsProps, 'ownerId' | 'advertRef' | 'advertId' | 'onImages' | 'ensureStored'> & {
  /** Where the photos are checked; absent: not mentioned. */
  photosPath?: string;
};

/** Uploads waiting photos while another step is shown, and says that there are some. */
export function PhotoCarrier({ ownerId, advertRef, photosPath, ...target }: CarrierProps) {
  const queue = usePhotoQueue(ownerId, advertRef);
  const { pending } = useQueueView(queue);
  useTarget(queue, target);
  if (pending.length === 0 || photosPath === undefined) return null;
  return (
    <Notice kind="warning" isLive>
      {photoTexts.stillWaiting(pending.length)} <a href={photosPath}>{photoTexts.toPhotos}</a>
    </Notice>
  );
}

/** Sends what the queue holds to an advert. Returns how its pictures are changed. */
function useTarget(
  queue: PhotoQueue,
  { advertId, onImages, ensureStored }: Pick<PhotoFieldsProps, 'advertId' | 'onImages' | 'ensureStored'>,
): ChangeImages {
  const change = useCallback<ChangeImages>((how) => onImages((all) => how(all.filter(isStored))), [onImages]);
  useEffect(() => {
    queue.aim({
      ensureStored: advertId === null ? ensureStored : () => Promise.resolve(advertId),
      onUploaded: (image, rankOf) => change((all) => withUploaded(all, image, rankOf)),
    });
  }, [queue, advertId, ensureStored, change]);
  useEffect(() => queue.resume(), [queue, advertId]);
  return change;
}

const never = (): (() => void) => () => undefined;

/** False on the server and until scripts run. */
const useIsLive = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

type ChangeImages = PhotoFieldsProps['onImages'];

/** Drawings of sample adverts stand for photos; the first change removes them. */
const isStored = ({ storedFileId }: Image): boolean => typeof storedFileId === 'string';

export function PhotoBoard({ queue, ...props }: PhotoFieldsProps & { queue: PhotoQueue }) {
  const { category, values, errors, advertId, onImages, ensureStored, ownerId, registerPath, signInPath } = props;
  const isSignedIn = ownerId !== null;
  const isLive = useIsLive();
  const view = useQueueView(queue);
  const [spilt, setSpilt] = useState(0);
  const [withPlace, setWithPlace] = useState(false);
  const images = props.images.filter(isStored);
  const isFull = images.length + view.pending.length >= MAX_IMAGES;

  const change = useTarget(queue, { advertId, onImages, ensureStored });

  const take = (files: readonly File[]): void => {
    const free = Math.max(0, MAX_IMAGES - images.length - view.pending.length);
    setSpilt(Math.max(0, files.length - free));
    queue.add(files.slice(0, free), withPlace);
  };

  return (
    <div id="images" className="grid gap-4 min-w-0 [&>p]:max-w-measure">
      <p>{photoTexts.intros[category]}</p>
      {isSignedIn ? (
        <DropField isLive={isLive} isFull={isFull} withPlace={withPlace} onWithPlace={setWithPlace} onFiles={take} />
      ) : (
        <Notice kind="info">
          <p>{photoTexts.signInFirst}</p>
          <p className="flex flex-wrap gap-2.5">
            <LinkButton href={registerPath} variant="main">
              {photoTexts.register}
            </LinkButton>
            <LinkButton href={signInPath}>{photoTexts.signIn}</LinkButton>
          </p>
        </Notice>
      )}
      {errors['images'] && <FieldNote id="images-error" error={errors['images']} />}
      {isFull && <Notice kind="info">{photoTexts.full(MAX_IMAGES)}</Notice>}
      {spilt > 0 && (
        <Notice kind="warning" isLive onClose={() => setSpilt(0)}>
          {photoTexts.notTaken(spilt, MAX_IMAGES)}
        </Notice>
      )}
      {!view.isOnline && view.pending.length > 0 && (
        <Notice kind="warning" isLive>
          {view.pending.every(({ isKept }) => isKept) ? photoTexts.offline : photoTexts.notKept}
        </Notice>
      )}
      {view.refusals.map((refusal) => (
        <Notice key={refusal.key} kind="error" isLive onClose={() => queue.dismiss(refusal.key)}>
          {photoTexts.refused(refusal.name, reasonOf(refusal))}
        </Notice>
      ))}
      {images.length + view.pending.length > 0 ? (
        <PhotoList
          images={images}
          queue={queue}
          isLive={isLive}
          onImages={change}
          advert={{ category, city: textOf(values, 'address.city') }}
        />
      ) : (
        <SymbolPreview category={category} values={values} />
      )}
      <div role="status">
        {view.uploadedCount > 0 && <VisuallyHidden>{photoTexts.uploaded(view.uploadedCount)}</VisuallyHidden>}
      </div>
    </div>
  );
}

function reasonOf({ reason }: Refusal): string {
  switch (reason.kind) {
    case 'HEIC':
      return photoTexts.heic;
    case 'UNKNOWN':
      return photoTexts.unknown;
    case 'LARGE':
      return photoTexts.large(MAX_UPLOAD_BYTES / 1024 ** 2);
    case 'SERVER':
      return reason.message ?? photoTexts.refusedWithoutWord;
  }
}

type PhotoListProps = {
  images: readonly Image[];
  onImages: ChangeImages;
  queue: PhotoQueue;
  isLive: boolean;
  advert: { category: CategoryCode; city: string };
};

function PhotoList({ images, queue, isLive, advert, onImages }: PhotoListProps) {
  const view = useQueueView(queue);
  const gripHelpId = useId();
  const { list, said, removed, setRemoved, drag, move, act } = usePhotoOrder(images, onImages);

  return (
    <>
      <p className="text-ink-soft text-sm" role="status">
        {photoTexts.count(images.length, MAX_IMAGES)}
      </p>
      {removed && (
        <UndoBar
          removed={removed}
          onUndo={() => {
            onImages((all) => withAgain(all, removed.image, removed.position));
            setRemoved(null);
          }}
          onClose={() => setRemoved(null)}
        />
      )}
      <ol
        ref={list}
        className="grid gap-4 grid-cols-[repeat(auto-fill,minmax(min(100%,13.5rem),1fr))]"
        aria-label={photoTexts.list}
      >
        {images.map((image, index) => (
          <PhotoCard
            key={image.id}
            image={image}
            index={index}
            count={images.length}
            isLive={isLive}
            isDragged={drag.draggedId === image.id}
            advert={advert}
            gripHelpId={gripHelpId}
            onAction={(action) => act(image, index, action)}
            onAlt={(alt) => onImages((all) => withAlt(all, image.id, alt))}
            onCapture={(isShown) => onImages((all) => withCaptureShown(all, image.id, isShown))}
            onGrip={(event) => drag.start(event, image.id)}
            onGripKey={(to) => move(image, index, { to, action: 'grip' })}
          />
        ))}
        {view.pending.map((photo) => (
          <PendingCard
            key={photo.key}
            photo={photo}
            isOnline={view.isOnline}
            onRetry={() => queue.retry(photo.key)}
            onCancel={() => queue.cancel(photo.key)}
          />
        ))}
      </ol>
      {!isLive && images.length > 0 && (
        <Button type="submit" name={PHOTO_ACTION} value={photoActionValue('save')} formNoValidate>
          {photoTexts.saveChanges}
        </Button>
      )}
      <span id={gripHelpId} hidden>
        {photoTexts.gripHelp}
      </span>
      <div role="status">
        <VisuallyHidden>{said}</VisuallyHidden>
      </div>
    </>
  );
}

type UndoBarProps = { removed: Removed; onUndo: () => void; onClose: () => void };

function UndoBar({ removed, onUndo, onClose }: UndoBarProps) {
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => undo.current?.focus(), [removed]);
  return (
    <Notice kind="info" onClose={onClose}>
      {photoTexts.removed(removed.position + 1)}{' '}
      <Button ref={undo} variant="text" onClick={onUndo}>
        {photoTexts.undo}
      </Button>
    </Notice>
  );
}
