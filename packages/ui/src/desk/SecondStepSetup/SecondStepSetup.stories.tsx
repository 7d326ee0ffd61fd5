import preview from '@custom-designs/storybook/preview.tsx';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { inCompact } from '../compact.fixtures.tsx';
import { SecondStepSetup } from './SecondStepSetup.tsx';

const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const uri = `otpauth://totp/Custom%20Designs:ana%40example.com?issuer=Custom%20Designs&secret=${secret}`;

/** The places of dark squares, in the shape that a backend returns. */
const squares = Array.from({ length: 29 * 29 }, (_, index) => index)
  .filter((index) => (index * index + (index >> 3)) % 5 < 2)
  .map((index) => `M${index % 29} ${Math.floor(index / 29)}h1v1h-1z`);
// Without a viewBox, as hosted projects draw it.
const qrCode = `data:image/svg+xml;utf-8,<svg xmlns="http://www.w3.org/2000/svg" width="290" height="290"><path transform="scale(10)" d="${squares.join('')}"/></svg>`;

const meta = preview.meta({
  title: 'Desk/SecondStepSetup',
  tags: ['experimental', '!stable'],
  component: SecondStepSetup,
  args: {
    appKey: { qrCode, secret, uri },
    onCopy: fn(),
    onSubmit: fn(),
    onCancel: fn(),
  },
  decorators: [inCompact],
});

export const Default = meta.story();
export const Loading = meta.story({ args: { appKey: null } });
export const WrongCode = meta.story({
  args: {
    problem: 'This code is wrong or was used before. Enter the next one that your app shows.',
  },
});
export const Expired = meta.story({
  args: { problem: 'This setup has ended. Close it and start again.' },
});
export const LongKey = meta.story({
  args: { appKey: { qrCode, secret: secret.repeat(4), uri } },
});

Default.test(
  'offers the key to scan, to open, and to copy, and sends the first code',
  async ({ args }) => {
    await expect(screen.getByRole('img', { name: 'QR code to scan with the app' })).toBeVisible();
    await expect(screen.getByRole('link', { name: 'Open the app' })).toHaveAttribute('href', uri);
    await expect(screen.getByText('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Copy key' }));
    await expect(args.onCopy).toHaveBeenCalledWith(secret);
    await userEvent.type(screen.getByRole('textbox', { name: 'Code' }), '123456{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith('123456');
  },
);
