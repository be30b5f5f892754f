import { Cluster, Grid, Sidebar, Stack } from './layout.tsx';
import type { Story } from '#ui/story.ts';

const Planks = () => ['Fichte', 'Lärche', 'Eiche'].map((wood) => <p key={wood}>{wood}</p>);

export const stories: readonly Story[] = [
  {
    name: 'Untereinander',
    element: (
      <Stack gap={2}>
        <Planks />
      </Stack>
    ),
  },
  {
    name: 'Nebeneinander, soweit Platz ist',
    element: (
      <Cluster gap={4} rowGap={2}>
        <Planks />
      </Cluster>
    ),
  },
  {
    name: 'Gleich breite Spalten',
    element: (
      <Grid gap={4} least="11rem">
        <Planks />
      </Grid>
    ),
  },
  {
    name: 'Haupttext und Rand',
    element: (
      <Sidebar gap={4} roomyGap={6} aside="21rem">
        <p>Fichte</p>
        <p>Lärche</p>
      </Sidebar>
    ),
  },
];
