import { formatFixed, formatNumber } from '#domain/format/numbers.ts';
import { logWoodType } from '#domain/wood/log-list.ts';
import type { ListedLog, LogGroup, LogListSums } from '#domain/wood/log-list-sums.ts';
import { logListTexts as words } from '#texts/de/tools-log-list.ts';
import { Facts } from '#ui/facts.tsx';
import { PilePicture, colourOf } from './pile-picture.tsx';

type LogSumsProps = { logs: readonly ListedLog[]; sums: LogListSums };

/** What the list comes to: the sum large, by species as bars, then by class and grade. */
export function LogSums({ logs, sums: { lot, bySpecies, byGrade, byStrengthClass } }: LogSumsProps) {
  return (
    <section className="box log-sums" aria-live="polite" aria-atomic="false">
      <PilePicture logs={logs} />
      <p className="tool-result-name">{words.sum(lot.count)}</p>
      <p className="tool-figure">{formatFixed(lot.volumeInSolidCubicMetres, 2)} fm</p>
      <dl className="log-bars" aria-label={words.bySpecies}>
        {bySpecies.map(({ key, volumeInSolidCubicMetres }) => (
          <div key={key}>
            <dt>{logWoodType(Number(key))?.shortText}</dt>
            <dd>
              <svg className="log-bar" aria-hidden>
                <rect
                  width={`${(100 * volumeInSolidCubicMetres) / Math.max(0.001, lot.volumeInSolidCubicMetres)}%`}
                  height="100%"
                  fill={colourOf(Number(key))}
                />
              </svg>
              <b>{formatFixed(volumeInSolidCubicMetres, 3)}</b>
            </dd>
          </div>
        ))}
      </dl>
      <Facts
        facts={[
          {
            term: words.meanDiameter,
            value: `${formatNumber(lot.meanDiameterInCm ?? 0, { minimum: 0, maximum: 1 })} cm`,
          },
          { term: words.media, value: lot.strengthClass ?? '' },
        ]}
      />
      <div className="log-groups">
        <Group title={words.byClass} groups={byStrengthClass} nameOf={(key) => key} />
        <Group title={words.byGrade} groups={byGrade} nameOf={(key) => (key === '' ? words.noGrade : key)} />
      </div>
    </section>
  );
}

type GroupProps = { title: string; groups: readonly LogGroup[]; nameOf: (key: string) => string };

function Group({ title, groups, nameOf }: GroupProps) {
  return (
    <table className="table log-group">
      <caption>{title}</caption>
      <tbody>
        {groups.map(({ key, count, volumeInSolidCubicMetres }) => (
          <tr key={key}>
            <th scope="row">{nameOf(key)}</th>
            <td className="cell-number" title={words.logs(count)}>
              {count} ×
            </td>
            <td className="cell-number">
              <b>{formatFixed(volumeInSolidCubicMetres, 3)}</b>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
