import { Button } from '@custom-designs/ui/components/Button';
import { Container, Section, Stack } from '@custom-designs/ui/layout';
import { Heading, Link, Text } from '@custom-designs/ui/text';
import { isRouteErrorResponse, useRouteError } from 'react-router';

/** Browsers' messages for a script or a response that could not be loaded. */
const LOST = /failed to fetch|fetch resource|load failed|import(ed|ing) (a )?module|networkerror/i;

function messageOf(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`.trim();
  if (!(error instanceof Error)) return 'Something went wrong while showing this page.';
  return LOST.test(error.message)
    ? 'Part of this page couldn’t be loaded. Please check your connection.'
    : error.message;
}

/** Replaces the router's error screen and adds ways to continue (docs/behavior/data.md#errors). */
export function ErrorScreen() {
  return (
    <main>
      <title>Unexpected Application Error!</title>
      <Section>
        <Container width="text">
          <Stack gap="lg" align="start">
            <Heading level={1}>Unexpected Application Error!</Heading>
            <Text>{messageOf(useRouteError())}</Text>
            <Text>
              This site may have been updated since you opened it. Please reload the page. Anything
              you typed into a form is kept.
            </Text>
            <Button onPress={() => location.reload()}>Try again</Button>
            <Link href="/">Return to Home</Link>
          </Stack>
        </Container>
      </Section>
    </main>
  );
}
