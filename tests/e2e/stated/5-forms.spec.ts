import type { Page } from '@playwright/test';
import { asService, hydrate } from '../site.ts';
import { expect, expectTargets, quoted, test } from './visit.ts';

test.describe.configure({ mode: 'default' });

type Visit = (route: string) => Promise<Page>;
type Texts = Readonly<Record<string, string>>;
interface Form {
  route: string;
  button: string;
  /** The shortest values that pass, by label. */
  good: Texts;
  toast: readonly [title: string, text: string];
}

const soon = "We'll get back to you as soon as possible.";
const contact: Form = {
  route: '/contact',
  button: 'Send Message',
  good: {
    Name: 'Jo',
    Email: 'jo@example.com',
    Phone: '9565550110',
    Subject: 'TV',
    Message: 'Ten chars!',
  },
  toast: ['Message Sent', soon],
};
const mobile: Form = {
  route: '/contact',
  button: 'Send Message',
  good: { 'Full Name': 'J', 'Email Address': 'jo@example.com', 'Project Details': 'x' },
  toast: ['Message Sent!', soon],
};
const consultation: Form = {
  route: '/about',
  button: 'Submit Request',
  good: {
    Name: 'Jo',
    Email: 'jo@example.com',
    Phone: '9565550110',
    'Project Details': 'Ten chars!',
  },
  toast: ['Appointment Request Received', "We'll contact you shortly to confirm your appointment."],
};
const home: Form = {
  route: '/',
  button: 'Send Message',
  good: { 'Email Address': 'jo@example.com' },
  toast: ['Message Sent', soon],
};

const nameError = 'Name must be at least 2 characters.';
const emailError = 'Please enter a valid email address.';
const phoneError = 'Please enter a valid phone number.';
const subjectError = 'Subject must be at least 2 characters.';
const messageError = 'Message must be at least 10 characters.';

const formOf = (page: Page) => page.getByRole('main').getByRole('form');
const field = (page: Page, label: string) =>
  formOf(page).getByRole('textbox', { name: label, exact: true });
const date = (page: Page) => formOf(page).getByLabel(/^Preferred Consultation Date/);
const errors = (page: Page) =>
  formOf(page)
    .getByText(/^((Name|Subject|Message) must be|Please enter a valid)/)
    .filter({ visible: true });
const toast = (page: Page) => page.getByRole('alertdialog');
const press = (page: Page, form: Form) =>
  formOf(page).getByRole('button', { name: form.button }).click();
const fill = async (page: Page, texts: Texts) => {
  for (const [label, text] of Object.entries(texts)) await field(page, label).fill(text);
};

type Body = Record<string, unknown>;
const signs = ['id', 'kind', 'page', 'elapsedMs', 'website'];
const fieldsOf = (body: Body | undefined) =>
  Object.keys(body ?? {}).filter((name) => !signs.includes(name));

/** Opens the page as if three seconds ago, because a form that is sent earlier waits until then. */
async function open(visit: Visit, { route }: Form): Promise<Page> {
  const page = await visit(route);
  await page.evaluate(() => {
    performance.now = () => Date.now() - performance.timeOrigin + 3000;
  });
  await hydrate(page);
  return page;
}

async function closeToast(page: Page) {
  await page.keyboard.press('Escape');
  await expect(toast(page)).toHaveCount(0);
}

/** Answers in place of the backend, and records what was sent. */
async function answer(page: Page, status = 201, wait = Promise.resolve()): Promise<Body[]> {
  const bodies: Body[] = [];
  await page.route('**/functions/v1/leads', async (call) => {
    bodies.push(call.request().postDataJSON());
    await wait;
    await call.fulfill({ status, json: {} });
  });
  return bodies;
}

const expectEmpty = (page: Page) =>
  expect
    .poll(() =>
      formOf(page)
        .locator(':is(input, textarea):not([type="hidden"])')
        .evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value).join('')),
    )
    .toBe('');

async function expectSent(page: Page) {
  await expectEmpty(page);
  await expect(toast(page)).toHaveCount(1);
}

async function expectToast(page: Page, { toast: [title, text] }: Form) {
  await expect(toast(page)).toHaveCount(1);
  await expect(toast(page).getByText(title, { exact: true })).toBeVisible();
  await expect(toast(page).getByText(quoted(text))).toBeVisible();
}

