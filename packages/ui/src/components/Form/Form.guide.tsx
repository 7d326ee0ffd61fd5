import type { Guide } from '../../docs/guide.ts';
import { Stack } from '../../layout/index.ts';
import { TextField } from '../TextField/TextField.tsx';
import { Form, FormSubmit } from './index.ts';

const keepHere = () => {};

export const guide: Guide = {
  use: 'For everything that is sent: it checks, says what is wrong, keeps what was written and confirms.',
  avoid: [
    'For filters that act at once: use fields alone.',
    'For one search field: use PostSearch.',
    'For a question with two answers: use Dialog, or two Buttons.',
  ],
  keyboard: [
    {
      keys: '{Tab}',
      does: 'Moves to the first field. The field for robots is no stop.',
      so: { part: ['textbox', 'Name'], is: 'focused' },
    },
    {
      keys: '{Enter}',
      does: 'In a line of text: sends the form. If something is wrong, the first wrong field gets the focus.',
      so: [
        { part: ['textbox', 'Name'], is: 'invalid' },
        { part: ['textbox', 'Name'], is: 'focused' },
      ],
    },
  ],
  screenReader: [
    '“Schedule a Consultation, form”',
    'Refused: “4 fields need your attention.”, then the first wrong field with its message.',
    'Sent: what the toast says.',
  ],
  dos: [
    {
      why: 'Only what an answer needs, and a button that says what is sent.',
      example: (
        <Form aria-label="Call back, do" validationBehavior="native" onSubmit={keepHere}>
          <TextField name="do-callback-name" label="Name" isRequired />
          <TextField name="do-callback-phone" label="Phone" type="tel" isRequired />
          <Stack direction="row">
            <FormSubmit>Ask for a Call</FormSubmit>
          </Stack>
        </Form>
      ),
    },
  ],
  donts: [
    {
      why: 'Five questions before a call back, two of them nobody’s business, and a button that says nothing.',
      example: (
        <Form aria-label="Call back, don’t" validationBehavior="native" onSubmit={keepHere}>
          <TextField name="dont-callback-title" label="Title" isRequired />
          <TextField name="dont-callback-name" label="Full Legal Name" isRequired />
          <TextField name="dont-callback-phone" label="Phone" type="tel" isRequired />
          <TextField name="dont-callback-income" label="Household Income" isRequired />
          <TextField name="dont-callback-source" label="How did you hear about us?" isRequired />
          <Stack direction="row">
            <FormSubmit>Submit</FormSubmit>
          </Stack>
        </Form>
      ),
    },
  ],
};
