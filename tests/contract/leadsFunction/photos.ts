import { expect, test } from 'vitest';
import { type LeadsFunctionContract, message, newAddress } from './harness.ts';

const dataUrl = (type: string, bytes: string, padding = 0) =>
  `data:${type};base64,${btoa(bytes + '\0'.repeat(padding))}`;

const JPEG = '\xff\xd8\xff\xe0';
const PNG = '\x89PNG\r\n\x1a\n';
const MEGABYTE = 1024 * 1024;

export function photos(contract: () => LeadsFunctionContract): void {
  const send = async (photo: unknown, changes: object = {}) => {
    const answer = await contract().send({ ...message(changes), photo });
    const [lead] = await contract().leads();
    return { status: answer.status, body: await answer.json(), lead };
  };

  test.each([
    ['a JPEG', dataUrl('image/jpeg', JPEG), 'image/jpeg'],
    ['a PNG of two megabytes', dataUrl('image/png', PNG, 2 * MEGABYTE), 'image/png'],
    ['a WebP', dataUrl('image/webp', 'RIFF\0\0\0\0WEBPVP8 '), 'image/webp'],
    ['a PNG called a JPEG', dataUrl('image/jpeg', PNG), 'image/png'],
  ])('%s is stored with its message, with the type of its bytes', async (_what, photo, type) => {
    const { status, body, lead } = await send(photo);
    expect([status, body]).toEqual([201, { id: lead.id }]);
    expect(lead.has_photo).toBe(true);
    expect(lead.photo.split(';')).toEqual([`data:${type}`, photo.split(';')[1]]);
  });

  test.each([
    ['an SVG file', dataUrl('image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a page called a JPEG', dataUrl('image/jpeg', '<!doctype html><script>alert(1)</script>')],
    ['a GIF', dataUrl('image/gif', 'GIF89a')],
    ['a photo of more than three megabytes', dataUrl('image/jpeg', JPEG, 3 * MEGABYTE)],
    ['an address', 'https://example.com/a.jpg'],
    ['broken base64', 'data:image/jpeg;base64,/9j/4A=A'],
    ['a number', 7],
  ])('%s is left out, and the message is stored', async (_what, photo) => {
    const { status, body, lead } = await send(photo);
    expect([status, body]).toEqual([201, { id: lead.id, isPhotoLost: true }]);
    expect(lead).toMatchObject({ message: message().message, photo: null, has_photo: false });
  });

  test('a body that is too large besides its photo is refused: 413', async () => {
    const photo = dataUrl('image/jpeg', JPEG);
    const answer = await contract().send({ ...message({ message: 'x'.repeat(70_000) }), photo });
    expect(answer.status).toBe(413);
    const huge = dataUrl('image/jpeg', JPEG, 5 * MEGABYTE);
    expect((await contract().send({ ...message(), photo: huge })).status).toBe(413);
    expect(await contract().leads()).toEqual([]);
  });

  test('the same message twice is stored once, with its photo', async () => {
    const sent = { ...message(), photo: dataUrl('image/jpeg', JPEG) };
    const first = await contract().send(sent);
    const second = await contract().send(sent);
    expect([await first.json(), await second.json()]).toEqual([{ id: sent.id }, { id: sent.id }]);
    expect(await contract().leads()).toMatchObject([{ id: sent.id, has_photo: true }]);
  });

  test('spam is stored without its photo, and gets the usual answer', async () => {
    const { body, lead } = await send(dataUrl('image/jpeg', JPEG), {
      website: 'https://spam.example',
    });
    expect(body).toEqual({ id: lead.id });
    expect(lead).toMatchObject({ status: 'spam', photo: null });
  });

  test('a repeated message says whether the first one was stored with its photo', async () => {
    const withPhoto = { ...message(), photo: dataUrl('image/jpeg', JPEG) };
    await contract().send(withPhoto);
    const again = await contract().send({ ...withPhoto, photo: null });
    expect(await again.json()).toEqual({ id: withPhoto.id });
  });

  test('the fourth photo of a sender within a day is left out, and its message is stored', async () => {
    const photo = dataUrl('image/jpeg', JPEG);
    const address = newAddress();
    const answers = [];
    for (let sent = 0; sent < 4; sent += 1) {
      const changes = { id: crypto.randomUUID(), message: `The patio, picture ${sent}` };
      answers.push(await (await contract().send({ ...message(changes), photo }, address)).json());
    }
    const lost = answers.map(({ isPhotoLost = false }) => isPhotoLost);
    expect(lost).toEqual([false, false, false, true]);
  });

  test('the 51st photo of a day is left out, whoever sends it, and its message is stored', async () => {
    const photo = dataUrl('image/jpeg', JPEG);
    const { name, email, message: text } = message();
    const rows = Array.from({ length: 50 }, (_, index) => ({
      ...{ id: crypto.randomUUID(), kind: 'contact', name, email, photo },
      message: `${text} ${index}`,
    }));
    expect((await contract().service.from('leads').insert(rows)).error).toBeNull();
    const answer = await contract().send({ ...message(), photo });
    expect(answer.status).toBe(201);
    expect(await answer.json()).toMatchObject({ isPhotoLost: true });
    expect(await contract().leads()).toHaveLength(51);
  });

  test('the email to the company says that there is a photo, and the webhook gets only that', async () => {
    await send(dataUrl('image/jpeg', JPEG));
    const sent = () => contract().sink.received.map(({ body }) => JSON.stringify(body));
    await expect.poll(() => sent().some((body) => body.includes('One photo.'))).toBe(true);
    await expect.poll(() => sent().some((body) => body.includes('has_photo'))).toBe(true);
    expect(sent().join()).not.toContain('base64');
  });
}
