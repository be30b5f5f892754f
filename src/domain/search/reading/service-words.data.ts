import { entry, of, ordering, says, service, suits } from './vocabulary-entry.ts';
import type { VocabularyEntry } from './vocabulary-entry.ts';

const machine = (words: string, ...equipmentIds: number[]): VocabularyEntry => ({
  words,
  meanings: [of('SERVICES', { kind: 'EQUIPMENT', data: { equipmentIds } })],
});
/** A word of the trade that people use for other things too: it names the service where nothing else is named. */
const perhaps = (words: string, ...serviceCategoryIds: number[]): VocabularyEntry =>
  entry(words, of('SERVICES', { kind: 'SERVICE', votes: 1, data: { serviceCategoryIds } }), ordering('SERVICE'));

const MACHINES: readonly VocabularyEntry[] = [
  machine('harvester', 1),
  machine('forwarder', 3, 4),
  machine('prozessor', 10),
  machine('skidder', 5),
  entry(
    'hebebühne, hubarbeitsbühne, hubsteiger, arbeitsbühne',
    of('SERVICES', { kind: 'EQUIPMENT', votes: 1, data: { equipmentIds: [27] } }),
  ),
];

const HARVEST: readonly VocabularyEntry[] = [
  service(
    'windwurfaufarbeitung, käferholz aufarbeiten, windwurf aufarbeiten, schadholz aufarbeiten, sturmholz aufarbeiten',
    104,
  ),
  // Storm, snow and beetle leave trees to be cleared and logs to be sold; the job where nothing else is named.
  entry(
    'windwurf, schneebruch, sturmschaden, sturmschäden, käferbefall, käferbaum, käferbäume, schneedruck',
    of('SERVICES', { kind: 'SERVICE', votes: 1, data: { serviceCategoryIds: [104] } }),
    { ...ordering('SERVICE', says(0.8, 'Käferholz Schadholz Windwurf Windwurfholz Sturmholz')) },
  ),
  service('harvesterernte', 102),
  service(
    'holzernte, motormanuell, forstarbeit, holzarbeit, holzfällen, holzschlag, holzschlagen, holzknecht, holzarbeiter, waldarbeiter, holzfäller',
    101,
    102,
  ),
  service(
    '=fällen, =fällt, =gefällt, fällung, umschneiden, umsägen, umlegen, baum entfernen, bäume entfernen, baum weg, baum wegschneiden, tree cutting, tree felling, tree removal, tree service, cut tree, cut down tree, cut trees',
    101,
    105,
    801,
  ),
  service(
    'baumfällung, baum fällen, bäume fällen, baum umschneiden, bäume umschneiden, baum schneiden, bäume schneiden, baumschnitt, baum umsägen, bäume umsägen, baum abtragen, bäume abtragen, gefährlicher baum, dürrer baum, abgestorbener baum, hoher baum, riesiger baum, morscher baum, schiefer baum',
    105,
    801,
  ),
  perhaps('rodung, roden, ausroden', 101, 803, 505),
];

const EXTRACTION: readonly VocabularyEntry[] = [
  service('seilkran', 203),
  service('rückung, seilwinde', 201),
  service('pferderückung, rücken mit pferd, rückung mit pferd, holzrückung mit pferd, rückepferd', 204),
  perhaps('pferd, pferde, ross, rösser', 204),
  service('hubschrauber, hubschrauberbringung, ausfliegen', 205),
  // Too steep for wheels: the cable crane, or the winch from the road.
  entry(
    'steilhang, steilgelände, steilfläche, steiles gelände, steiler hang, im steilen, steiler wald',
    of('SERVICES', {
      kind: 'SERVICE',
      votes: 1,
      prefers: [suits(0.8, { serviceCategoryIds: [203] }), suits(0.4, { serviceCategoryIds: [201, 205] })],
    }),
    ordering('SERVICE'),
  ),
];

