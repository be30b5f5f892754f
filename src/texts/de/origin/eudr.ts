import { formatDate } from '#domain/format/dates.ts';
import { formatNumber } from '#domain/format/numbers.ts';
import { countryOfOriginByCode } from '#domain/lookups/countries.data.ts';
import { woodTypeById } from '#domain/lookups/wood-types.data.ts';
import { EUDR, type EudrGap, type EudrPlot, type EudrRecord, type EudrRole } from '#domain/origin/eudr.ts';
import { pointText } from '#domain/origin/outline-text.ts';

const ROLES: Record<EudrRole, string> = {
  OPERATOR: 'Marktteilnehmer: bringt das Holz als Erster in Verkehr',
  SMALL_PRIMARY_OPERATOR: 'Kleiner Primärerzeuger mit vereinfachter Erklärung',
  DOWNSTREAM_OPERATOR: 'Nachgelagerter Marktteilnehmer: verarbeitet gekauftes Holz',
  TRADER: 'Händler: verkauft gekauftes Holz weiter',
};

const PLOTS: Record<EudrPlot, string> = {
  NONE: 'Keine Koordinaten, nur Parzelle oder Adresse',
  OUTLINE: 'Der Umriss, den du zur Anzeige gezeichnet hast',
  POINT: `Ein Punkt, für Flächen bis ${EUDR.pointInHectares} ha`,
};

const GAPS: Record<EudrGap, string> = {
  number: 'Referenznummer',
  identifier: 'Kennung des Primärerzeugers',
  producer: 'Erzeuger',
  country: 'Land der Ernte',
  species: 'Holzarten',
  harvest: 'Zeitraum der Ernte',
  plot: 'Fläche',
};

const speciesName = (woodTypeId: number): string => {
  const wood = woodTypeById(woodTypeId);
  return wood === undefined ? '' : `${wood.shortText} (${wood.botanicalName ?? ''})`;
};

type Shown = { record: EudrRecord; areaInHectares: number | null };

/** What a record says, line by line, without what it leaves open. */
export function eudrLines({ record, areaInHectares }: Shown): { label: string; text: string }[] {
  const { harvestedFrom: from, harvestedTo: to, point } = record;
  const lines = [
    { label: 'Rolle', text: ROLES[record.role] },
    { label: 'Referenznummer', text: record.referenceNumber },
    { label: 'Prüfnummer', text: record.verificationNumber },
    { label: 'Kennung', text: record.declarationIdentifier },
    { label: 'Erzeuger', text: record.producerName },
    { label: 'Land der Ernte', text: countryOfOriginByCode(record.countryCode ?? '')?.name ?? '' },
    { label: 'Ort der Ernte', text: record.productionPlace },
    { label: 'Holzarten', text: record.woodTypeIds.map(speciesName).join(', ') },
    {
      label: 'Ernte',
      text: from === null || to === null ? '' : `${formatDate(new Date(from))} bis ${formatDate(new Date(to))}`,
    },
    { label: 'Fläche', text: areaInHectares === null ? '' : `${formatNumber(areaInHectares)} ha` },
    { label: 'Punkt', text: point === null ? '' : pointText(point) },
  ];
  return lines.filter(({ text }) => text !== '');
}

