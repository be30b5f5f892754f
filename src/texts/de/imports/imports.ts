import { counted } from '#domain/format/counted.ts';
import { formatNumber } from '#domain/format/numbers.ts';
import type { Issue } from '#domain/result.ts';
import { editAdvertTexts } from '#texts/de/adverts/edit-advert.ts';
import { choicesTexts } from '#texts/de/lookups/choices.ts';
import { validationTexts } from '#texts/de/forms/validation.ts';

type Params = Issue['params'];
const said = (params: Params, name: string): string => String(params[name] ?? '');
const meantOf = (params: Params): string =>
  params['meant'] === undefined ? '' : ` Meinst du „${said(params, 'meant')}“?`;

type Sentence = (path: string, params: Params) => string;

/** What is wrong with a row of an import, or worth a word; everything else is said as in the form. */
const SENTENCES: Readonly<Record<string, Sentence>> = {
  'import.choice': (path, params) => {
    const possible = params['possible'] === undefined ? '' : ` Möglich ist: ${said(params, 'possible')}.`;
    const hint = meantOf(params);
    return `${validationTexts.nameOf(path)}: „${said(params, 'given')}“ kennen wir nicht.${hint === '' ? possible : hint}`;
  },
  'import.number': (path, params) =>
    `${validationTexts.nameOf(path)}: „${said(params, 'given')}“ ist keine Zahl. Schreib sie so: 1.234,5.`,
  'import.day': (path, params) =>
    `${validationTexts.nameOf(path)}: „${said(params, 'given')}“ ist kein Datum. Schreib es so: 24.12.2026.`,
  'import.reserved-contradiction': () =>
    'Bei „reserviert“ steht nein, bei „reserviert_bis“ ein Tag. Bitte lass eines von beiden weg.',
  'import.reserved-too-long': (_path, params) =>
    `Eine Anzeige lässt sich höchstens ${said(params, 'most')} Tage im Voraus reservieren.`,
  'import.reserved-over': () => 'Der letzte Tag der Reservierung ist vorbei. Die Anzeige ist nicht reserviert.',
  'import.reserved-draft': () =>
    'Ein Entwurf lässt sich nicht reservieren. Veröffentliche ihn mit der Liste oder lass die Reservierung weg.',
  'import.damaged': (path, params) =>
    `${validationTexts.nameOf(path)}: „${said(params, 'given')}“ enthält ein Zeichen, das nicht lesbar ist. Schreib es in deiner Liste neu und speichere sie als „CSV UTF-8“.`,
  'import.damaged-reference': (_path, params) =>
    `Die Kennung „${said(params, 'given')}“ enthält ein Zeichen, das nicht lesbar ist. Schreib es in deiner Liste neu und speichere sie als „CSV UTF-8“.`,
  'import.no-object': () => 'Dieser Eintrag ist keine Anzeige. Erwartet wird ein Objekt in geschwungenen Klammern.',
  'import.broken-entry': () => 'Dieser Eintrag ist kein gültiges JSON.',
  'import.too-many-cells': () =>
    'Die Zeile hat mehr Felder als die Kopfzeile. Steht ein Trennzeichen in einem Text, gehört der Text in Anführungszeichen.',
  'import.open-quote': () => 'Ein Anführungszeichen wird nicht geschlossen. Ab hier ist die Datei nicht lesbar.',
  'import.stray-quote': () =>
    'Nach einem Anführungszeichen geht das Feld weiter. Schreib es darin zweimal hintereinander. Ab hier ist die Datei nicht lesbar.',
  'import.reference-missing': () => 'Die Kennung fehlt. An ihr erkennen wir deine Anzeige beim nächsten Mal wieder.',
  'import.reference-too-long': () => 'Die Kennung darf höchstens 80 Zeichen haben.',
  'import.reference-twice': (_path, params) =>
    `Diese Kennung steht schon in Zeile ${said(params, 'row')}. Jede Anzeige braucht ihre eigene.`,
  'import.reference-new': (_path, params) => {
    const missing = said(params, 'missing').split(' ').map(validationTexts.nameOf);
    return `Die Kennung „${said(params, 'given')}“ gibt es bei dir noch nicht. Für eine neue Anzeige ${missing.length === 1 ? 'fehlt' : 'fehlen'} noch: ${missing.join(', ')}.`;
  },
  'import.deleted': () =>
    'Die Anzeige mit dieser Kennung hast du gelöscht. Hol sie unter „Meine Anzeigen“ zurück oder nimm eine andere Kennung.',
  'import.picture-address': (_path, params) =>
    `Das Bild „${said(params, 'given').slice(0, 120)}“ können wir nicht holen. Erwartet wird eine öffentliche Adresse mit https:// und ohne Port.`,
  'import.picture-no-zip': (_path, params) =>
    `„${said(params, 'given').slice(0, 120)}“ ist der Name einer Datei, aber zur Liste gibt es keine Zip-Datei mit Bildern.`,
  'import.picture-not-in-zip': (_path, params) =>
    `Das Bild „${said(params, 'given').slice(0, 120)}“ ist nicht in der Zip-Datei.`,
  'import.picture-ambiguous': (_path, params) =>
    `Das Bild „${said(params, 'given').slice(0, 120)}“ gibt es in der Zip-Datei mehrmals. Schreib den Ordner dazu, zum Beispiel „eiche/1.jpg“.`,
  'import.pictures-too-many': (_path, params) =>
    `Eine Anzeige hat höchstens ${said(params, 'most')} Bilder. Wir nehmen die ersten ${said(params, 'most')}.`,
  'choice.retired': (_path, params) => choicesTexts.retired(said(params, 'text')),
  'import.column-unknown': (_path, params) =>
    `Die Spalte „${said(params, 'given')}“ lesen wir nicht.${meantOf(params)}`,
  'import.category-of-words': (_path, params) =>
    `Die Kategorie „${said(params, 'category')}“ haben wir aus den Wörtern gelesen. Schreib sie dazu, wenn sie nicht stimmt.`,
  'import.band-gap': (_path, params) => {
    const possible = said(params, 'possible').split('|').join(' oder ');
    return `Zur Zustellung fehlt noch „${said(params, 'missing')}“${possible === '' ? '.' : `: ${possible}.`}`;
  },
  'import.category-of-cell': (_path, params) =>
    `Kategorie: „${said(params, 'given')}“ haben wir als „${said(params, 'category')}“ gelesen. Schreib sie anders, wenn das nicht stimmt.`,
  'import.column-twice': (_path, params) =>
    `Die Spalte „${said(params, 'given')}“ kommt zweimal vor. Es gilt die erste.`,
  'import.column-foreign': (_path, params) =>
    `Die Spalte „${said(params, 'column')}“ gehört nicht zu dieser Kategorie. Wir lesen sie nicht.`,
};

