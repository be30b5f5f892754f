import type { CategoryCode } from '#domain/lookups/categories.data.ts';
import { pelletTexts } from './pellets.ts';

/** Words of the start page. */
export const homeTexts = {
  title: 'Jeder Stamm hat seinen Platz.',
  intro:
    'Brennholz, Rundholz, Schnittholz und Forstdienste aus deiner Gegend. Mit Maß, Feuchte und dem Preis bis vor die Tür.',
  sell: 'Ich hab Holz',
  sellText: 'In drei Minuten ist deine Anzeige online. Anfangen kannst du ohne Konto.',
  examples: 'Zum Beispiel:',
  searches: ['Buche 33 cm', 'Fichte Bloch', 'Pellets lose', 'Harvester'],
  categories: 'Kategorien',
  from: (price: string) => `ab ${price}`,
  blurbs: {
    FOREST: 'stehend, nach Erntefestmetern',
    FIREWOOD: 'Scheiter nach Maß und Feuchte',
    PELLETS: 'lose oder im Sack',
    SAWN_WOOD: 'Bretter, Pfosten, Kantholz',
    WOOD_CHIPS: 'nach Körnung und Wassergehalt',
    LOGS: 'Bloche, Wertholz, Industrieholz',
    SERVICES: 'Ernte, Transport, Pflege',
  } satisfies Record<CategoryCode, string>,
  map: 'Karte',
  mapBlurb: 'alle Anzeigen nach Gegend',
  newNear: (place: string) => `Neu um ${place}`,
  newest: 'Neu am Marktplatz',
  yourPlace: 'Deine Gegend angeben',
  all: (count: string) => `Alle ${count}`,
  empty: 'Noch keine Anzeigen',
  emptyText: 'Sobald jemand Holz einstellt, steht es hier.',
  first: 'Erste Anzeige aufgeben',
  proofs: 'Was dir das Suchen leichter macht',
  proofList: [
    {
      icon: 'fire',
      title: 'Ein Preis, der vergleicht',
      text: 'Raummeter, Schüttraummeter oder Tonne: Wir rechnen auf Cent je Kilowattstunde um, als Spanne, mit allen Annahmen.',
    },
    {
      icon: 'magnifying-glass',
      title: 'Eine Suche, die Holz versteht',
      text: '„33er Buche 4820“ wird zu Länge, Holzart und Ort. Föhre findet auch Kiefer, Hackgut auch Hackschnitzel.',
    },
    {
      icon: 'shield-check',
      title: 'Adressen bleiben geschützt',
      text: 'Offen steht nur die Gegend. Eine Telefonnummer zeigt sich erst, wenn jemand danach fragt.',
    },
  ],
  sellTitle: 'Holz am Polter? In vier Schritten online.',
  sellSteps: 'Foto, Menge, Preis, Ort. Geht auch ohne Empfang: Der Entwurf liegt am Gerät, bis du wieder Netz hast.',
  sellCosts: `Inserieren kostet nichts. Nur für Pellets gilt: ${pelletTexts.short}.`,
  sellAction: 'Anzeige aufgeben',
  reading: 'Gut zu wissen',
  allPosts: 'Alle Beiträge',
  toMap: 'Auf der Karte suchen',
  toTools: 'Festmeter und Heizwert rechnen',
  toSitemap: 'Alle Kategorien und Bundesländer',
  failed: 'Die Anzeigen haben nicht geantwortet',
  failedText: 'Die Suche oben geht trotzdem.',
} as const;