/** A text that is too short or wrong gets the message, and a good one is sent. */
const checks =
  (form: Form, label: string, name: string, message: string, wrong: readonly string[]) =>
  async ({ visit }: { visit: Visit }) => {
    const page = await open(visit, form);
    const bodies = await answer(page);
    const good = form.good[label] ?? '';
    await fill(page, { ...form.good, [label]: wrong[0] ?? '' });
    await press(page, form);
    await expect(errors(page)).toHaveText([message]);
    await expect(field(page, label)).toBeFocused();
    for (const text of wrong) {
      await field(page, label).fill(text);
      await expect(field(page, label)).toHaveAccessibleDescription(message);
    }
    await press(page, form);
    await expect(errors(page)).toHaveText([message]);
    expect(bodies).toEqual([]);
    await field(page, label).fill(good);
    await expect(errors(page)).toHaveCount(0);
    await press(page, form);
    await expectSent(page);
    expect(bodies).toEqual([expect.objectContaining({ [name]: good })]);
  };

/** The toast waits for the answer, and the form is empty after it. */
const confirms =
  (form: Form) =>
  async ({ visit }: { visit: Visit }) => {
    const page = await open(visit, form);
    let release = () => {};
    const bodies = await answer(
      page,
      201,
      new Promise((done) => {
        release = done;
      }),
    );
    await fill(page, form.good);
    await closeToast(page);
    await press(page, form);
    await expect.poll(() => bodies.length).toBe(1);
    expect(await toast(page).count(), 'no toast before the answer').toBe(0);
    release();
    await expectToast(page, form);
    await expectEmpty(page);
  };

/** A failure keeps the values and confirms nothing. The next attempt can succeed. */
const survives =
  (form: Form) =>
  async ({ visit }: { visit: Visit }) => {
    const page = await open(visit, form);
    const lost = await answer(page, 500);
    await fill(page, form.good);
    await closeToast(page);
    await press(page, form);
    await expect(formOf(page).getByText(/wasn’t sent/)).toBeVisible();
    expect(await toast(page).count(), 'no toast after a failure').toBe(0);
    await expectTargets(formOf(page), /^\(\d{3}\)/, [/^tel:/]);
    await expectTargets(formOf(page), /@/, [/^mailto:/]);
    expect(lost).toHaveLength(1);
    for (const [label, text] of Object.entries(form.good))
      await expect(field(page, label)).toHaveValue(text);
    await page.unrouteAll();
    const bodies = await answer(page);
    await press(page, form);
    await expectToast(page, form);
    await expectEmpty(page);
    expect(bodies).toHaveLength(1);
    await expect(formOf(page).getByText(/wasn’t sent/)).toHaveCount(0);
  };

/** The first press comes before the scripts. */
const startsWith =
  (form: Form, messages: readonly (string | RegExp)[]) =>
  async ({ reader: page }: { reader: Page }) => {
    let release = () => {};
    const arrival = new Promise<void>((done) => {
      release = done;
    });
    await page.route('**/assets/entry.client*', async (call) => {
      await arrival;
      await call.continue();
    });
    const bodies = await answer(page);
    await page.goto(form.route);
    await page.evaluate(() => {
      sessionStorage.clear();
      const watch = (event: Event) =>
        setTimeout(() => {
          if (!event.defaultPrevented) document.documentElement.dataset.bubble = 'shown';
        });
      addEventListener('invalid', watch, true);
    });
    await press(page, form);
    await expect(page.locator('html')).not.toHaveAttribute('data-hydrated');
    release();
    const shown = formOf(page).locator('[slot="errorMessage"]').filter({ visible: true });
    await expect(shown).toHaveText(messages);
    await expect(formOf(page).getByRole('textbox').first()).toBeFocused();
    await expect(page.locator('html')).not.toHaveAttribute('data-bubble');
    expect(bodies).toEqual([]);
  };

test.afterEach(({ reader }) => reader.unrouteAll());

