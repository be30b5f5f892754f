import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useEffectEvent, useRef, useState } from 'react';
import { MINUTE_IN_MS } from '#domain/durations.ts';
import { formatDistance, formatNumber } from '#domain/format/numbers.ts';
import { COUNTRIES_OF_ORIGIN } from '#domain/lookups/countries.data.ts';
import { federalStateById } from '#domain/lookups/regions.data.ts';
import type { Place } from '#contract/places/places.schemas.ts';
import type { Coordinates } from '#domain/places/geometry/distance.ts';
import { distanceInKm } from '#domain/places/geometry/distance.ts';
import { advertTermsTexts } from '#texts/de/adverts/advert-terms.ts';
import { Button } from '#ui/actions/button.tsx';
import { SelectField, TextField } from '#ui/fields/text-field.tsx';
import { Cluster } from '#ui/layout/layout.tsx';
import { FieldAnchor } from '#web/adverts/edit/category-fields/field-anchor.tsx';
import { SETTLED_FIELD, settledMarkOf } from '#web/adverts/edit/draft/draft-terms.ts';
import { answerOf, textOf } from '#web/adverts/edit/draft/draft-values.ts';
import type { FieldGroupProps } from '#web/adverts/edit/steps/field-group.ts';
import { PlaceCombobox } from '#web/forms/place-combobox.tsx';
import { useDevicePosition } from '#web/device/use-device-position.ts';
import { useHydrated } from '#web/page/use-hydrated.ts';
import { PointMap } from './point-map.tsx';
import { isExact, typedDegrees, typedPoint } from './point.ts';
import { placeOfPostalCode } from './terms.queries.ts';
import './terms.css';

const texts = advertTermsTexts.place;
const MIXED_ORIGIN = 'XX';
const COUNTRIES = COUNTRIES_OF_ORIGIN.filter(({ code }) => code !== MIXED_ORIGIN).map(({ code, name }) => ({
  value: code,
  label: name,
}));

type PlaceFieldsProps = FieldGroupProps & {
  /** Seed of the blurred circle that buyers see; null for visitors. */
  ownerId: string | null;
};

/** Location of the goods: a postcode fills in town and federal state, and a point on the map makes it exact. */
export function PlaceFields({ ownerId, ...group }: PlaceFieldsProps) {
  const { values, onChange, errors } = group;
  const countryCode = answerOf(values, 'address.countryCode') ?? 'AT';
  const isHydrated = useHydrated();
  const typedCode = useDeferredValue(textOf(values, 'address.postalCode'));
  const place = useQuery(placeOfPostalCode(countryCode, isHydrated ? typedCode : '')).data;
  const change = (name: string, value: string): void => {
    onChange(name, value);
    if (value === textOf(values, name)) return;
    onChange('address.latitude', '');
    onChange('address.longitude', '');
  };
  const countries = COUNTRIES.some(({ value }) => value === countryCode)
    ? COUNTRIES
    : [...COUNTRIES, { value: countryCode, label: countryCode }];
  return (
    <div className="terms">
      <input type="hidden" name={SETTLED_FIELD} value={settledMarkOf(values)} />
      <div className="terms-row sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <PostalCodeField group={group} place={place ?? null} change={change} />
        <FieldAnchor path="address.city">
          <TextField
            label={texts.city}
            name="address.city"
            autoComplete="address-level2"
            value={textOf(values, 'address.city')}
            onChange={(event) => onChange('address.city', event.currentTarget.value)}
            error={errors['address.city']}
            help={stateOf(place)}
          />
        </FieldAnchor>
      </div>
      {place === null && <p className="field-help">{texts.unknown}</p>}
      <div className="terms-row">
        <FieldAnchor path="address.countryCode">
          <SelectField
            label={texts.country}
            name="address.countryCode"
            autoComplete="country"
            value={countryCode}
            onChange={(event) => change('address.countryCode', event.currentTarget.value)}
            choices={countries}
            error={errors['address.countryCode']}
          />
        </FieldAnchor>
        <FieldAnchor path="address.street">
          <TextField
            label={texts.street}
            isOptional
            name="address.street"
            autoComplete="street-address"
            value={textOf(values, 'address.street')}
            onChange={(event) => onChange('address.street', event.currentTarget.value)}
            error={errors['address.street']}
            help={texts.streetHelp}
          />
        </FieldAnchor>
      </div>
      <PointFields group={group} place={place ?? null} ownerId={ownerId} />
    </div>
  );
}

function stateOf(place: Place | null | undefined): string | undefined {
  if (place === undefined || place === null) return undefined;
  if (place.precision === 'region') return texts.nearest(`${place.postalCode} ${place.name}`);
  const state = place.federalStateId === null ? undefined : federalStateById(place.federalStateId);
  return state === undefined ? undefined : texts.inState(state.name);
}

type PostalCodeFieldProps = {
  group: FieldGroupProps;
  place: Place | null;
  change: (name: string, value: string) => void;
};

