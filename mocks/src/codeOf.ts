import { Secret, TOTP } from 'otpauth';

const PERIOD_MS = 30_000;

/** The code that an authenticator app shows, now or some periods of 30 seconds later. */
export const codeOf = (secret: string, periods = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: Date.now() + periods * PERIOD_MS,
  });
