import { indexBy, slugOf } from './lookup-index.ts';

/** Forestry services; the hundreds of the id are the group. */
export type ServiceCategory = { id: number; group: string; text: string; slug: string };

const GROUPS: readonly { firstId: number; group: string; texts: readonly (string | [text: string, slug: string])[] }[] =
  [
    {
      firstId: 101,
      group: 'Holzernte',
      texts: [
        ['Schlägerung motormanuell', 'schlaegerung'],
        'Harvesterernte',
        'Durchforstung',
        ['Schadholz- und Käferholzaufarbeitung', 'schadholzaufarbeitung'],
        'Problembaumfällung',
      ],
    },
    {
      firstId: 201,
      group: 'Bringung',
      texts: [
        ['Rückung mit Traktor oder Seilwinde', 'rueckung'],
        ['Forwarder / Rückewagen', 'forwarder'],
        'Seilkran',
        'Pferderückung',
        'Hubschrauber',
      ],
    },
    {
      firstId: 301,
      group: 'Transport',
      texts: [
        'Rundholztransport',
        ['Schnittholz- und Brennholzzustellung', 'brennholzzustellung'],
        'Hackguttransport',
        'Maschinentransport',
      ],
    },
    {
      firstId: 401,
      group: 'Hacken & Aufbereiten',
      texts: [
        'Hacken',
        'Spalten und Schneiden',
        'Lohntrocknung',
        ['Lohnschnitt / mobiles Sägewerk', 'lohnschnitt'],
        'Sieben',
      ],
    },
    {
      firstId: 501,
      group: 'Forstpflege',
      texts: [
        'Aufforstung',
        'Kulturpflege',
        ['Jungbestandspflege / Läuterung', 'jungbestandspflege'],
        'Wertastung',
        'Forstmulchen',
        ['Verbissschutz / Zaunbau', 'verbissschutz'],
        'Borkenkäfermonitoring',
      ],
    },
    {
      firstId: 601,
      group: 'Wegebau',
      texts: ['Forststraßenbau', 'Wegsanierung', 'Rückewege', ['Brücken und Durchlässe', 'bruecken'], 'Baggerarbeiten'],
    },
    {
      firstId: 701,
      group: 'Planung & Beratung',
      texts: [
        ['Waldbewertung / Gutachten', 'waldbewertung'],
        'Waldwirtschaftsplan',
        'Holzauszeige',
        'Holzvermarktung',
        ['Vermessung / Drohne', 'vermessung'],
        'Förderberatung',
        'Zertifizierung',
      ],
    },
    {
      firstId: 801,
      group: 'Baumpflege & Garten',
      texts: [['Baumpflege / Klettern', 'baumpflege'], 'Baumkontrolle', 'Stockfräsen', 'Landschaftspflege'],
    },
  ];

export const SERVICE_CATEGORIES: readonly ServiceCategory[] = GROUPS.flatMap(({ firstId, group, texts }) =>
  texts.map((entry, index) => {
    const [text, slug] = typeof entry === 'string' ? [entry, slugOf(entry)] : entry;
    return { id: firstId + index, group, text, slug };
  }),
);

export const serviceCategoryById = indexBy(SERVICE_CATEGORIES, (row) => row.id);
export const serviceCategoryBySlug = indexBy(SERVICE_CATEGORIES, (row) => row.slug);