const TRANSPORT: readonly VocabularyEntry[] = [
  service('holztransport, lkw mit kran', 301),
  service('brennholzzustellung, brennholztransport', 302),
  service('hackguttransport', 303),
  service('maschinentransport', 304),
  perhaps('transport, transportieren, spedition', 301, 302, 303),
];

const PROCESSING: readonly VocabularyEntry[] = [
  service('hacken, hacker mieten', 401),
  service(
    'spalten, holz spalten, brennholz spalten, brennholz schneiden, brennholz sägen, scheiter schneiden, kaminholz schneiden, meterscheiter schneiden, meterholz schneiden, holzspalter, spalter, splitting',
    402,
  ),
  service('lohntrocknung', 403),
  service(
    'lohnschnitt, mobiles sägewerk, blockbandsäge, mobile säge, bretter schneiden, bretter sägen, pfosten schneiden, balken schneiden, stamm schneiden, stämme schneiden, stamm sägen, bloche schneiden, bloche sägen, rundholz schneiden, rundholz sägen, einschneiden, sägewerk kommt, sawmill',
    404,
  ),
  service('siebung, hackgut sieben, hackschnitzel sieben', 405),
];

const CARE: readonly VocabularyEntry[] = [
  service(
    'aufforstung, bäume setzen, bäume pflanzen, wald pflanzen, wald setzen, fichten setzen, pflanzen setzen, baum pflanzen, planting trees',
    501,
  ),
  service('kulturpflege', 502),
  service('jungbestandspflege', 503),
  service('waldpflege, forstpflege, jungwuchs, dickung', 502, 503),
  service('wertastung', 504),
  service('mulchen', 505),
  service('verbissschutz, verbiss, wildverbiss', 506),
  service('borkenkäfermonitoring', 507),
  service(
    'baumpflege, baumschneiden, obstbaumschnitt, heckenschnitt, hecke schneiden, hecken schneiden, baumkletterer, baumpfleger, baumkrone schneiden, totholz entfernen',
    801,
  ),
  service('baumkontrolle', 802),
  service(
    'stockfräse, stock fräsen, stöcke fräsen, wurzelstock fräsen, wurzelstöcke fräsen, wurzelstock entfernen, wurzelstöcke entfernen, baumstumpf, baumstumpf entfernen, wurzel entfernen, wurzel fräsen, stubben, stubbenfräse, stump grinding, stump removal',
    803,
  ),
  service('landschaftspflege, böschungsmähen, gehölzpflege, entbuschen, entbuschung, verbuschung', 804),
];

const ROADS_AND_ADVICE: readonly VocabularyEntry[] = [
  service('forststraße', 601, 602, 603),
  service(
    'forststraßenbau, forststraße bauen, forststraße errichten, forstweg bauen, waldweg bauen, forstweg anlegen, weg bauen',
    601,
  ),
  service('rückeweg, rückegasse', 603),
  service('brückenbau, durchlass, forstbrücke', 604),
  service('wegsanierung', 602),
  service('bagger, baggerarbeit, erdarbeiten', 605),
  service('gutachten', 701),
  service('waldwirtschaftsplan', 702),
  service('holzauszeige', 703),
  service('holzvermarktung', 704),
  service('vermessung', 705),
  service('förderberatung', 706),
  service('waldzertifizierung', 707),
  service('waldberatung, forstberatung', 702, 703, 704, 706),
];

export const SERVICE_VOCABULARY: readonly VocabularyEntry[] = [
  ...MACHINES,
  ...HARVEST,
  ...EXTRACTION,
  ...TRANSPORT,
  ...PROCESSING,
  ...CARE,
  ...ROADS_AND_ADVICE,
  entry('dienstleistung, forstdienst, lohnunternehmer, forstunternehmer, lohnarbeit', of('SERVICES')),
  // "For hire" beside a product means the service; alone it says nothing.
  entry('lohn', of('SERVICES', { votes: 1 }), ordering('SERVICE')),
];