test.describe('the desktop contact form', { tag: '@wide' }, () => {
  test(
    'Desktop contact form and About consultation form: …',
    startsWith(contact, [nameError, emailError, phoneError, subjectError, messageError]),
  );

  test(
    "name: at least 2 characters, 'Name must be at least 2 characters.'",
    checks(contact, 'Name', 'name', nameError, ['J', '']),
  );
  test(
    "email: valid address, 'Please enter a valid email address.'",
    checks(contact, 'Email', 'email', emailError, ['jo@', 'jo', 'jo@example', '@example.com', '']),
  );
  test(
    "phone: at least 10 characters, 'Please enter a valid phone number.'",
    checks(contact, 'Phone', 'phone', phoneError, ['956555011', '']),
  );
  test(
    "subject (contact form only): at least 2 characters, 'Subject must be at least 2 characters.'",
    checks(contact, 'Subject', 'subject', subjectError, ['T', '']),
  );
  test(
    "message: at least 10 characters, 'Message must be at least 10 characters.'",
    checks(contact, 'Message', 'message', messageError, ['Nine char', '']),
  );

  test('Form minimums: name 2, subject 2, phone 10, message 10 characters. Message box 5 rows.', async ({
    visit,
  }) => {
    const page = await open(visit, contact);
    const bodies = await answer(page);
    const short = Object.entries(contact.good).map(([label, text]) => [label, text.slice(0, -1)]);
    await fill(page, { ...Object.fromEntries(short), Email: 'jo@example.com' });
    await press(page, contact);
    await expect(errors(page)).toHaveText([nameError, phoneError, subjectError, messageError]);
    await fill(page, contact.good);
    await expect(errors(page)).toHaveCount(0);
    await press(page, contact);
    await expectSent(page);
    const [sent] = bodies;
    const lengths = ['name', 'subject', 'phone', 'message'].map((name) => `${sent?.[name]}`.length);
    expect(lengths).toEqual([2, 2, 10, 10]);
    await expect(field(page, 'Message')).toHaveJSProperty('rows', 5);
  });

  test('Desktop contact form: name, email, phone, subject, message.', async ({ visit }) => {
    const page = await open(visit, contact);
    const bodies = await answer(page);
    await fill(page, contact.good);
    await press(page, contact);
    await expectSent(page);
    const [name, email, phone, subject, message] = Object.values(contact.good);
    expect(bodies).toEqual([
      expect.objectContaining({ kind: 'contact', name, email, phone, subject, message }),
    ]);
    expect(fieldsOf(bodies[0])).toEqual(['name', 'email', 'phone', 'subject', 'message']);
  });

  test(
    "Desktop contact success | Toast 'Message Sent' with 'We'll get back to you as soon as possible.'",
    confirms(contact),
  );
  test(
    'Consultation and contact forms: after a valid submit a confirmation toast shows and the form resets to empty.',
    survives(contact),
  );
});

test.describe('the consultation form', { tag: '@wide' }, () => {
  test(
    'Desktop contact form and About consultation form: …',
    startsWith(consultation, [nameError, emailError, phoneError, messageError]),
  );

  test(
    "name: at least 2 characters, 'Name must be at least 2 characters.'",
    checks(consultation, 'Name', 'name', nameError, ['J', '']),
  );
  test(
    "email: valid address, 'Please enter a valid email address.'",
    checks(consultation, 'Email', 'email', emailError, ['jo@', 'jo', 'jo@example', '']),
  );
  test(
    "phone: at least 10 characters, 'Please enter a valid phone number.'",
    checks(consultation, 'Phone', 'phone', phoneError, ['956555011', '']),
  );
  test(
    "message: at least 10 characters, 'Message must be at least 10 characters.'",
    checks(consultation, 'Project Details', 'message', messageError, ['Nine char', '']),
  );

  test('preferredDate: optional.', async ({ visit }) => {
    const page = await open(visit, consultation);
    const bodies = await answer(page);
    await fill(page, consultation.good);
    await date(page).fill('');
    await press(page, consultation);
    await expectSent(page);
    expect(bodies).toEqual([expect.objectContaining({ preferredDate: '' })]);
  });

  test('Appointment request: name, email, phone, message, preferredDate (all strings).', async ({
    visit,
  }) => {
    const page = await open(visit, consultation);
    const email = `rosa-${crypto.randomUUID()}@example.com`;
    await fill(page, { ...consultation.good, Email: email });
    await date(page).fill('2031-05-17');
    const [request] = await Promise.all([
      page.waitForRequest('**/functions/v1/leads'),
      press(page, consultation),
    ]);
    const body: Body = request.postDataJSON();
    expect(request.method()).toBe('POST');
    expect(fieldsOf(body).toSorted()).toEqual(
      ['name', 'email', 'phone', 'message', 'preferredDate'].toSorted(),
    );
    for (const name of fieldsOf(body)) expect(typeof body[name], name).toBe('string');
    await expectToast(page, consultation);
    await expectEmpty(page);
    const { data } = await asService().from('leads').select().eq('email', email);
    expect(data).toMatchObject([
      {
        kind: 'consultation',
        name: 'Jo',
        phone: '9565550110',
        message: 'Ten chars!',
        preferred_date: '2031-05-17',
      },
    ]);
  });

  test(
    "Consultation success | Toast 'Appointment Request Received' with 'We'll contact you shortly to confirm your appointment.'",
    confirms(consultation),
  );
  test(
    'Consultation and contact forms: after a valid submit a confirmation toast shows and the form resets to empty.',
    survives(consultation),
  );
});

