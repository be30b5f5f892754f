import { formatFixed, formatNumber } from '#domain/format/numbers.ts';
import { logWoodType } from '#domain/wood/logs/log-list.ts';
import type { ListedLog, LogGroup, LogListSums } from '#domain/wood/logs/log-list-sums.ts';
import { logListTexts as words } from '#texts/de/tools/tools-log-list.ts';
import { Facts } from '#ui/data-display/facts.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { PilePicture, colourOf } from './pile-picture.tsx';
import '#ui/styles/tables.css';

type LogSumsProps = { logs: readonly ListedLog[]; sums: LogListSums };

/** The totals of the list: the sum large, by species as bars, then by class and grade. */
export function LogSums({ logs, sums: { lot, bySpecies, byGrade, byStrengthClass } }: LogSumsProps) {
  return (
    <Stack as="section" gap={2} className="box print:break-inside-avoid" aria-live="polite" aria-atomic="false">
      <PilePicture logs={logs} />
      <p className="text-ink-soft">{words.sum(lot.count)}</p>
      <p className="font-stamp text-[3rem] font-bold leading-none tracking-[-0.01em]">
        {formatFixed(lot.volumeInSolidCubicMetres, 2)} fm
      </p>
      <dl className="log-bars grid gap-2 my-1 text-sm" aria-label={words.bySpecies}>
        {bySpecies.map(({ key, volumeInSolidCubicMetres }) => (
          <div key={key}>
            <dt>{logWoodType(Number(key))?.shortText}</dt>
            <dd>
              <svg className="block w-full h-3.5 bg-lichen" aria-hidden>
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
      <div className="grid items-start grid-cols-2 gap-5 mt-2.5">
        <Group title={words.byClass} groups={byStrengthClass} nameOf={(key) => key} />
        <Group title={words.byGrade} groups={byGrade} nameOf={(key) => (key === '' ? words.noGrade : key)} />
      </div>
    </Stack>
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
