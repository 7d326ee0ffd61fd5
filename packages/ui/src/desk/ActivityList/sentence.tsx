import type { ReactNode } from 'react';
import * as styles from './ActivityList.css.ts';

/** An account. Its name is null if the account has been removed. */
export interface ActivityAccount {
  readonly name: string | null;
}

export interface Activity {
  readonly id: number;
  readonly kind:
    | 'signed_in'
    | 'first_step'
    | 'refused'
    | 'signed_out'
    | 'added'
    | 'invited'
    | 'role'
    | 'removed'
    | 'password'
    | 'address'
    | 'address_undone'
    | 'second_step'
    | 'second_step_off'
    | 'published';
  /** The account it happened to. Null for the whole website. */
  readonly account: ActivityAccount | null;
  /** The account that did it. Null if that isn't known. */
  readonly actor: ActivityAccount | null;
  /** The role that the account has got. */
  readonly role: 'manager' | 'editor' | null;
  /** How often a sign-in was refused. */
  readonly times: number;
  /** When it happened, in ISO 8601. */
  readonly at: string;
  /** When it happened, as shown below its day. */
  readonly time: string;
}

const roleNames = { manager: 'a manager', editor: 'an editor' };

/** What happened, in a sentence. The name of a removed account isn't known. */
export function sentence({ kind, account, actor, role, times }: Activity): ReactNode {
  const named = (given: ActivityAccount | null, unknown: string) =>
    given?.name ? <bdi className={styles.who}>{given.name}</bdi> : unknown;
  const who = named(account, 'a removed account');
  const Who = named(account, 'A removed account');
  const by = actor && named(actor, 'A removed account');
  const as = role && ` as ${roleNames[role]}`;
  switch (kind) {
    case 'signed_in':
      return <>{Who} signed in.</>;
    case 'first_step':
      return <>{Who} was asked for the code of the second step.</>;
    case 'refused':
      return (
        <>
          A sign-in to {who} was refused{times > 1 && ` ${times} times`}.
        </>
      );
    case 'signed_out':
      return by ? (
        <>
          {by} signed {who} out everywhere.
        </>
      ) : (
        <>{Who} was signed out everywhere.</>
      );
    case 'added':
      return (
        <>
          {Who} was added{as ?? ' without access'}.
        </>
      );
    case 'invited':
      return by ? (
        <>
          {by} invited {who}
          {as}.
        </>
      ) : (
        <>
          {Who} was invited{as}.
        </>
      );
    case 'role':
      return by ? (
        <>
          {by} {role ? 'made' : 'set'} {who} {role ? roleNames[role] : 'to no access'}.
        </>
      ) : (
        <>
          {Who} was {role ? `made ${roleNames[role]}` : 'set to no access'}.
        </>
      );
    case 'removed':
      return by ? <>{by} removed an account.</> : 'An account was removed.';
    case 'password':
      return <>{Who} has a new password.</>;
    case 'address':
      return <>{Who} has a new email address.</>;
    case 'address_undone':
      return <>A change of the email address of {who} was undone.</>;
    case 'second_step':
      return <>{Who} has a second step at sign-in.</>;
    case 'second_step_off':
      return by ? (
        <>
          {by} removed the second step of {who}.
        </>
      ) : (
        <>{Who} no longer has a second step.</>
      );
    case 'published':
      return by ? <>{by} updated the website.</> : 'The website was updated.';
  }
}
