import type { CategoryFilters } from '#domain/search/search-types.ts';
import { entry, of, ordering, says, service, suits, within } from './vocabulary-entry.ts';
import type { Meaning, VocabularyEntry } from './vocabulary-entry.ts';

/** Who names a machine means the work it is made for, although others own one too. */
const machine = (words: string, equipmentIds: readonly number[], ...serviceCategoryIds: number[]): VocabularyEntry =>
  entry(
    words,
    of('SERVICES', {
      kind: 'EQUIPMENT',
      data: { equipmentIds: [...equipmentIds] },
      prefers: [suits(1, { serviceCategoryIds })],
    }),
  );
/** Beside standing wood, work or a machine is a fact of the stand, which older adverts do not state. */
const ofStand = ({ words, meanings }: VocabularyEntry, data: CategoryFilters, said: string): VocabularyEntry =>
  entry(words, ...meanings, {
    ...within('FOREST', 'SALE_KIND', {}),
    prefers: [suits(0.6, data), says(0.4, said)],
  });
/** A word of the trade that people use for other things too: it names the service where nothing else is named. */
const perhaps = (words: string, ...serviceCategoryIds: number[]): VocabularyEntry =>
  entry(words, of('SERVICES', { kind: 'SERVICE', votes: 1, data: { serviceCategoryIds } }), ordering('SERVICE'));