/** The page and the paper for what the EU deforestation regulation asks about origin. */
export const eudrTexts = {
  title: 'Herkunft nach EU-Entwaldungs\u00ADverordnung',
  about: (title: string) => `Zur Anzeige „${title}“`,
  untitled: 'ohne Titel',
  privacy:
    'Diese Angaben siehst nur du. In einem Chat kannst du sie der anderen Seite übergeben, als PDF und als Datei für das EU-Informationssystem.',
  law: (from: string, smallFrom: string) =>
    `Die Verordnung (EU) 2023/1115 gilt ab ${from}, auch für Kleinst- und Kleinbetriebe, wenn ihr Holz schon unter die EU-Holzverordnung fiel: Das trifft auf Brennholz, Rundholz und Schnittholz fast immer zu. Für andere Kleinst- und Kleinbetriebe gilt sie ab ${smallFrom}. Wer privat verkauft, ist nicht betroffen. Das ist eine Hilfe und keine Rechtsberatung.`,
  role: 'Deine Rolle',
  roles: ROLES,
  reference: 'Referenznummer der Sorgfaltserklärung',
  referenceHelp:
    'Aus dem EU-Informationssystem. Wer gekauftes Holz weiterverkauft, gibt die Nummer des Lieferanten an.',
  verification: 'Prüfnummer',
  identifier: 'Kennung des kleinen Primärerzeugers',
  identifierHelp:
    'Wer die einmalige vereinfachte Erklärung abgegeben hat, gibt statt der Referenznummer diese Kennung an.',
  producer: 'Erzeuger',
  producerHelp: 'Name des Forstbetriebs, in dem das Holz geerntet wurde',
  place: 'Ort der Ernte',
  placeHelp: 'Katastralgemeinde und Grundstück oder Adresse, etwa KG Bad Ischl, Gst 412/3',
  country: 'Land der Ernte',
  open: 'noch offen',
  species: 'Holzarten',
  speciesHelp:
    'Mit Beistrich getrennt: Fichte, Buche. Den botanischen Namen ergänzen wir; „gemischt“ reicht der Verordnung nicht.',
  speciesPart: (part: string) => `„${part}“ kennen wir nicht. Schreib die Holzart, etwa Fichte oder Rotbuche.`,
  harvestedFrom: 'Ernte von',
  harvestedTo: 'Ernte bis',
  plot: 'Fläche der Ernte',
  plots: PLOTS,
  outlineIs: (hectares: number) => `Gezeichnet sind ${formatNumber(hectares)} ha.`,
  outlineMissing: 'Zu dieser Anzeige ist noch kein Umriss gezeichnet.',
  point: 'Punkt',
  pointHelp: 'Breite, Länge in WGS 84 mit sechs Stellen: 47.543210, 15.123456',
  pointUnreadable: 'Der Punkt ist nicht zu lesen. Schreib Breite und Länge: 47.543210, 15.123456',
  hectares: 'Größe der Fläche zum Punkt',
  hectaresRange: `Ein Punkt reicht nur für Flächen bis ${EUDR.pointInHectares} ha. Zeichne für größere den Umriss.`,
  dayUnreadable: 'Dieses Datum gibt es nicht.',
  save: 'Angaben speichern',
  saving: 'Wird gespeichert …',
  saved: 'Die Angaben sind gespeichert.',
  delete: 'Angaben löschen',
  deleted: 'Die Angaben sind gelöscht.',
  check: 'Bitte prüf die genannten Felder.',
  failed: 'Das Speichern hat nicht geklappt. Bitte versuch es noch einmal.',
  offline: 'Ohne Verbindung können die Angaben nicht gespeichert werden. Bitte versuch es später noch einmal.',
  gaps: GAPS,
  missing: (gaps: readonly EudrGap[]) => `Zum Übergeben fehlt noch: ${gaps.map((gap) => GAPS[gap]).join(', ')}.`,
  complete: 'Die Angaben sind vollständig. Übergeben kannst du sie im Menü eines Chats unter „Herkunft des Holzes“.',
  doubts: {
    reference:
      'Die Referenznummer sieht ungewöhnlich aus. Üblich sind zwei Ziffern, zwei Buchstaben für das Land und zehn weitere Zeichen.',
    verification: 'Die Prüfnummer sieht ungewöhnlich aus. Üblich sind acht Zeichen.',
  },
  mine: 'Zu meinen Anzeigen',
  toOutline: 'Zur Fläche',
  paper: {
    title: 'Herkunft des Holzes',
    subtitle: 'Angaben nach der Verordnung (EU) 2023/1115 über entwaldungsfreie Erzeugnisse',
    about: (title: string) => `Zur Anzeige „${title}“`,
    handed: (at: string) => `Übergeben am ${at}`,
    record: 'Angaben',
    plot: 'Fläche der Ernte',
    coordinates: 'WGS 84, Breite und Länge',
    notice: 'Angaben des Anbieters, von Stammplatz nicht geprüft. Die Nummern sind fünf Jahre aufzubewahren.',
    page: (page: number, count: number) => `Seite ${page} von ${count}`,
  },
} as const;