/** One German sentence for one issue of a row; what is unusual is asked as the form asks it. */
function sentenceOf({ path, code, params }: Issue): string {
  if (code.startsWith('warning.')) return editAdvertTexts.warningOf({ path, code, params });
  return SENTENCES[code]?.(path, params) ?? validationTexts.messageOf({ path, code, params });
}

const rows = (count: number): string => counted(count, 'Zeile', 'Zeilen');

const FETCH_FAILURES: Readonly<Record<string, string>> = {
  'too-slow': 'Der Server braucht zu lange.',
  'too-large': 'Das Bild ist größer als 15 MB.',
  'not-allowed': 'Von dieser Adresse laden wir keine Bilder.',
  unreachable: 'Der Server ist nicht erreichbar.',
  'zip-gone': 'Die Zip-Datei ist nicht mehr da. Lade sie bitte mit der Liste noch einmal hoch.',
  'zip-damaged': 'Die Datei ist in der Zip-Datei beschädigt oder auf eine Art gepackt, die wir nicht lesen.',
};

/** Import of many adverts at once: the page, its refusals, what is said of rows. */
export const importTexts = {
  sentenceOf,

  issueColumns: ['Zeile', 'Spalte', 'Kennung', 'Art', 'Meldung'],
  severities: { ERROR: 'Fehler', HINT: 'Hinweis' },

  pictures: {
    ofAddress: (address: string, failure: string) =>
      `Bild ${address.length > 160 ? `${address.slice(0, 160)}…` : address}: ${failure}`,
    failure: (failure: { code: string; status?: number }) =>
      failure.code === 'answer'
        ? `Der Server antwortet mit ${String(failure.status)} statt mit einem Bild.`
        : (FETCH_FAILURES[failure.code] ?? 'Es konnte nicht geladen werden.'),
    account: 'Dein Konto kann gerade nichts importieren.',
    gaveUp: 'Das Laden wurde mehrmals unterbrochen. Lade das Bild bitte in der Anzeige selbst hoch.',
    noRoom: (left: number) =>
      `${left === 1 ? 'Ein Bild hat' : `${left} Bilder haben`} keinen Platz mehr: Selbst hochgeladene Bilder bleiben, und mehr als 12 gehen nicht.`,
  },
  refusals: {
    tooLarge: 'Die Datei ist größer als 10 MB. Teile sie bitte auf mehrere Importe auf.',
    empty: 'Die Datei ist leer. Bitte wähl eine Datei mit deinen Anzeigen.',
    missing: 'Es wurde keine Datei mitgeschickt. Bitte wähl eine aus.',
    zip: {
      missing: 'Es wurde keine Zip-Datei mitgeschickt. Bitte wähl eine aus.',
      tooLarge: 'Die Zip-Datei ist größer als 200 MB. Teile die Bilder bitte auf mehrere Importe auf.',
      unknown: 'Diese Zip-Datei gibt es nicht oder nicht mehr. Lade sie bitte noch einmal hoch.',
      inUse: 'Fünf deiner Zip-Dateien sind noch in Arbeit. Bitte warte, bis ein Import fertig ist.',
      flaws: {
        DAMAGED: 'Das ist keine Zip-Datei, oder sie ist beschädigt. Pack die Bilder bitte noch einmal.',
        ENCRYPTED: 'Die Zip-Datei ist mit einem Passwort geschützt. Pack die Bilder bitte ohne Passwort.',
        TOO_MANY: 'In der Zip-Datei sind mehr als 10.000 Dateien. Teile sie bitte auf mehrere Importe auf.',
        TOO_LARGE: 'Entpackt ist die Zip-Datei viel zu groß für Bilder. Teile sie bitte auf mehrere Importe auf.',
        EMPTY: 'In der Zip-Datei ist keine Datei.',
      },
    },
    foreign:
      'Das ist keine CSV- oder JSON-Datei. Speichere die Tabelle in Excel oder LibreOffice als „CSV UTF-8“ und versuch es noch einmal.',
    noReferenceColumn:
      'In der ersten Zeile fehlt die Spalte „kennung“. Nimm am besten eine unserer Vorlagen als Anfang.',
    notAList: 'Die JSON-Datei muss eine Liste von Anzeigen sein, also mit [ beginnen und mit ] enden.',
    otherRun: 'Ein anderer Import läuft gerade. Bitte warte, bis er fertig ist.',
    notFound: 'Diesen Import gibt es nicht oder nicht mehr.',
    notToApply: 'Diese geprüfte Liste lässt sich nicht mehr übernehmen. Lade die Datei bitte noch einmal hoch.',
    pausesMany: (missing: number, running: number) =>
      `Diese Liste würde ${formatNumber(missing)} von ${formatNumber(running)} laufenden Anzeigen pausieren. Ist das gewollt, bestätige die Zahl: mit dem Häkchen auf der Seite oder mit confirmedPauses=${missing} im Aufruf.`,
    busyQuota: (most: number) =>
      `Mehr als ${formatNumber(most)} Zeilen an einem Tag gehen nicht. Bitte versuch es morgen wieder.`,
  },
  failures: {
    tooManyRows: (most: number) =>
      `Die Datei hat mehr als ${formatNumber(most)} Zeilen. Teile sie bitte auf mehrere Tage auf.`,
    quota: (left: number) =>
      left === 0
        ? 'Für heute sind alle Zeilen verbraucht. Bitte versuch es morgen wieder.'
        : `Heute gehen noch ${rows(left)}. Teile die Datei bitte auf oder versuch es morgen wieder.`,
    noRows: 'Die Datei hat außer der Kopfzeile keine Zeile. Es wurde nichts geändert.',
    unreadable: 'Die Datei ist ab einer Stelle nicht mehr lesbar. Was davor steht, ist übernommen.',
    account: 'Dein Konto kann gerade nichts importieren. Alles bis dahin ist übernommen.',
    gaveUp: 'Der Import wurde mehrmals unterbrochen und ist stehen geblieben. Alles bis dahin ist übernommen.',
    pausesMany: (missing: number, running: number) =>
      `Deine Liste würde ${formatNumber(missing)} von ${formatNumber(running)} laufenden Anzeigen pausieren. So viele hast du nicht bestätigt, darum laufen sie weiter.`,
    notPaused:
      'Nicht jede Zeile hat eine lesbare Kennung. Darum pausieren wir keine Anzeige: Es könnte die falsche sein.',
  },
} as const;
