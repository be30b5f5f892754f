import { memo } from 'react';
import { formatFixed } from '#domain/format/numbers.ts';
import { logWoodType } from '#domain/wood/logs/log-list.ts';
import type { ListedLog } from '#domain/wood/logs/log-list-sums.ts';
import { logListTexts as words } from '#texts/de/tools/tools-log-list.ts';
import { IconButton } from '#ui/actions/icon-button.tsx';
import { useHydrated } from '#web/page/use-hydrated.ts';
import { diameterText, lengthText } from './log-list.ts';
import '#ui/styles/tables.css';

type LogTableProps = { logs: readonly ListedLog[]; onRemove: (index: number) => void };

/** Every log of the list. A row renders again only when its own figures change, so that five hundred stay fast. */
export function LogTable({ logs, onRemove }: LogTableProps) {
  const { columns } = words;
  const isHydrated = useHydrated();
  return (
    <table className="table log-table">
      <caption className="only-read">{words.table}</caption>
      <thead>
        <tr>
          <th scope="col">{columns.number}</th>
          <th scope="col">{columns.species}</th>
          <th scope="col" className="cell-number">
            {columns.length}
          </th>
          <th scope="col" className="cell-number">
            <span className="max-sm:hidden">{columns.diameterPlace}</span>
            {columns.diameter}
          </th>
          <th scope="col" className="@max-md:hidden">
            {columns.class}
          </th>
          <th scope="col">{columns.grade}</th>
          <th scope="col" className="cell-number">
            {columns.volume}
          </th>
          {isHydrated && (
            <th scope="col" data-print="hidden">
              <span className="only-read">{words.removeColumn}</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {logs.map(({ row, measured }, index) => (
          <LogLine
            key={`${row.number}-${index}`}
            index={index}
            number={row.number}
            species={logWoodType(row.woodTypeId)?.shortText ?? ''}
            length={lengthText(row.measuredLengthInCm)}
            billed={measured.billedLengthInCm === row.measuredLengthInCm ? '' : lengthText(measured.billedLengthInCm)}
            diameter={diameterText(row.diameterReadingsInCm)}
            strengthClass={measured.strengthClass}
            grade={row.grade}
            volume={formatFixed(measured.volumeInSolidCubicMetres, 3)}
            onRemove={isHydrated ? onRemove : null}
          />
        ))}
      </tbody>
    </table>
  );
}

type LogLineProps = {
  index: number;
  number: number;
  species: string;
  length: string;
  /** Empty where the length is billed as it is. */
  billed: string;
  diameter: string;
  strengthClass: string;
  grade: string;
  volume: string;
  onRemove: ((index: number) => void) | null;
};

const LogLine = memo(function LogLine(props: LogLineProps) {
  const { index, number, species, length, billed, diameter, strengthClass, grade, volume, onRemove } = props;
  return (
    <tr>
      <th scope="row">
        <span className="log-number inline-block rounded-sawn bg-orange text-on-orange whitespace-nowrap">
          {number}
        </span>
      </th>
      <td>{species}</td>
      <td className="cell-number">
        {length}
        <span className="log-unit"> m</span>
        {billed !== '' && (
          <span className="block text-ink-soft text-xs">
            <span className="max-sm:hidden">{words.billed} </span>
            {billed}
          </span>
        )}
      </td>
      <td className="cell-number log-diameter">
        {diameter}
        <span className="log-unit"> cm</span>
      </td>
      <td className="@max-md:hidden">{strengthClass}</td>
      <td>{grade}</td>
      <td className="cell-number log-volume">{volume}</td>
      {onRemove && (
        <td className="log-remove" data-print="hidden">
          <IconButton icon="x" label={words.remove(number)} className="log-drop" onClick={() => onRemove(index)} />
        </td>
      )}
    </tr>
  );
});
