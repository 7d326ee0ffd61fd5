'use client';

import { Accordion, AccordionItem } from '@custom-designs/ui/components/Accordion';
import { Button } from '@custom-designs/ui/components/Button';
import { Carousel } from '@custom-designs/ui/components/Carousel';
import { Dialog } from '@custom-designs/ui/components/Dialog';
import { Form, FormSubmit } from '@custom-designs/ui/components/Form';
import { TextField } from '@custom-designs/ui/components/TextField';
import { ToastRegion, toast } from '@custom-designs/ui/components/Toast';
import { Stack } from '@custom-designs/ui/layout';
import { Heading, Text } from '@custom-designs/ui/text';
import { useState } from 'react';

const notEmpty = ({ name }: Readonly<Record<string, string>>) =>
  name ? null : { name: 'Tell us your name' };

/** What an app of somebody else draws; both consumers draw the same. */
export function Showcase() {
  const [isOpen, setOpen] = useState(false);
  return (
    <Stack gap="lg">
      <Heading level={1}>Somebody else's app</Heading>
      <Accordion>
        <AccordionItem title="Do you come to us?">Within two days.</AccordionItem>
      </Accordion>
      <Carousel aria-label="Rooms">
        <Text>First room</Text>
        <Text>Second room</Text>
      </Carousel>
      <Form
        aria-label="Contact"
        validate={notEmpty}
        onSubmit={({ name }) => {
          toast({ title: `Thank you, ${name}` });
        }}
      >
        <TextField name="name" label="Name" isRequired />
        <FormSubmit>Send</FormSubmit>
      </Form>
      <Button onPress={() => setOpen(true)}>Ask</Button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title="Sure?">
        <Text>Nothing happens.</Text>
      </Dialog>
      <ToastRegion />
    </Stack>
  );
}
