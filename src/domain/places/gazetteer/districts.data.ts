/**
 * Political districts, folded, with the postcode of their capital: "Bezirk Rohrbach" is in Upper Austria, although Lower
 * Austria and Styria have a Rohrbach too. Source: Statistik Austria, list of political districts; dissolved ones are
 * still spoken of (Judenburg, Radkersburg, Wien-Umgebung).
 */
const DISTRICTS_BY_CAPITAL = `
7000: eisenstadt, eisenstadt umgebung
7071: rust
7100: neusiedl, neusiedl am see
7210: mattersburg
7350: oberpullendorf
7400: oberwart
7540: gussing
8380: jennersdorf
9020: klagenfurt, klagenfurt land
9100: volkermarkt
9300: st veit, st veit an der glan
9400: wolfsberg
9500: villach, villach land
9560: feldkirchen
9620: hermagor
9800: spittal, spittal an der drau
2020: hollabrunn
2100: korneuburg
2130: mistelbach
2230: ganserndorf
2340: modling
2460: bruck an der leitha
2500: baden
2620: neunkirchen
2700: wiener neustadt land
3100: st polten, st polten land
3180: lilienfeld
3270: scheibbs
3300: amstetten
3340: waidhofen an der ybbs
3390: melk
3430: tulln
3500: krems, krems land
3580: horn
3830: waidhofen, waidhofen an der thaya
3910: zwettl
3950: gmund
4020: linz land
4040: urfahr, urfahr umgebung
4070: eferding
4150: rohrbach
4240: freistadt
4320: perg
4400: steyr land
4560: kirchdorf, kirchdorf an der krems
4600: wels land
4710: grieskirchen
4780: scharding
4810: gmunden
4840: vocklabruck
4910: ried, ried im innkreis
5280: braunau, braunau am inn
5020: salzburg umgebung
5400: hallein
5580: tamsweg
5600: st johann, st johann im pongau
5700: zell am see
8010: graz umgebung
8160: weiz
8230: hartberg, hartberg furstenfeld
8280: furstenfeld
8330: feldbach, sudoststeiermark
8430: leibnitz
8490: radkersburg
8530: deutschlandsberg
8570: voitsberg
8600: bruck, bruck an der mur, bruck murzzuschlag
8680: murzzuschlag
8700: leoben
8720: knittelfeld
8750: judenburg, murtal
8850: murau
8940: liezen
6020: innsbruck land
6130: schwaz
6330: kufstein
6370: kitzbuhel
6460: imst
6500: landeck
6600: reutte
9900: lienz
6700: bludenz
6800: feldkirch
6850: dornbirn
6900: bregenz
1010: wien umgebung
`;

/** Postcodes by the folded name of a political district. */
export const DISTRICT_CAPITALS: ReadonlyMap<string, string> = new Map(
  DISTRICTS_BY_CAPITAL.trim()
    .split('\n')
    .flatMap((line) => {
      const [postalCode = '', names = ''] = line.split(': ');
      return names.split(', ').map((name) => [name, postalCode] as const);
    }),
);

/** What people write for a town or a district of Vienna without the words of its name, folded. */
export const SHORT_NAMES: ReadonlyMap<string, string> = new Map([
  ['ibk', '6020'],
  ['klgft', '9020'],
  ['klgf', '9020'],
  ['klgfurt', '9020'],
  ['klu', '9020'],
  ['wrn', '2700'],
  ['leopoldstadt', '1020'],
  ['favoriten', '1100'],
  ['simmering', '1110'],
  ['meidling', '1120'],
  ['hietzing', '1130'],
  ['penzing', '1140'],
  ['ottakring', '1160'],
  ['hernals', '1170'],
  ['wahring', '1180'],
  ['dobling', '1190'],
  ['brigittenau', '1200'],
  ['floridsdorf', '1210'],
  ['donaustadt', '1220'],
]);