const MACHINES: readonly VocabularyEntry[] = [
  ofStand(machine('harvester, harv', [1], 102), { forestSlopeCodes: ['BIS_30'] }, 'Harvester Vollernter'),
  machine(
    'gebirgsharvester, raupenharvester, steilhangharvester, windenharvester, harvester mit winde',
    [2, 11, 1],
    102,
  ),
  ofStand(machine('forwarder, forw', [3, 4], 202), { forestExtractionCodes: ['FORWARDER'] }, 'Forwarder'),
  machine('prozessor', [10], 203, 102),
  machine('skidder', [5], 201),
  machine('rückewagen, rückewagen mit kran', [4, 3], 202),
  machine('schreitbagger', [24], 605, 601),
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
    'windwurf, schneebruch, sturmschaden, sturmschäden, schneedruckschaden, schneedruckschäden, schneebruchschäden, windwurfschäden, käferschaden, eisbruch, kalamität, kalamitätsfläche, käferfläche, windwurffläche, käferbefall, käferbaum, käferbäume, schneedruck',
    of('SERVICES', { kind: 'SERVICE', votes: 1, data: { serviceCategoryIds: [104] } }),
    { ...ordering('SERVICE', says(0.8, 'Käferholz Schadholz Windwurf Windwurfholz Sturmholz')) },
  ),
  service('harvesterernte', 102),
  service(
    'schlägerungsunternehmen, regiearbeit, regiestunden, forstfacharbeiter, forstwirt, akkordschlägerung, motorsägenarbeit, motorsägenarbeiten, holzfällarbeiten, holzfällerarbeiten',
    101,
    102,
  ),
  service('endnutzung schlägern, kahlschlag machen, holz schlägern lassen', 101, 102),
  service(
    'holzernte, motormanuell, forstarbeit, holzarbeit, holzfällen, holzschlag, holzschlagen, holzknecht, holzarbeiter, waldarbeiter, holzfäller',
    101,
    102,
  ),
  service(
    '=fällen, =fällt, =gefällt, fällung, umschneiden, umsägen, umlegen, baum entfernen, bäume entfernen, baum weg, bäume weg, baum wegmachen, baum muss weg, baum wegschneiden, tree cutting, tree felling, tree removal, tree service, cut tree, cut down tree, cut trees',
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

/** Beside standing wood steepness is a fact of the stand; older adverts do not state it. */
const steepStand: Meaning = {
  ...within('FOREST', 'SALE_KIND', {}),
  prefers: [suits(0.6, { forestSlopeCodes: ['BIS_60', 'UEBER_60'] }), says(0.4, 'Steilhang steilen Hang bergauf')],
};

const EXTRACTION: readonly VocabularyEntry[] = [
  ofStand(service('seilkran', 203), { forestExtractionCodes: ['SEIL'] }, 'Seil Seilkran'),
  ofStand(service('seilwinde', 201), { forestExtractionCodes: ['SCHLEPPER'] }, 'Seilwinde Traktor Schlepper'),
  service('rückung, bringungskosten, rückekosten, forstraupe, rückeraupe, raupenschlepper, moritz', 201),
  service('pferderückung, rücken mit pferd, rückung mit pferd, holzrückung mit pferd, rückepferd', 204),
  perhaps('pferd, pferde, ross, rösser', 204),
  service('hubschrauber, hubschrauberbringung, ausfliegen', 205),
  entry(
    'steil, steile, steilen, steiler, hanglage',
    steepStand,
    ordering('SERVICE', says(0.4, 'Steilhang steilen Hang bergauf')),
  ),
  // Too steep for wheels: the cable crane, or the winch from the road.
  entry(
    'steilhang, steilgelände, steilfläche, steillage, steillagen, steiles waldstück, steiles gelände, steiler hang, im steilen, steiler wald',
    of('SERVICES', {
      kind: 'SERVICE',
      votes: 1,
      prefers: [suits(0.8, { serviceCategoryIds: [203] }), suits(0.4, { serviceCategoryIds: [201, 205] })],
    }),
    steepStand,
    ordering('SERVICE'),
  ),
];

const TRANSPORT: readonly VocabularyEntry[] = [
  service('holztransport, lkw mit kran', 301),
  service('brennholzzustellung, brennholztransport', 302),
  service('hackguttransport', 303),
  service('maschinentransport', 304),
  perhaps('transport, transportieren, spedition, abfuhr, abtransport', 301, 302, 303),
];

const PROCESSING: readonly VocabularyEntry[] = [
  service('hacken, hacker mieten', 401),
  service(
    'spalten, holz spalten, brennholz spalten, brennholz schneiden, brennholz sägen, scheiter schneiden, kaminholz schneiden, meterscheiter schneiden, meterholz schneiden, holzspalter, spalter, splitting',
    402,
  ),
  service('lohntrocknung', 403),
  service(
    'lohnschnitt, mobiles sägewerk, blockbandsäge, mobile säge, bretter schneiden, bretter sägen, pfosten schneiden, balken schneiden, stamm schneiden, stämme schneiden, stamm sägen, bloche schneiden, bloche sägen, rundholz schneiden, rundholz sägen, einschneiden, sägewerk kommt',
    404,
  ),
  perhaps('sawmill', 404),
  service('siebung, hackgut sieben, hackschnitzel sieben', 405),
];

const CARE: readonly VocabularyEntry[] = [
  service(
    'aufforstung, bäume setzen, bäume pflanzen, wald pflanzen, wald setzen, fichten setzen, pflanzen setzen, baum pflanzen, planting trees',
    501,
  ),
  service('kulturpflege', 502),
  service('jungbestandspflege', 503),
  service('schutzwaldpflege, schutzwald, waldumbau, bestandesumwandlung, waldverjüngung', 502, 503, 501),
  service(
    'waldpflege, wald pflege, gemeindewald pflege, pflege wald, pflege gemeindewald, forstpflege, jungwuchs, dickung',
    502,
    503,
  ),
  service('wertastung', 504),
  service('mulchen', 505),
  perhaps('wildzaun', 506),
  service('verbissschutz, verbiss, wildverbiss, schälschäden, fegeschäden', 506),
  service(
    'borkenkäfermonitoring, käfermonitoring, pheromonfalle, pheromonfallen, käfersuche, käferkontrolle, borkenkäferkontrolle',
    507,
  ),
  service(
    'baumpflege, baumschneiden, obstbaumschnitt, kronenschnitt, baumkletterer, baumpfleger, baumkrone schneiden, krone sichern, krone einkürzen, totholz entfernen, totholz rausschneiden, misteln entfernen, mistel entfernen, alte linde, naturdenkmal',
    801,
  ),
  service(
    'heckenschnitt, hecke schneiden, hecken schneiden, hecke stutzen, hecke kürzen, thujen schneiden, thujenhecke schneiden, hecke zurückschneiden, sträucher schneiden',
    804,
    801,
  ),
  service(
    'baumkontrolle, baumkataster, bäume kontrollieren, bäume überprüfen, baum kontrollieren, bäume begutachten',
    802,
  ),
  service(
    'stockfräse, stock fräsen, stöcke fräsen, wurzelstock fräsen, wurzelstöcke fräsen, wurzelstock entfernen, wurzelstöcke entfernen, baumstumpf, baumstumpf entfernen, wurzel entfernen, wurzel fräsen, stubben, stubbenfräse, stump grinding, stump removal',
    803,
  ),
  service(
    'landschaftspflege, gehölzpflege, entbuschen, entbuschung, verbuschung, alm schwenden, auf stock setzen, auf den stock setzen, knickpflege, feldgehölzpflege, weide freischneiden, weide entbuschen, freischneiden straße, lichtraumprofil freischneiden, straßenrand freischneiden, waldrand zurückschneiden, überhängende äste',
    804,
  ),
  service(
    'böschungspflege, böschungsmähen, böschung mähen, bankett mähen, bankett mulchen, straßenrand mähen',
    804,
    505,
  ),
  service('eichenprozessionsspinner, prozessionsspinner', 801),
  perhaps('allee, alleebaum, alleebäume, straßenbaum, straßenbäume, parkbaum, parkbäume, hausbaum', 801, 802),
  perhaps(
    'schwenden, schwendung, schlegeln, almpflege, almrevitalisierung, rekultivierung, zuwachsen, zugewachsen, verwachsen',
    804,
    505,
  ),
  service(
    'großbaumverpflanzung, baumverpflanzung, baum verpflanzen, baum umsetzen, bäume umsetzen, bäume verpflanzen',
    804,
    501,
  ),
  perhaps('rüsselkäfer, rüsselkäferschutz, forstschutz', 502, 506),
  entry(
    'böschung, bahndamm',
    of('SERVICES', { kind: 'SERVICE', votes: 1, data: { serviceCategoryIds: [804, 505] } }),
    ordering('SERVICE', says(0.6, 'Böschung')),
  ),
  perhaps('neophyten, knöterich, springkraut, bärenklau', 804, 505),
  // No service of its own: those who tend banks and those with a digger clear a stream.
  service(
    'bach räumen, wildbach räumen, bachbett räumen, wildholz, treibholz räumen, schwemmholz räumen, treibholz entfernen, schwemmholz entfernen, verklausung, unholz, bachräumung, bacheinhang',
    804,
    605,
  ),
];

const ROADS_AND_ADVICE: readonly VocabularyEntry[] = [
  // The road itself is mostly where wood lies; building it is the job.
  perhaps('forststraße', 601, 602, 603),
  service(
    'forststraßenbau, forststraße bauen, walderschließung, wegebauunternehmen, forststraße errichten, forstweg bauen, waldweg bauen, forstweg anlegen, weg bauen',
    601,
  ),
  service('rückeweg, rückegasse', 603),
  service('brückenbau, durchlass, forstbrücke', 604),
  service('wegsanierung, unwetterschäden, wegschäden, muren, vermurung, mure', 602, 605),
  service('bagger, baggerarbeit, erdarbeiten, steinschlichtung', 605),
  service(
    'gutachten, wald bewerten, wald schätzen, waldwert, einheitswert, bestandesbewertung, bestandsbewertung, hiebsreife',
    701,
  ),
  entry(
    'erbschaft, erbe, erben, verlassenschaft, übergabe, hofübergabe, nachlass, scheidung',
    ordering('SERVICE', says(0.5, 'Übergabe Erbe Verkauf Gutachten')),
  ),
  service('waldwirtschaftsplan', 702),
  service('holzauszeige, stehendabmessung, holzmenge schätzen, holzvorrat schätzen, kluppierung, kluppen', 703, 702),
  service('holzvermarktung, holz vermarkten', 704),
  perhaps(
    'waldverband, waldwirtschaftsgemeinschaft, wwg, fbg, forstbetriebsgemeinschaft, waldbesitzervereinigung, holzvermittler',
    704,
    703,
  ),
  perhaps('=förster, =foerster, =försterin, =forstwart, =oberförster', 702, 703, 706, 701),
  service('vermessung, drohne, grenzsteine, grenze suchen, waldgrenze, grenzen finden', 705),
  service('förderberatung, waldfonds, förderantrag, forstförderung', 706),
  service(
    'waldzertifizierung, zertifizierung pefc, pefc zertifizierung, fsc zertifizierung, zertifizierung fsc, gruppenzertifizierung',
    707,
  ),
  service('waldberatung, forstberatung', 702, 703, 704, 706),
];

/** Makers and types of machines stand for the work; they are surnames and places too, so they only hint. */
const maker = (words: string, equipmentIds: number[], ...serviceCategoryIds: number[]): VocabularyEntry =>
  entry(
    words,
    of('SERVICES', {
      kind: 'EQUIPMENT',
      votes: 1,
      prefers: [suits(1, { serviceCategoryIds }), suits(0.6, { equipmentIds })],
    }),
    ordering('EQUIPMENT'),
  );

const MAKERS: readonly VocabularyEntry[] = [
  maker(
    'ponsse, komatsu, valmet, timberjack, john deere, ecolog, rottne, sampo, malwa, logset, königstiger, neuson, hsm, gremo, vimek',
    [1, 3],
    102,
    202,
  ),
  maker(
    'wanderfalke, syncrofalke, koller seilkran, koller k507, valentini, mounty, woodliner, k507, k307',
    [8, 9],
    203,
  ),
  maker('menzi muck, menzi, kaiser schreitbagger', [24], 605),
  maker('jenz, eschlböck, mus max, musmax, heizohack, albach, biber hacker', [12, 13], 401),
  maker('wood mizer, woodmizer, serra sägewerk, lucas mill, logosol', [18], 404),
  maker('posch, binderberger, krpan, growi, palax, hakki pilke', [15, 16], 402),
];

/** Jobs of contractors that have no service of their own: the nearest ones do them. */
const CONTRACTORS: readonly VocabularyEntry[] = [
  service('fällkran, fällbagger, fällgreifer, fällkopf, greifersäge, energieholzgreifer, energieholzzange', 105, 101),
  machine('traktionswinde, traktionshilfswinde, windenunterstützung, windenunterstützt', [11], 102),
  // Ready logs have been pulled to the road; it is no job then.
  entry(
    '=gerückt, =gerückte, =gerücktes, =gerückter, =vorgeliefert',
    within('SERVICES', 'SERVICE', { serviceCategoryIds: [201] }),
    ordering('SERVICE'),
  ),
  perhaps('=winde, winden, schleppertage, schlepperstunden, traktorstunden', 201),
  perhaps('=raupe, forstraupe mieten, kettenraupe', 201, 605),
  perhaps('=setzling, =setzlinge, =jungpflanzen, forstbaumschule, wurzelnackt, =ballenpflanzen', 501),
  perhaps('naturverjüngung, unterwuchs', 502, 503),
  perhaps('hordengatter, hordenzaun, kulturgatter, kulturzaun, hordenzäune', 506),
  service(
    'borkenkäferbekämpfung, käferbekämpfung, fangbaum, fangbäume, fangschlag, fangtipi, polterspritzung, polterschutz, polter spritzen, käfernester suchen, käferbäume suchen, käferbaum suchen',
    507,
    104,
  ),
  service(
    'schlagräumung, flächenräumung, schlag räumen, fläche räumen, kahlschlag räumen, schlagabraum räumen',
    505,
    401,
  ),
  service('sprengarbeiten, felssprengung, sprengung, felsen sprengen, wegtrassierung, trassierung forststraße', 601),
  service('wurzelstock sprengen', 803),
  // What is asked for with a verb alone: "wer mulcht", "wer hackt".
  perhaps('=mulcht', 505),
  perhaps('=hackt, =häckselt', 401),
  perhaps('=pflanzt, =setzt', 501),
  perhaps('=spaltet, =kliabt', 402),
  perhaps('=fräst, strunk, baumstrunk, wurzelwerk, =baumwurzeln, wurzelstöcke', 803),
  perhaps('=schlägert', 101, 102),
  perhaps('=hecke, =hecken', 804),
  perhaps('=schotter, =schottern, =furt', 602, 604),
  perhaps('=käfer, =borkenkäfer, buchdrucker, kupferstecher', 104, 507),
  perhaps('=gps, grenzpunkt, grenzpunkte', 705),
  perhaps('=waldaufseher, =revierförster, =waldhelfer', 702, 703, 706),
  perhaps('jungwald, jungbestand', 503, 502),
  service('logging, timber harvesting', 101, 102),
  service(
    'grünschnitt abholen, strauchschnitt abholen, grünschnittabholung, grüngut abholen, astwerk abholen',
    804,
    401,
  ),
];

export const SERVICE_VOCABULARY: readonly VocabularyEntry[] = [
  ...MACHINES,
  ...HARVEST,
  ...EXTRACTION,
  ...TRANSPORT,
  ...PROCESSING,
  ...CARE,
  ...ROADS_AND_ADVICE,
  ...MAKERS,
  ...CONTRACTORS,
  entry('dienstleistung, forstdienst, lohnunternehmer, forstunternehmer, lohnarbeit', of('SERVICES')),
  // "For hire" beside a product means the service; alone it says nothing.
  entry('lohn', of('SERVICES', { votes: 1 }), ordering('SERVICE')),
];
