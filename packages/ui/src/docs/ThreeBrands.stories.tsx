import preview from '@custom-designs/storybook/preview.tsx';
import { expect } from 'storybook/test';
import { Badge } from '../components/Badge/Badge.tsx';
import { Button } from '../components/Button/Button.tsx';
import { Card } from '../components/Card/Card.tsx';
import { Form, FormSubmit } from '../components/Form/index.ts';
import { TextField } from '../components/TextField/TextField.tsx';
import { Grid, Stack } from '../layout/index.ts';
import { Heading, Link, Text } from '../text/index.ts';
import { createTheme } from '../theme/createTheme.ts';
import type { Theme } from '../theme/index.ts';
import { BothThemes } from './ThemePanel.tsx';

interface Brand {
  name: string;
  accent: string;
  fonts: { display: string; text: string };
}

const brands: readonly Brand[] = [
  {
    name: 'Fernwood',
    accent: '#0b6e4f',
    fonts: { display: 'Georgia, serif', text: 'system-ui, sans-serif' },
  },
  {
    name: 'Bluebird',
    accent: '#2563eb',
    fonts: { display: 'system-ui, sans-serif', text: 'system-ui, sans-serif' },
  },
  {
    name: 'Canary',
    accent: '#ffd400',
    fonts: { display: 'ui-monospace, monospace', text: 'Georgia, serif' },
  },
];

function Page({ name, theme }: { name: string; theme: Theme }) {
  return (
    <Stack gap="xl">
      <Stack direction="row" justify="space-between" align="center" isWrapping>
        <Text tone="accent">{name}</Text>
        <Link href="#services">Services</Link>
      </Stack>
      <Stack gap="md" align="start">
        <Badge>New</Badge>
        <Heading level={2} size="title">
          The house that knows when you are home
        </Heading>
        <Text size="lead">One color and two fonts make this page.</Text>
        <Stack direction="row" gap="sm" isWrapping>
          <Button>Get a quote</Button>
          <Button variant="secondary">Our work</Button>
        </Stack>
      </Stack>
      <Grid columns={{ phone: 1, wide: 2 }}>
        <Card title="Lighting" tone="surface" href="#lighting" linkLabel="Learn more">
          Scenes for every hour.
        </Card>
        <Card title="Sound" tone="surface" href="#sound" linkLabel="Learn more">
          Music in every room.
        </Card>
      </Grid>
      <Form aria-label={`Contact ${name}, ${theme}`} onSubmit={() => {}}>
        <TextField name="name" label="Name" />
        <FormSubmit>Send</FormSubmit>
      </Form>
    </Stack>
  );
}

const meta = preview.meta({ title: 'Foundations/Three Brands', tags: ['!autodocs'] });

/** The same part of a page, in the themes that `createTheme` derives for three brands. */
export const ThreeBrands = meta.story({
  render: () => (
    <>
      {brands.map(({ name, ...brand }) => {
        const id = `brand-${name.toLowerCase()}`;
        return (
          <section key={name} id={id} aria-label={name}>
            <style>{createTheme({ ...brand, selector: `#${id}` })}</style>
            <BothThemes>{(theme) => <Page name={name} theme={theme} />}</BothThemes>
          </section>
        );
      })}
    </>
  ),
});

ThreeBrands.test('has an accent of its own for each brand and theme', async ({ canvas }) => {
  const grounds = canvas
    .getAllByRole('button', { name: 'Get a quote' })
    .map((button) => getComputedStyle(button).backgroundColor);
  await expect(new Set(grounds).size).toBe(6);
});

ThreeBrands.test('has the fonts of each brand', async ({ canvas }) => {
  const faces = canvas
    .getAllByRole('heading', { name: 'The house that knows when you are home' })
    .map((heading) => getComputedStyle(heading).fontFamily);
  await expect(new Set(faces)).toEqual(new Set(brands.map(({ fonts }) => fonts.display)));
});