function PostalCodeField({ group: { values, onChange, errors }, place, change }: PostalCodeFieldProps) {
  const typed = textOf(values, 'address.postalCode');
  const [known] = useState(typed);
  const [isChanged, setIsChanged] = useState(false);

  const town = isChanged && place?.precision === 'exact' ? place.name : null;
  const filled = useRef<string | null>(null);
  const fill = useEffectEvent((name: string) => onChange('address.city', name));
  useEffect(() => {
    if (town === null || filled.current === town) return;
    filled.current = town;
    fill(town);
  }, [town]);

  return (
    <FieldAnchor path="address.postalCode">
      <PlaceCombobox
        known={known}
        countryCode={answerOf(values, 'address.countryCode') ?? 'AT'}
        label={texts.postalCode}
        name="address.postalCode"
        autoComplete="postal-code"
        inputMode="text"
        value={typed}
        error={errors['address.postalCode']}
        help={texts.postalCodeHelp}
        onChange={(text) => {
          setIsChanged(true);
          change('address.postalCode', text);
        }}
        onTake={({ postalCode, name }) => {
          filled.current = name;
          setIsChanged(true);
          change('address.postalCode', postalCode);
          onChange('address.city', name);
        }}
      />
    </FieldAnchor>
  );
}

type PointFieldsProps = { group: FieldGroupProps; place: Place | null; ownerId: string | null };

function PointFields({ group, place, ownerId }: PointFieldsProps) {
  const { values, onChange, errors } = group;
  const isHydrated = useHydrated();
  const typed = typedPoint(values);
  const shown = typed ?? place;
  const setPoint = ({ latitude, longitude }: Coordinates): void => {
    onChange('address.latitude', typedDegrees(latitude));
    onChange('address.longitude', typedDegrees(longitude));
  };
  const clear = (): void => {
    onChange('address.latitude', '');
    onChange('address.longitude', '');
  };
  const isPinned = isExact(typed, place);
  const placeName = `${textOf(values, 'address.postalCode')} ${textOf(values, 'address.city')}`.trim();
  return (
    <div className="terms point-fields">
      {shown !== null && (
        <PointMap point={shown} placeName={placeName} ownerId={ownerId} onMove={isHydrated ? setPoint : null} />
      )}
      {shown !== null && <p className="field-help">{texts.blurred}</p>}
      <Cluster gap={4} rowGap={2}>
        {isHydrated && <UseLocationButton onFound={setPoint} />}
        {isHydrated && isPinned && (
          <Button variant="text" onClick={clear}>
            {texts.pointClear}
          </Button>
        )}
      </Cluster>
      <p className="field-help">
        {isPinned && typed !== null && place !== null
          ? texts.pointAway(spokenDistance(distanceInKm(typed, place)))
          : texts.pointHelp}{' '}
        {isHydrated && shown !== null && !isPinned && texts.pointTap}
      </p>
      <details open={Boolean(errors['address.latitude'] ?? errors['address.longitude'])}>
        <summary className="w-fit cursor-pointer py-2.5 text-sm underline">{texts.byHand}</summary>
        <div className="terms-row pt-2">
          <DegreesField group={group} name="address.latitude" label={texts.latitude} help={texts.latitudeExample} />
          <DegreesField group={group} name="address.longitude" label={texts.longitude} help={texts.longitudeExample} />
        </div>
      </details>
    </div>
  );
}

const spokenDistance = (km: number): string =>
  km < 1 ? `${formatNumber(Math.round(km * 100) * 10)}\u00A0m` : formatDistance(km);

type DegreesFieldProps = {
  group: FieldGroupProps;
  name: 'address.latitude' | 'address.longitude';
  label: string;
  help: string;
};

function DegreesField({ group: { values, onChange, errors }, name, label, help }: DegreesFieldProps) {
  return (
    <FieldAnchor path={name}>
      <TextField
        label={label}
        isOptional
        name={name}
        unit="°"
        inputMode="decimal"
        autoComplete="off"
        value={textOf(values, name)}
        onChange={(event) => onChange(name, event.currentTarget.value)}
        error={errors[name]}
        help={help}
      />
    </FieldAnchor>
  );
}

/** Uses the location of the device, for people who stand beside their wood. */
function UseLocationButton({ onFound }: { onFound: (point: Coordinates) => void }) {
  const { state, find } = useDevicePosition({
    isExact: true,
    oldestInMs: MINUTE_IN_MS,
    onFound: ({ latitude, longitude }) => onFound({ latitude, longitude }),
  });
  return (
    <>
      <Button icon="crosshair" onClick={find} aria-disabled={state === 'SEARCHING' || undefined}>
        {texts.pointHere}
      </Button>
      <span className="field-help" role="status">
        {state === 'SEARCHING' && texts.pointSearching}
        {(state === 'DENIED' || state === 'FAILED') && texts.pointFailed}
      </span>
    </>
  );
}