test.describe('the mobile contact form', { tag: '@phone' }, () => {
  test(
    'Mobile contact form: … are required by the browser',
    startsWith(mobile, [/\w/, /\w/, /\w/]),
  );

  test('Mobile contact form: Full Name, Email Address and Project Details are required by the browser; phone is optional.', async ({
    visit,
  }) => {
    const page = await open(visit, mobile);
    const bodies = await answer(page);
    for (const label of Object.keys(mobile.good)) {
      await fill(page, { ...mobile.good, [label]: '' });
      await press(page, mobile);
      const shown = formOf(page).locator('[slot="errorMessage"]').filter({ visible: true });
      const own = await field(page, label).evaluate((one: HTMLInputElement) => [
        one.validity.valueMissing,
        one.validationMessage,
      ]);
      expect(own).toEqual([true, expect.stringMatching(/\w/)]);
      await expect(shown).toHaveText([String(own[1])]);
      await field(page, label).fill(mobile.good[label] ?? '');
      await expect(shown).toHaveCount(0);
    }
    expect(bodies).toEqual([]);
    await field(page, 'Phone (optional)').fill('');
    await press(page, mobile);
    await expectSent(page);
    expect(bodies).toEqual([expect.objectContaining({ name: 'J', message: 'x', phone: '' })]);
    await expect(field(page, 'Project Details')).toHaveJSProperty('rows', 5);
  });

  test('Mobile form: name, email, phone, message.', async ({ visit }) => {
    const page = await open(visit, mobile);
    const bodies = await answer(page);
    await fill(page, { ...mobile.good, 'Phone (optional)': '9' });
    await press(page, mobile);
    await expectSent(page);
    const [name, email, message] = Object.values(mobile.good);
    expect(bodies).toEqual([
      expect.objectContaining({ kind: 'phone', name, email, phone: '9', message }),
    ]);
    expect(fieldsOf(bodies[0])).toEqual(['name', 'email', 'phone', 'message']);
  });

  test("Mobile contact success | Toast 'Message Sent!' with the same text", confirms(mobile));
  test(
    'Consultation and contact forms: after a valid submit a confirmation toast shows and the form resets to empty.',
    survives(mobile),
  );
});

test.describe('the home contact section', { tag: '@wide' }, () => {
  test('Home contact section: no validation or submit logic (email input type only).…The form has no submit behaviour and only the email field has an email input type.', async ({
    visit,
  }) => {
    const page = await open(visit, home);
    const bodies = await answer(page);
    await expect(formOf(page).locator('[required], [minlength], [pattern]')).toHaveCount(0);
    await expect(formOf(page).locator('[type="email"]')).toHaveCount(1);
    await field(page, 'Email Address').fill('jo@');
    await press(page, home);
    await expect(field(page, 'Email Address')).toHaveAccessibleDescription(/@/);
    expect(bodies).toEqual([]);
    await fill(page, { 'Your Name': 'J', 'Email Address': 'jo@example.com', Message: 'x' });
    await page.evaluate(() => {
      document.documentElement.dataset.same = 'document';
    });
    await press(page, home);
    await expectToast(page, home);
    await expectEmpty(page);
    expect(bodies).toEqual([
      expect.objectContaining({ kind: 'home', name: 'J', subject: '', message: 'x' }),
    ]);
    await expect(page.locator('html')).toHaveAttribute('data-same', 'document');
    await expect(page).toHaveURL(/\/$/);
  });
});
